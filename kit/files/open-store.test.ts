import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openStore, readStorageUrl } from './open-store.ts';

const disk = {
  directory: join(tmpdir(), 'never-made'),
  signingKeys: [randomBytes(32)],
  publicOrigin: '',
  now: () => new Date(),
};

/** A store that answers every question with one status. */
async function storeThatAnswers(status: number): Promise<string> {
  const server = createServer((_request, response) => response.writeHead(status).end());
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `s3://KEY:SECRET@college?endpoint=http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('without an address the files are on our own disk', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'berea-files-'));
  const store = await openStore({ ...disk, url: null, directory });
  expect(store.kind).toBe('disk');
  await store.close();
  await rm(directory, { recursive: true });
});

test.each<[url: string, address: ReturnType<typeof readStorageUrl>]>([
  [
    's3://KEY:SECRET@college?endpoint=https://s3.example:9000&region=eu-west-2',
    {
      accessKeyId: 'KEY',
      secretAccessKey: 'SECRET',
      bucket: 'college',
      endpoint: 'https://s3.example:9000',
      region: 'eu-west-2',
    },
  ],
  [
    's3://KEY:a/b+c%2Fd@e@my.college-files',
    { accessKeyId: 'KEY', secretAccessKey: 'a/b+c/d@e', bucket: 'my.college-files', region: 'us-east-1' },
  ],
])('an address names the bucket and its key: %s', (url, address) => {
  expect(readStorageUrl(url)).toEqual(address);
});

test.each([
  ['https://college.example/files', /^STORAGE_URL must look like s3:/],
  ['s3://college', /^STORAGE_URL must look like s3:/],
  ['s3://KEY@college', /^STORAGE_URL must look like s3:/],
  ['s3://KEY:hidden@', /^STORAGE_URL must look like s3:/],
  ['s3://KEY:hidden@college/folder', /^STORAGE_URL must look like s3:/],
  ['s3://KEY:hidden%@college', /must be written as %25/],
  ['s3://KEY:hidden@college?endpiont=https://x', /a part "endpiont" that is unknown/],
  ['s3://KEY:hidden@college?endpoint=s3.example', /endpoint that is no http or https address/],
  ['s3://KEY:hidden@college?endpoint=ftp://s3.example', /endpoint that is no http or https address/],
])('a wrong address is refused in one sentence that keeps the secret: %s', async (url, sentence) => {
  const opening = openStore({ ...disk, url });
  await expect(opening).rejects.toThrow(sentence);
  await expect(opening).rejects.not.toThrow(/hidden/);
});

test('a bucket that does not exist, or a key it refuses, stops the start', async () => {
  const open = async (status: number) => openStore({ ...disk, url: await storeThatAnswers(status) });
  await expect(open(404)).rejects.toThrow(
    'STORAGE_URL names the bucket college, but the bucket does not exist.',
  );
  await expect(open(403)).rejects.toThrow('STORAGE_URL names the bucket college, but the store refuses');
});

test('a store that is down at the moment does not stop the start', async () => {
  const store = await openStore({ ...disk, url: 's3://KEY:SECRET@college?endpoint=http://127.0.0.1:1' });
  expect(store.kind).toBe('s3');
  await store.close();
});
