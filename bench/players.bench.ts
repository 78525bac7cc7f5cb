import { randomBytes, randomInt } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import autocannon from 'autocannon';
import { readConfig } from '#kit/config/config.ts';
import { openSecrets } from '#kit/config/secrets.ts';
import { startPostgres } from '#kit/db/embedded-postgres.ts';
import { openStore } from '#kit/files/open-store.ts';
import { startBenchServer, type BenchServer } from './bench-college.ts';
import { figure, median } from './figures.ts';
import { CURRENT_USER, makeSessions } from './load.ts';

const PLAYERS = 200;
/** Six seconds of a film in 480 lines. */
const SEGMENT_BYTES = 300_000;
const SEGMENT_MS = 6_000;
const FILM_BYTES = 60 * SEGMENT_BYTES;
const ROUNDS = 3;
const SECONDS = 6;

/** A class of two hundred watches: whoever opens a page meanwhile must not feel it. */
export async function main(): Promise<void> {
  const server = await startBenchServer();
  const postgres = await startPostgres(join(server.dataDir, 'postgres')); // Joins the server's own.
  const cookies = await makeSessions(postgres.url());
  const film = await storeFilm(server);
  const [alone, beside]: [number[], number[]] = [[], []];
  let segments = 0;
  try {
    await slowest(server, cookies);
    for (let round = 0; round < ROUNDS; round += 1) {
      alone.push(await slowest(server, cookies));
      const over = new AbortController();
      const players = Array.from({ length: PLAYERS }, () => play(film, over.signal));
      beside.push(await slowest(server, cookies));
      over.abort();
      segments += (await Promise.all(players)).reduce((sum, count) => sum + count, 0);
    }
    figure('segments fetched by 200 players', segments, '', { atLeast: PLAYERS });
    figure('currentUser, 99 of 100 within', median(alone), 'ms');
    figure('the same beside 200 players', median(beside), 'ms');
    figure('beside players / alone', median(beside) / Math.max(1, median(alone)), '', { atMost: 2 });
  } finally {
    await server.stop();
  }
}

/** A film in the server's own store, and an address of it such as players are given. */
async function storeFilm({ dataDir, url }: BenchServer): Promise<string> {
  const secrets = openSecrets(readConfig({ DATA_DIR: dataDir }));
  const signingKeys = secrets.keys('file-urls');
  const directory = join(dataDir, 'files');
  const store = await openStore({
    url: null,
    now: () => new Date(),
    directory,
    signingKeys,
    publicOrigin: url,
  });
  await store.put('films/bench/q0.mp4', randomBytes(FILM_BYTES), { contentType: 'video/mp4' });
  const address = await store.downloadUrl('films/bench/q0.mp4', { expiresInS: 3_600, fileName: 'q0.mp4' });
  await store.close();
  return address;
}

/** Fetches a segment every six seconds, as a player does that has filled its buffer; how many it got. */
async function play(film: string, over: AbortSignal): Promise<number> {
  let count = 0;
  await pause(randomInt(SEGMENT_MS), undefined, { signal: over }).catch(() => undefined);
  while (!over.aborted) {
    const first = randomInt(FILM_BYTES / SEGMENT_BYTES) * SEGMENT_BYTES;
    const range = `bytes=${first}-${first + SEGMENT_BYTES - 1}`;
    const answer = await fetch(film, { headers: { range } });
    if (answer.status !== 206) throw new Error(`A segment was answered with ${answer.status}.`);
    await answer.arrayBuffer();
    count += 1;
    await pause(SEGMENT_MS, undefined, { signal: over }).catch(() => undefined);
  }
  return count;
}

/** Within how many milliseconds 99 of 100 are answered, at a pace the server keeps easily. */
async function slowest({ url }: BenchServer, cookies: readonly string[]): Promise<number> {
  const headers = { 'content-type': 'application/json', 'x-requested-by': 'college-app' };
  let next = 0;
  const { latency } = await autocannon({
    url: `${url}/graphql`,
    connections: 10,
    overallRate: 100,
    duration: SECONDS,
    requests: [
      {
        method: 'POST',
        body: JSON.stringify({ variables: {}, query: CURRENT_USER }),
        setupRequest: (asked) => ({
          ...asked,
          headers: { ...headers, cookie: cookies[next++ % cookies.length] },
        }),
      },
    ],
  });
  return latency.p99;
}
