import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readConfig } from '#kit/config/config.ts';
import { openSecrets } from '#kit/config/secrets.ts';
import { startPostgres } from '#kit/db/postgres/embedded-postgres.ts';
import { openStore } from '#kit/files/open-store.ts';
import { startBenchServer, type BenchServer } from './bench-college.ts';
import { figure } from './figures.ts';
import { FILM_BYTES, PLAYERS } from './film.ts';
import { CURRENT_USER, makeSessions } from './load.ts';

const ROUNDS = 5;
/** Each round asks for so long, evenly and whatever was answered before. */
const SECONDS = 8;
const ASKED_PER_S = 100;

/** A class of two hundred watches: a user who opens a page meanwhile must not feel it. */
export async function main(): Promise<void> {
  const server = await startBenchServer();
  const postgres = await startPostgres(join(server.dataDir, 'postgres')); // Joins the server's own.
  const cookies = await makeSessions(postgres.url());
  const film = await storeFilm(server);
  const [alone, beside]: [number[], number[]] = [[], []];
  let segments = 0;
  try {
    await askEvenly(server, cookies);
    for (let round = 0; round < ROUNDS; round += 1) {
      alone.push(...(await askEvenly(server, cookies)));
      const players = startPlayers(film);
      await players.playing;
      beside.push(...(await askEvenly(server, cookies)));
      segments += await players.stop();
    }
    figure('segments fetched by 200 players', segments, '', { atLeast: PLAYERS });
    figure('currentUser, half of them within', within(alone, 0.5), 'ms');
    figure('the same beside 200 players', within(beside, 0.5), 'ms');
    figure('currentUser, 99 of 100 within', within(alone, 0.99), 'ms');
    figure('the same beside 200 players', within(beside, 0.99), 'ms');
    figure('beside players / alone', within(beside, 0.99) / within(alone, 0.99), '', { atMost: 2 });
  } finally {
    await server.stop();
  }
}

/** A class in a process of its own. If it breaks off, waiting for it fails. */
function startPlayers(film: string): { playing: Promise<unknown>; stop(): Promise<number> } {
  const players = fork(new URL('class-of-players.ts', import.meta.url), [film]);
  const gone = once(players, 'exit').then(([code]) => {
    throw new Error(`The players ended with code ${code}.`);
  });
  const told = async (): Promise<unknown> =>
    Promise.race([once(players, 'message').then(([word]: unknown[]) => word), gone]);
  process.once('exit', () => players.kill());
  return {
    playing: told(),
    async stop() {
      players.send('over');
      const count = Number(await told());
      gone.catch(() => undefined);
      return count;
    },
  };
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

/** How long each question took, in milliseconds. One that is answered late delays none of those after it. */
async function askEvenly({ url }: BenchServer, cookies: readonly string[]): Promise<number[]> {
  const agent = new Agent({ keepAlive: true });
  const asked: Promise<number>[] = [];
  const startedAt = performance.now();
  for (let n = 0; n < SECONDS * ASKED_PER_S; n += 1) {
    await pause(Math.max(0, startedAt + (n * 1_000) / ASKED_PER_S - performance.now()));
    asked.push(ask(`${url}/graphql`, { agent, cookie: cookies[n % cookies.length] ?? '' }));
  }
  const took = await Promise.all(asked);
  agent.destroy();
  return took;
}

function ask(url: string, { agent, cookie }: { agent: Agent; cookie: string }): Promise<number> {
  const headers = { 'content-type': 'application/json', 'x-requested-by': 'college-app', cookie };
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    const asking = request(url, { method: 'POST', agent, headers }, (answer) => {
      answer.resume();
      answer.on('end', () => {
        if (answer.statusCode === 200) return resolve(performance.now() - startedAt);
        reject(new Error(`currentUser was answered with ${answer.statusCode}.`));
      });
    });
    asking.on('error', reject).end(JSON.stringify({ variables: {}, query: CURRENT_USER }));
  });
}

/** The time that the given share of them took at most. */
const within = (times: number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0;
