import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startWaitingClock } from '#testing/waiting-clock.ts';
import { StoreProblem, type ObjectStore } from './object-store.ts';
import { createS3Store } from './s3-store.ts';

/** No person is kept waiting longer for a service that is down. */
const PATIENCE_MS = 3000;

const storeAt = (port: number) =>
  createS3Store({
    endpoint: `http://127.0.0.1:${port}`,
    bucket: 'college',
    region: 'us-east-1',
    accessKeyId: 'KEY',
    secretAccessKey: 'SECRET',
  });

/** Takes every connection and never says a word. */
async function silentPort(): Promise<number> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => sockets.add(socket.on('error', () => undefined))).listen(
    0,
    '127.0.0.1',
  );
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

async function closedPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

const about = { contentType: 'text/plain' };
const upload = { key: 'a/b', uploadId: 'x' };
const first = async (items: AsyncIterable<unknown>) => items[Symbol.asyncIterator]().next();

const [large, longer] = [randomBytes(16 * 1024 * 1024), [randomBytes(20_000_000), randomBytes(9_000_000)]];

const calls: Record<string, (store: ObjectStore) => Promise<unknown>> = {
  put: async (store) => store.put('a/b', Buffer.from('x'), about),
  putLargeBody: async (store) => store.put('a/b', large, about),
  putLongStream: async (store) => store.put('a/b', Readable.from(longer), about),
  get: async (store) => store.get('a/b'),
  head: async (store) => store.head('a/b'),
  stamp: async (store) => store.stamp('a/b'),
  remove: async (store) => store.remove('a/b'),
  list: async (store) => first(store.list('a')),
  beginUpload: async (store) => store.beginUpload('a/b', about),
  listParts: async (store) => store.listParts(upload),
  completeUpload: async (store) => store.completeUpload({ ...upload, expectedParts: [{ partNumber: 1 }] }),
  abortUpload: async (store) => store.abortUpload(upload),
  listUploads: async (store) => first(store.listUploads(new Date())),
  inlineDownloadUrl: async (store) =>
    store.downloadUrl('a/b', { expiresInS: 9, fileName: 'x', inline: true }),
};

describe.each([
  ['is not there', closedPort],
  ['takes connections but says nothing', silentPort],
])('a store that %s', (_name, port) => {
  test('is given up within three seconds, whatever it is asked', async () => {
    const store = storeAt(await port());
    const waitedMs = startWaitingClock();
    const outcomes = Object.entries(calls).map(async ([name, call]) => {
      const error = await call(store).catch((problem: unknown) => problem);
      const isUnreachable = error instanceof StoreProblem && error.problem === 'unreachable';
      const inTime = waitedMs() < PATIENCE_MS;
      return [name, { isUnreachable, inTime }] as const;
    });
    const expected = Object.keys(calls).map((name) => [name, { isUnreachable: true, inTime: true }]);
    expect(await Promise.all(outcomes)).toEqual(expected);
    await store.close();
  });

  test('still gives out the addresses of parts, for which nobody needs to be asked', async () => {
    const store = storeAt(await port());
    await expect(store.partUrl({ ...upload, partNumber: 1, bytes: 1, expiresInS: 60 })).resolves.toContain(
      'partNumber=1',
    );
  });
});
