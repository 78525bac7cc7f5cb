import { fork, type ChildProcess } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Order } from './disk-process.fixture.ts';
import { withFile, writeWhole } from './disk-file.ts';
import { joinParts, readJoined } from './disk-joined.ts';
import { joinedPath } from './disk-layout.ts';
import { streamOf } from './disk-read.ts';
import { openDiskStore } from './disk-store.ts';
import { PART_BYTES_MIN } from './upload-parts.ts';

let directory: string;
const signingKey = randomBytes(32);
const openHere = async () => openDiskStore({ directory, signingKeys: [signingKey], publicOrigin: '' });

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'berea-files-'));
});
afterEach(async () => {
  await rm(directory, { recursive: true });
});

async function startProcess() {
  const args = [directory, signingKey.toString('hex')];
  const child = fork(new URL('disk-process.fixture.ts', import.meta.url), args, { execArgv: [] });
  const { origin } = await nextMessage<{ origin: string }>(child);
  const ask = async <T>(order: Order) => {
    const answer = nextMessage<T>(child);
    child.send(order);
    return answer;
  };
  const kill = async () => {
    const exit = once(child, 'exit');
    child.kill('SIGKILL');
    await exit;
  };
  onTestFinished(() => void child.kill('SIGKILL'));
  return { child, origin, ask, kill };
}

async function nextMessage<T>(child: ChildProcess): Promise<T> {
  const [message] = (await once(child, 'message')) as [T];
  return message;
}

test('a process killed in the middle of a put leaves what was acknowledged and no half file', async () => {
  const { child, ask, kill } = await startProcess();
  await ask({ put: 'drill/acknowledged' });
  child.send({ putForever: 'drill/half' } satisfies Order);
  await vi.waitFor(async () => {
    const [name = ''] = await readdir(join(directory, 'incoming'));
    expect((await stat(join(directory, 'incoming', name))).size).toBeGreaterThan(100_000);
  });
  await kill();

  const store = await openHere();
  const listed = [];
  for await (const { key } of store.list('')) listed.push(key);
  expect(listed).toEqual(['drill/acknowledged']);
  expect(await store.head('drill/half')).toBeNull();
  expect(await store.head('drill/acknowledged')).toMatchObject({ size: 12, contentType: 'text/plain' });
});

test('the stamp of a file is another when a user changes its bytes on the disk, in one piece or in parts', async () => {
  const store = await openHere();
  await store.put('whole', Buffer.from('In the beginning'), { contentType: 'text/plain' });
  const ref = { key: 'joined', ...(await store.beginUpload('joined', { contentType: 'video/mp4' })) };
  for (const [at, part] of [Buffer.alloc(PART_BYTES_MIN, 'a'), Buffer.from('end')].entries())
    await store.receivePart({ ...ref, partNumber: at + 1 }, inPieces(part));
  await store.completeUpload({ ...ref, expectedParts: [{ partNumber: 1 }, { partNumber: 2 }] });
  for (const [key, path] of [
    ['whole', join(directory, 'objects', 'whole')],
    ['joined', join(joinedPath(join(directory, 'objects', 'joined')), '2')],
  ] as const) {
    const [stamp, about] = [await store.stamp(key), await store.head(key)];
    expect(await store.stamp(key)).toBe(stamp);
    // The clock of a disk may stand still for some milliseconds.
    await vi.waitFor(async () => {
      await withFile(path, 'r+', (file) => file.write('!'));
      expect(await store.stamp(key)).not.toBe(stamp);
    });
    expect(await store.head(key)).toEqual(about);
  }
});

test('what a dead process left is removed after a day, what a living one writes is not', async () => {
  const old = new Date(Date.now() - 25 * 3_600_000);
  for (const name of ['old-file', 'old-upload/1', 'new-file']) {
    const path = join(directory, 'incoming', name);
    await mkdir(join(path, '..'), { recursive: true });
    await writeFile(path, 'half');
  }
  for (const name of ['old-file', 'old-upload']) await utimes(join(directory, 'incoming', name), old, old);
  await openHere();
  expect(await readdir(join(directory, 'incoming'))).toEqual(['new-file']);
});

test('a part replaced after it was listed does not slip into the object', async () => {
  const [incoming, from] = [join(directory, 'incoming'), join(directory, 'parts')];
  for (const folder of [incoming, from]) await mkdir(folder);
  const keep = async (partNumber: number, words: string) => {
    const place = { incoming, target: join(from, String(partNumber)), contentType: 'video/mp4' };
    const { size, etag } = await writeWhole(place, [Buffer.from(words)]);
    return { partNumber, size, etag };
  };
  const parts = [await keep(1, 'first, '), await keep(2, 'second')];
  const joinAs = async (name: string) =>
    joinParts({ incoming, from, target: join(directory, name) }, { contentType: 'video/mp4', parts });
  const joined = { ...(await joinAs('joined')), parts };
  await keep(2, 'others');
  await expect(joinAs('never')).rejects.toMatchObject({ problem: 'partsDiffer' });
  expect(await readdir(incoming)).toEqual([]);
  const all = { range: { first: 0, last: 12 }, readPart: streamOf };
  expect(await text(readJoined(join(directory, 'joined'), joined, all))).toBe('first, second');
});

test('nothing in it can be read or listed by other users of the machine, also where it was open before', async () => {
  await chmod(directory, 0o755);
  const store = await openHere();
  await store.put('one/file', Readable.from([Buffer.from('words')]), { contentType: 'text/plain' });
  const key = 'films/joined';
  const ref = { key, ...(await store.beginUpload(key, { contentType: 'video/mp4' })) };
  for (const [at, part] of [Buffer.alloc(PART_BYTES_MIN, 'a'), Buffer.from('end')].entries())
    await store.receivePart({ ...ref, partNumber: at + 1 }, inPieces(part));
  await store.completeUpload({ ...ref, expectedParts: [{ partNumber: 1 }, { partNumber: 2 }] });
  await store.beginUpload('films/open', { contentType: 'video/mp4' });
  const found = ['.', ...(await readdir(directory, { recursive: true }))];
  expect(found.length).toBeGreaterThan(10);
  const wrong: string[] = [];
  for (const name of found) {
    const info = await stat(join(directory, name));
    if ((info.mode & 0o777) !== (info.isDirectory() ? 0o700 : 0o600)) wrong.push(name);
  }
  expect(wrong).toEqual([]);
});

test('of two versions left by a writer who was killed the file in one piece is the one', async () => {
  const store = await openHere();
  const key = 'films/one';
  const ref = { key, ...(await store.beginUpload(key, { contentType: 'video/mp4' })) };
  const parts = [Buffer.alloc(PART_BYTES_MIN, 'a'), Buffer.from('end')];
  for (const [at, part] of parts.entries())
    await store.receivePart({ ...ref, partNumber: at + 1 }, inPieces(part));
  await store.completeUpload({ ...ref, expectedParts: [{ partNumber: 1 }, { partNumber: 2 }] });
  const target = join(directory, 'objects', 'films=', 'one');
  await writeWhole({ incoming: join(directory, 'incoming'), target, contentType: 'video/mp4' }, [
    Buffer.from('new'),
  ]);
  const listed = [];
  for await (const one of store.list('')) listed.push(one);
  expect(listed).toMatchObject([{ key, size: 3 }]);
  expect(await text((await store.get(key)).body)).toBe('new');
  await store.remove(key);
  expect(await store.head(key)).toBeNull();
});

async function* inPieces(bytes: Buffer) {
  yield bytes;
}

test('what is replaced while it is read breaks off', async () => {
  const store = await openHere();
  const key = 'films/one';
  const keep = async (letter: string) => {
    const ref = { key, ...(await store.beginUpload(key, { contentType: 'video/mp4' })) };
    const part = Buffer.alloc(PART_BYTES_MIN, letter);
    for (const partNumber of [1, 2]) await store.receivePart({ ...ref, partNumber }, inPieces(part));
    await store.completeUpload({ ...ref, expectedParts: [{ partNumber: 1 }, { partNumber: 2 }] });
  };
  await keep('a');
  const reading = (await store.get(key)).body[Symbol.asyncIterator]();
  await reading.next();
  await keep('b');
  const rest = async () => {
    for (let next = await reading.next(); !next.done; next = await reading.next())
      expect(String(next.value)[0]).toBe('a');
  };
  await expect(rest()).rejects.toMatchObject({ problem: 'notFound' });
  expect(await text((await store.get(key)).body)).toBe('b'.repeat(2 * PART_BYTES_MIN));
});

test('192 MB pass through the server in three parts without passing through its memory', async () => {
  const { origin, ask } = await startProcess();
  const store = await openHere();
  const peakRss = async () => (await ask<{ peakRssBytes: number }>({ peakRss: true })).peakRssBytes;

  async function upload(key: string, bodies: readonly Buffer[]) {
    const ref = { key, ...(await store.beginUpload(key, { contentType: 'video/mp4' })) };
    const send = async (body: Buffer, index: number) => {
      const url = await store.partUrl({ ...ref, partNumber: index + 1, bytes: body.length, expiresInS: 60 });
      return fetch(origin + url, { method: 'PUT', body: new Uint8Array(body) });
    };
    for (const answer of await Promise.all(bodies.map(send))) expect(answer.status).toBe(200);
    const expectedParts = bodies.map((body, index) => ({ partNumber: index + 1, size: body.length }));
    await ask({ complete: { ...ref, expectedParts } });
  }
  async function download(key: string) {
    const sha256 = createHash('sha256');
    const answer = await fetch(origin + (await store.downloadUrl(key, { expiresInS: 60, fileName: 'x' })));
    for await (const chunk of answer.body as AsyncIterable<Uint8Array>) sha256.update(chunk);
    return sha256.digest('hex');
  }

  // Everything once in small, so that what is loaded and allocated anyway is not counted.
  await upload('small', [randomBytes(8 * 1024 * 1024)]);
  await download('small');
  const before = await peakRss();

  const part = randomBytes(64 * 1024 * 1024);
  await upload('large', [part, part, part]);
  const sha256 = createHash('sha256').update(part).update(part).update(part).digest('hex');
  expect(await download('large')).toBe(sha256);
  const growth = (await peakRss()) - before;
  expect(growth).toBeLessThan(60 * 1024 * 1024);
}, 60_000);
