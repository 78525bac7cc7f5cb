import { randomInt } from 'node:crypto';
import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { FILM_BYTES, PLAYERS, SEGMENT_BYTES, SEGMENT_MS } from './film.ts';

/**
 * Two hundred players, in a process of their own: what they cost themselves must not count as the server's. They
 * play until they are told to stop, and answer how many segments they got.
 */
const [film = ''] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true });
const over = new AbortController();
const { signal } = over;
process.once('message', () => over.abort());
const playing = Array.from({ length: PLAYERS }, play);
process.send?.('playing');
const counts = await Promise.all(playing);
agent.destroy();
process.send?.(
  counts.reduce((sum, count) => sum + count),
  () => process.disconnect(),
);

/** Fetches a segment every six seconds, as a player does that has filled its buffer. */
async function play(): Promise<number> {
  let count = 0;
  await rest(randomInt(SEGMENT_MS));
  while (!signal.aborted) {
    await fetchSegment(randomInt(FILM_BYTES / SEGMENT_BYTES) * SEGMENT_BYTES);
    count += 1;
    await rest(SEGMENT_MS);
  }
  return count;
}

async function rest(ms: number): Promise<void> {
  await pause(ms, undefined, { signal }).catch(() => undefined);
}

function fetchSegment(first: number): Promise<void> {
  const headers = { range: `bytes=${first}-${first + SEGMENT_BYTES - 1}` };
  return new Promise((resolve, reject) => {
    get(film, { agent, headers }, (answer) => {
      let received = 0;
      answer.on('data', (bytes: Buffer) => (received += bytes.byteLength));
      answer.on('end', () => {
        if (answer.statusCode === 206 && received === SEGMENT_BYTES) return resolve();
        reject(new Error(`A segment was answered with ${answer.statusCode} and ${received} bytes.`));
      });
    }).on('error', reject);
  });
}
