import { mkdir, mkdtemp, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { StaticFiles } from './static-files.ts';

let parent: string;
let files: StaticFiles;
const PAGE = '<!doctype html>'.repeat(50);
beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'berea-static-'));
  const folder = join(parent, 'web');
  await mkdir(join(folder, 'assets'), { recursive: true });
  await writeFile(join(folder, 'index.html'), PAGE);
  await writeFile(join(folder, 'assets', 'app-1a2b.js'), 'let a = 1;'.repeat(50));
  await writeFile(join(folder, 'assets', 'app-1a2b.js.map'), '{}');
  await writeFile(join(folder, 'logo.png'), 'png');
  await writeFile(join(parent, 'secret.txt'), 'secret');
  await writeFile(join(parent, 'web-secret.txt'), 'secret');
  files = new StaticFiles(folder);
});
afterAll(() => rm(parent, { recursive: true }));

describe('a file of the web app', () => {
  test('comes compressed the way the browser reads it', async () => {
    const [br, gzip, plain] = await Promise.all(
      ['gzip, deflate, br', 'gzip', ''].map((encoding) => files.find('/index.html', encoding)),
    );
    expect(br?.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br?.body ?? Buffer.of()).toString()).toBe(PAGE);
    expect(gunzipSync(gzip?.body ?? Buffer.of()).toString()).toBe(PAGE);
    expect(plain?.headers).not.toHaveProperty('content-encoding');
    expect(plain?.body.toString()).toBe(PAGE);
  });

  test('comes as the build has compressed it, unless it was changed since', async () => {
    const file = join(parent, 'web', 'assets', 'built-5e6f.js');
    const [before, after] = [new Date(2026, 1, 1), new Date(2026, 1, 2)];
    const sent = async () => {
      const found = await new StaticFiles(join(parent, 'web')).find('/assets/built-5e6f.js', 'br');
      return [
        found?.headers['content-encoding'],
        brotliDecompressSync(found?.body ?? Buffer.of()).toString(),
      ];
    };
    await writeFile(file, 'as it is');
    // What it was compressed from says otherwise, so that one can tell which was sent.
    await writeFile(`${file}.br`, brotliCompressSync('as it was built'));
    await utimes(`${file}.br`, after, after);
    await utimes(file, before, before);
    expect(await sent()).toEqual(['br', 'as it was built']);
    await utimes(`${file}.br`, before, before);
    await utimes(file, after, after);
    expect(await sent()).toEqual(['br', 'as it is']);
    expect(await files.find('/assets/built-5e6f.js.br', 'br')).toBeNull();
  });

  test('is kept by browsers for ever when its name holds its hash, and asked for again otherwise', async () => {
    expect((await files.find('/assets/app-1a2b.js', ''))?.headers['cache-control']).toContain('immutable');
    expect((await files.find('/index.html', ''))?.headers['cache-control']).toBe('no-cache');
  });

  test('is a picture as it is', async () => {
    const picture = await files.find('/logo.png', 'br');
    expect(picture?.headers).toMatchObject({ 'content-type': 'image/png', 'content-length': '3' });
    expect(picture?.headers).not.toHaveProperty('content-encoding');
  });
});

describe('what was read', () => {
  test('is kept once for all the ways to write its address', async () => {
    const once = await files.find('/assets/app-1a2b.js', 'br');
    for (const path of [
      '/assets/%61pp-1a2b.js',
      '/%61ssets/app-1a2b.js',
      '/assets/./app-1a2b.js',
      '//assets//app-1a2b.js',
    ]) {
      expect(await files.find(path, 'br')).toBe(once);
    }
  });

  test('is not promised for ever where the address only passes through the assets', async () => {
    expect((await files.find('/assets/../index.html', ''))?.headers['cache-control']).toBe('no-cache');
  });

  test('is read again after it could not be read', async () => {
    const content = 'let b = 2;';
    const file = join(parent, 'web', 'assets', 'late-3c4d.js');
    // A file that is there and whose beginning nobody can read.
    await symlink('/proc/self/mem', file);
    await expect(files.find('/assets/late-3c4d.js', '')).rejects.toThrow('EIO');
    await rm(file);
    await writeFile(file, content);
    expect((await files.find('/assets/late-3c4d.js', ''))?.body.toString()).toBe(content);
  });
});

describe('nothing is found', () => {
  test.each([
    '/nothing.html',
    '/assets',
    '/assets/',
    '/assets/app-1a2b.js.map',
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/assets/../../secret.txt',
    '/../web-secret.txt',
    '/..\\secret.txt',
    '/%00index.html',
    '/index.html%00.png',
    '/%E0%A4%A',
    '',
  ])('under %j', async (path) => {
    expect(await files.find(path, '')).toBeNull();
  });
});
