import { Readable } from 'node:stream';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { zipLength, zipStream, type ZipFile } from './zip-stream.ts';

const MEGABYTE = 1_000_000;
const CHUNK = Buffer.alloc(50_000, 'x');
const CHUNKS = 60;
const MAX_GROWTH = 100 * MEGABYTE;

/** What is waste by now does not count: a quick machine makes it faster than it is cleared away by itself. */
setFlagsFromString('--expose-gc');
const collectWaste = runInNewContext('gc') as () => void;
const LOOKED_AT_EVERY = 20 * MEGABYTE;

function* chunks(): Generator<Buffer> {
  for (let count = 0; count < CHUNKS; count++) yield Buffer.from(CHUNK);
}

const files: ZipFile[] = Array.from({ length: 200 }, (_, at) => ({
  name: `Outline ${at}.pdf`,
  bytes: CHUNK.length * CHUNKS,
  modifiedAt: new Date('2026-11-15T17:00:00Z'),
  open: async () => Readable.from(chunks()),
}));

test('two hundred files of three megabytes pass through in less than a hundred megabytes of memory (HOLE-32)', async () => {
  const before = process.memoryUsage.rss();
  let [bytes, max, lookedAt] = [0, before, 0];
  for await (const chunk of Readable.from(zipStream(files), { objectMode: false }) as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes - lookedAt < LOOKED_AT_EVERY) continue;
    lookedAt = bytes;
    collectWaste();
    max = Math.max(max, process.memoryUsage.rss());
  }
  expect(bytes).toBe(zipLength(files));
  expect(max - before).toBeLessThan(MAX_GROWTH);
});
