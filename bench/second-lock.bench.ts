import { join } from 'node:path';
import type pg from 'pg';
import type { Scope } from '#kit/access/scope.ts';
import { openDatabase, type Db } from '#kit/db/database.ts';
import { startPostgres } from '#kit/db/embedded-postgres.ts';
import { openPool } from '#kit/db/pool.ts';
import { runStatement } from '#kit/db/statement.ts';
import { WHO_IS_CALLING } from '#slices/people/server/caller.queries.ts';
import { startBenchServer } from './bench-college.ts';
import { figure, median } from './figures.ts';

const READS = 2_000;
const LANES = 8;
const ROUNDS = 9;

/** What row-level security costs: the same read with both locks and with the first one only. */
export async function main(): Promise<void> {
  const server = await startBenchServer();
  const postgres = await startPostgres(join(server.dataDir, 'postgres'));
  const url = postgres.url();
  const locked = openPool({ url, role: 'berea_app', size: LANES });
  const identity = openPool({ url, role: 'berea_identity', size: LANES });
  const owner = openPool({ url, size: LANES });
  // Planned once, like the statements of the two others: only the lock may differ.
  owner.on('connect', (client) => void client.query('set plan_cache_mode = force_generic_plan'));
  try {
    const sessions = await makeSessions(owner);
    const scopes = await campusScopes(owner);
    await compare(
      'who is calling',
      (n) => whoIsCalling(owner, sessions, n),
      (n) => whoIsCalling(identity, sessions, n),
    );
    await compare(
      'a page of people, one campus after the other',
      (n) => pageByFirstLock(owner, scopes[n % scopes.length] as Scope),
      (n) => pageOfPeople(openDatabase(locked, scopes[n % scopes.length] as Scope)).execute(),
    );
    await compare(
      'a page of people, always the same campus',
      () => pageByFirstLock(owner, scopes[0] as Scope),
      () => pageOfPeople(openDatabase(locked, scopes[0] as Scope)).execute(),
    );
  } finally {
    await Promise.all([locked.end(), identity.end(), owner.end()]);
    await server.stop();
  }
}

type Read = (n: number) => Promise<unknown>;

async function compare(what: string, firstOnly: Read, both: Read): Promise<void> {
  await time(firstOnly);
  await time(both);
  const ratios: number[] = [];
  for (let round = 0; round < ROUNDS; round++) ratios.push((await time(both)) / (await time(firstOnly)));
  figure(`${what}: cost of the second lock`, (median(ratios) - 1) * 100, '%', { atMost: 10 });
}

async function time(read: Read): Promise<number> {
  const startedAt = performance.now();
  let left = READS;
  const lane = async () => {
    while (left > 0) await read(left--);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return performance.now() - startedAt;
}

const whoIsCalling = (pool: pg.Pool, sessions: string[], n: number) =>
  runStatement(pool, WHO_IS_CALLING, [[sessions[n % sessions.length]], new Date()]);

const pageOfPeople = (db: Db) =>
  db
    .selectFrom('person')
    .select(['id', 'firstName', 'lastName', 'email', 'roles', 'status'])
    .orderBy('lastName')
    .orderBy('firstName')
    .orderBy('id')
    .limit(20);

/** Without the second lock no connection has to be told the scope either. */
function pageByFirstLock(pool: pg.Pool, scope: Scope) {
  const { sql, parameters } = pageOfPeople(openDatabase(pool, scope)).compile();
  return runStatement(pool, sql, parameters);
}

async function makeSessions(owner: pg.Pool): Promise<string[]> {
  const { rows } = await owner.query<{ id: string }>(
    `insert into session (secret_hash, person_id, auth_method, expires_at)
     select sha256('x'), id, 'PASSWORD', now() + interval '1 day' from person limit 200 returning id`,
  );
  return rows.map(({ id }) => id);
}

async function campusScopes(owner: pg.Pool): Promise<Scope[]> {
  const { rows } = await owner.query<{ id: string }>(`select id from region where user_count > 20`);
  return rows.map(({ id }) => ({ everything: false, regionIds: [id], personId: null }));
}
