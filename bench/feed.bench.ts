import { join } from 'node:path';
import pg from 'pg';
import { startPostgres } from '#kit/db/postgres/embedded-postgres.ts';
import { startBenchServer } from './bench-college.ts';
import { cpuTime } from './cpu-time.ts';
import { figure, median } from './figures.ts';
import { makeSessions, STUDENTS } from './load.ts';

const SUBSCRIBE = 'mutation createCalendarFeed { createCalendarFeed }';
/** One address may ask six hundred times a minute. */
const FEEDS = 50;
const ROUNDS = 4;

interface Subscribed {
  address: string;
  etag: string;
}

/** What a calendar program costs that asks for a calendar in which nothing has changed, as most of them do every hour. */
export async function main(): Promise<void> {
  const server = await startBenchServer({ port: 3479, env: { SEED: 'demo' } });
  const postgres = await startPostgres(join(server.dataDir, 'postgres')); // Joins the server's own.
  const client = new pg.Client(postgres.url());
  await client.connect();
  try {
    const cookies = (await makeSessions(postgres.url(), STUDENTS)).slice(0, FEEDS);
    const feeds: Subscribed[] = [];
    for (const cookie of cookies) feeds.push(await subscribe(server.url, cookie));
    const cost = async (what: string): Promise<void> => {
      const before = await cpuTime([server.pid, postgres.pid]);
      const times: number[] = [];
      for (let round = 0; round < ROUNDS; round++) for (const feed of feeds) times.push(await timeOf(feed));
      const used = (await cpuTime([server.pid, postgres.pid])) - before;
      figure(`${what}, until answered`, median(times), 'ms', { atMost: 5 });
      figure(`${what}, processor time`, used / times.length, 'ms');
    };
    for (const feed of feeds) await timeOf(feed);
    await cost('a feed that was looked at within ten minutes');
    // Whether anything has changed is then read from everything it is made of.
    await client.query(`update calendar_feed set made_at = made_at - interval '11 minutes'`);
    for (const feed of feeds) await timeOf(feed);
    await cost('a feed in which nothing has changed');
  } finally {
    await client.end();
    await server.stop();
  }
}

async function subscribe(url: string, cookie: string): Promise<Subscribed> {
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-requested-by': 'college-app', cookie },
    body: JSON.stringify({ query: SUBSCRIBE }),
  });
  const text = await answer.text();
  const [, path] = /(\/ical\/[\w-]+\.ics)/.exec(text) ?? [];
  if (path === undefined) throw new Error(text.slice(0, 300));
  const address = url + path;
  const first = await fetch(address);
  await first.text();
  return { address, etag: first.headers.get('etag') ?? '' };
}

/** How long a program waits that has the calendar already. */
async function timeOf({ address, etag }: Subscribed): Promise<number> {
  const startedAt = performance.now();
  const answer = await fetch(address, { headers: { 'if-none-match': etag } });
  await answer.text();
  if (answer.status !== 304) throw new Error(`The feed answered ${answer.status} where nothing had changed.`);
  return performance.now() - startedAt;
}
