import { join } from 'node:path';
import pg from 'pg';
import { startPostgres } from '#kit/db/postgres/embedded-postgres.ts';
import { startBenchServer, type BenchServer } from './bench-college.ts';
import { cpuTime } from './cpu-time.ts';
import { figure, median } from './figures.ts';
import { ask, CURRENT_USER, CALLERS_ARE_ADMINS, makeSessions, NOTIFICATIONS, usersBy } from './load.ts';

const ROUNDS = 9;

interface College {
  server: BenchServer;
  /** The server and its database. */
  pids: number[];
  cookies: string[];
}

/** What row-level security costs a request: the same reads from a college with both locks and from one with the first only. */
export async function main(): Promise<void> {
  const locked = await openCollege(await startBenchServer(), CALLERS_ARE_ADMINS);
  const unlocked = await openCollege(
    await startBenchServer({ port: 3472, program: 'bench/first-lock-only.ts' }),
    `${CALLERS_ARE_ADMINS}; ${UNLOCK}`,
  );
  try {
    await compare('who is calling', CURRENT_USER, locked, unlocked, 2_000);
    await compare('a page of notifications', NOTIFICATIONS, locked, unlocked, 2_000);
    await compare('a page of people of a campus', usersBy('first: 20'), locked, unlocked, 300);
  } finally {
    await Promise.all([locked.server.stop(), unlocked.server.stop()]);
  }
}

/** Searches ask for the scope themselves; without it, the first lock's own campuses have to do. */
const UNLOCK = `
  do $$ declare locked regclass; begin
    for locked in select oid from pg_class where relrowsecurity loop
      execute format('alter table %s disable row level security', locked);
    end loop;
    execute format(
      'create or replace function app.regions() returns uuid[] stable parallel safe language sql return %L::uuid[]',
      array(select id from region));
  end $$`;

async function openCollege(server: BenchServer, change: string): Promise<College> {
  const postgres = await startPostgres(join(server.dataDir, 'postgres')); // Joins the server's own.
  const client = new pg.Client(postgres.url());
  await client.connect();
  await client.query(change);
  await client.end();
  return { server, pids: [server.pid, postgres.pid], cookies: await makeSessions(postgres.url()) };
}

async function compare(
  what: string,
  query: string,
  locked: College,
  unlocked: College,
  requests: number,
): Promise<void> {
  const cost = async ({ server, pids, cookies }: College) => {
    const before = await cpuTime(pids);
    await ask({ url: `${server.url}/graphql`, query, cookies, requests });
    return (await cpuTime(pids)) - before;
  };
  for (const college of [locked, unlocked, locked, unlocked]) await cost(college);
  const ratios: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    // There and back, so that what grows or wears off during a round weighs on both alike.
    const there = [await cost(locked), await cost(unlocked)] as const;
    const back = [await cost(unlocked), await cost(locked)] as const;
    ratios.push((there[0] + back[1]) / (there[1] + back[0]));
  }
  figure(`${what}: cost of the second lock`, (median(ratios) - 1) * 100, '%', { atMost: 10 });
}
