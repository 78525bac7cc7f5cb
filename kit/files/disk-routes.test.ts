import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, readlink, rm, truncate } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { diskRoutes } from './disk-routes.ts';
import { openDiskStore, type DiskStore } from './disk-store.ts';
import { PART_BYTES_MAX } from './upload-parts.ts';

let directory: string;
let app: FastifyInstance;
let store: DiskStore;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'berea-files-'));
  store = await openDiskStore({ directory, signingKeys: [randomBytes(32)], publicOrigin: '' });
  app = fastify();
  await app.register(diskRoutes, { store });
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await app.close();
  await rm(directory, { recursive: true });
});

async function linkTo(contentType: string, options: { inline?: boolean } = {}) {
  const key = `routes/${randomBytes(8).toString('hex')}`;
  await store.put(key, Buffer.from('0123456789'), { contentType });
  return store.downloadUrl(key, { expiresInS: 60, fileName: 'file.bin', ...options });
}

async function newPartUrl(bytes = PART_BYTES_MAX) {
  const key = `routes/${randomBytes(8).toString('hex')}`;
  const { uploadId } = await store.beginUpload(key, { contentType: 'video/mp4' });
  return { key, uploadId, url: await store.partUrl({ key, uploadId, partNumber: 1, bytes, expiresInS: 60 }) };
}

describe('serving', () => {
  test('a file comes with headers under which nothing in it can run', async () => {
    const { statusCode, headers } = await app.inject(await linkTo('text/html', { inline: true }));
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'cross-origin-resource-policy': 'same-site',
      'cache-control': 'private, max-age=600',
      'content-type': 'text/html',
      'content-length': '10',
      'content-disposition': `attachment; filename="file.bin"; filename*=UTF-8''file.bin`,
    });
  });

  test('a refusal is not cached and can run nothing either', async () => {
    const { statusCode, headers, json } = await app.inject('/files/objects/nobody/knows?expires=9999999999');
    expect(statusCode).toBe(403);
    expect(json()).toEqual({ problem: 'urlForged' });
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
  });

  test('HEAD tells what GET would send, without sending it', async () => {
    const url = await linkTo('video/mp4');
    const { statusCode, headers, body } = await app.inject({ method: 'HEAD', url });
    expect([statusCode, body]).toEqual([200, '']);
    expect(headers).toMatchObject({
      'content-length': '10',
      'accept-ranges': 'bytes',
      'content-type': 'video/mp4',
    });
  });

  test.each([
    ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
    ['bytes=8-', 206, '89', 'bytes 8-9/10'],
    ['bytes=-3', 206, '789', 'bytes 7-9/10'],
    ['bytes=5-99', 206, '56789', 'bytes 5-9/10'],
    ['bytes=0-1,4-5', 200, '0123456789', undefined],
    ['bytes=4-2', 200, '0123456789', undefined],
    ['lines=1-2', 200, '0123456789', undefined],
    ['bytes=-', 200, '0123456789', undefined],
    ['bytes=10-', 416, '{"problem":"rangeOutside"}', 'bytes */10'],
    ['bytes=-0', 416, '{"problem":"rangeOutside"}', 'bytes */10'],
  ])('a request for %s is answered %d', async (range, status, text, contentRange) => {
    const { statusCode, headers, body } = await app.inject({
      url: await linkTo('text/plain'),
      headers: { range },
    });
    expect([statusCode, body, headers['content-range']]).toEqual([status, text, contentRange]);
    expect(headers['content-length']).toBe(String(text.length));
  });

  test('who holds an older version gets the whole instead of a range', async () => {
    const url = await linkTo('text/plain');
    const { etag } = (await app.inject(url)).headers;
    const asked = async (ifRange: string) =>
      (await app.inject({ url, headers: { range: 'bytes=0-0', 'if-range': ifRange } })).statusCode;
    expect([await asked(String(etag)), await asked('"older"')]).toEqual([206, 200]);
  });

  test('an address signed before the secret was changed still works, one of a forgotten secret does not', async () => {
    const [older, newer] = [randomBytes(32), randomBytes(32)];
    const signedBy = async (...signingKeys: Buffer[]) =>
      openDiskStore({ directory, signingKeys, publicOrigin: '' });
    const url = new URL(
      await (await signedBy(older)).downloadUrl('a/b', { expiresInS: 60, fileName: 'x' }),
      'http://x',
    );
    const check = async (...keys: Buffer[]) =>
      (await signedBy(...keys)).urls.check('object', 'a/b', url.searchParams);
    await expect(check(newer, older)).resolves.toBeUndefined();
    await expect(check(newer)).rejects.toMatchObject({ problem: 'urlForged' });
  });
});

describe('sending through memory that is used again', () => {
  /** More than the line itself can hold. */
  const film = randomBytes(30_000_000);
  let key: string;
  let url: string;
  beforeEach(async () => {
    key = `routes/${randomBytes(8).toString('hex')}`;
    await store.put(key, film, { contentType: 'video/mp4' });
    const { port } = app.server.address() as AddressInfo;
    url = `http://127.0.0.1:${port}${await store.downloadUrl(key, { expiresInS: 60, fileName: 'film.mp4' })}`;
  });

  test('a class of players, fast and slow, gets each its own bytes', async () => {
    const watch = async (_: unknown, at: number) => {
      const first = at * 50_000;
      const range = `bytes=${first}-${first + 999_999}`;
      const [answer] = await once(request(url, { headers: { range } }).end(), 'response');
      const pieces: Buffer[] = [];
      for await (const piece of answer as AsyncIterable<Buffer>) {
        pieces.push(piece);
        if (at % 3 === 0) await new Promise(setImmediate);
      }
      return Buffer.concat(pieces).equals(film.subarray(first, first + 1_000_000));
    };
    const isRight = await Promise.all(Array.from({ length: 40 }, watch));
    expect(isRight).toEqual(isRight.map(() => true));
  });

  test('who hangs up in the middle leaves no file open', async () => {
    const [answer] = (await once(request(url).end(), 'response')) as [IncomingMessage];
    expect(await openFiles()).toHaveLength(1);
    answer.destroy();
    await vi.waitFor(async () => expect(await openFiles()).toEqual([]));
  });

  test('what turns out to be shorter than promised ends in a broken line, never as if it were whole', async () => {
    const [answer] = (await once(request(url).end(), 'response')) as [IncomingMessage];
    const [path = ''] = await openFiles();
    await truncate(path, 1_000);
    await expect(buffer(answer)).rejects.toMatchObject({ code: 'ECONNRESET' });
  });

  test('who hangs up while earlier answers are still on the line leaves no file open either', async () => {
    const { port } = app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    const { pathname, search } = new URL(url);
    const asked = `GET ${pathname}${search} HTTP/1.1\r\nHost: x\r\n\r\n`;
    socket.write(asked.repeat(3));
    await vi.waitFor(async () => expect(await openFiles()).toHaveLength(3));
    socket.destroy();
    await vi.waitFor(async () => expect(await openFiles()).toEqual([]));
  });

  async function openFiles(): Promise<string[]> {
    const descriptors = await readdir('/proc/self/fd');
    const paths = descriptors.map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => ''));
    return (await Promise.all(paths)).filter((path) => path.startsWith(directory));
  }
});

describe('receiving', () => {
  test('a part may have any type or none, and is never parsed', async () => {
    for (const headers of [{ 'content-type': 'application/json' }, {}]) {
      const { url, ...upload } = await newPartUrl();
      const { statusCode } = await app.inject({
        method: 'PUT',
        url,
        headers,
        payload: Buffer.from('{"not json'),
      });
      expect(statusCode).toBe(200);
      expect(await store.listParts(upload)).toMatchObject([{ partNumber: 1, size: 10 }]);
    }
  });

  test('a part that says it is too large is refused before it is read', async () => {
    const { url, ...upload } = await newPartUrl();
    const headers = { 'content-length': String(PART_BYTES_MAX + 1) };
    const { statusCode, json } = await app.inject({ method: 'PUT', url, headers, payload: Buffer.from('x') });
    expect([statusCode, json()]).toEqual([413, { problem: 'partTooLarge' }]);
    expect(await store.listParts(upload)).toEqual([]);
  });

  test('a part that does not say so is refused when it grows too large, and leaves nothing', async () => {
    const { key, uploadId } = await newPartUrl();
    const tooLarge = (async function* growing() {
      for (let sent = 0; sent <= PART_BYTES_MAX; sent += 1024 * 1024) yield Buffer.alloc(1024 * 1024);
    })();
    const received = store.receivePart({ key, uploadId, partNumber: 1 }, tooLarge);
    await expect(received).rejects.toMatchObject({ problem: 'partTooLarge' });
    expect(await store.listParts({ key, uploadId })).toEqual([]);
    expect(await readdir(join(directory, 'incoming'))).toEqual([]);
  });

  test('a sender who hangs up in the middle leaves no part and nothing on the disk', async () => {
    const { url, ...upload } = await newPartUrl();
    const incoming = async () => readdir(join(directory, 'incoming'));
    const { port } = app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(`PUT ${url} HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000\r\n\r\n${'x'.repeat(5000)}`);
    await vi.waitFor(async () => expect(await incoming()).toHaveLength(1));
    socket.destroy();
    await vi.waitFor(async () => expect(await incoming()).toEqual([]));
    expect(await store.listParts(upload)).toEqual([]);
  });
});
