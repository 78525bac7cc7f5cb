import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Pool } from 'pg';
import { openPool } from '#kit/db/pool.ts';
import { testDatabase, type TestDatabase } from '#testing/test-database.ts';
import { BusyCounter } from './busy-counter.ts';

let database: TestDatabase;
let pool: Pool;
let servers: [BusyCounter, BusyCounter];
beforeAll(async () => {
  database = await testDatabase();
  pool = openPool({ url: database.url, role: 'berea_identity', size: 4 });
});
beforeEach(async () => {
  await database.owner.query('delete from rate_count');
  servers = [new BusyCounter(pool, options), new BusyCounter(pool, options)];
});
afterEach(() => Promise.all(servers.map((server) => server.close())));
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const now = () => new Date();
const options = {
  now,
  onTrouble: (error: unknown) => {
    throw error;
  },
};

const rule = { name: 'queries', max: 100, windowS: 60 };
// The moment stands still, in the middle of a window.
const nowMs = Date.UTC(2100, 0, 1, 12, 0, 30);
const take = (server: BusyCounter, amount: number, atMs = nowMs): Promise<string> =>
  server.take(rule, 'session', amount, atMs).then(
    () => 'taken',
    (error: unknown) => `wait ${(error as { values: { seconds: number } }).values.seconds} s`,
  );
const inOrder = async (...tries: (() => Promise<string>)[]): Promise<string[]> => {
  const fates = [];
  for (const one of tries) fates.push(await one());
  return fates;
};

test('one server lets as many through as the rule says, whatever the portions', async () => {
  const [server] = servers;
  expect(
    await inOrder(
      () => take(server, 60),
      () => take(server, 40),
      () => take(server, 1),
    ),
  ).toEqual(['taken', 'taken', 'wait 30 s']);
});

test('what would go over the limit is not counted, so that something smaller still fits', async () => {
  const [server] = servers;
  expect(
    await inOrder(
      () => take(server, 95),
      () => take(server, 6),
      () => take(server, 5),
    ),
  ).toEqual(['taken', 'wait 30 s', 'taken']);
});

test('the next window begins with the clock', async () => {
  await take(servers[0], 100);
  expect(await take(servers[0], 1, nowMs + 29_999)).toBe('wait 1 s');
  expect(await take(servers[0], 100, nowMs + 30_000)).toBe('taken');
  expect(await take(servers[1], 6, nowMs + 30_000)).toBe('wait 60 s');
});

test('two servers share one limit from the first moment, within a twentieth (I5)', async () => {
  const tries = Array.from({ length: 300 }, (_, i) => take(servers[i % 2 === 0 ? 0 : 1], 1));
  const taken = (await Promise.all(tries)).filter((fate) => fate === 'taken').length;
  // The first request to each server does not wait until it is counted.
  expect(taken).toBeLessThanOrEqual(100 + servers.length);
  expect(taken).toBeGreaterThanOrEqual(95);
});

test('what one server has used up the other does not have, at once (I5)', async () => {
  await take(servers[0], 60);
  await take(servers[1], 40);
  expect([await take(servers[0], 1), await take(servers[1], 1)]).toEqual(['wait 30 s', 'wait 30 s']);
});

test('a share that a server does not need is given back (I5)', async () => {
  await take(servers[0], 1);
  await servers[0].settled();
  expect(await take(servers[1], 99)).toBe('wait 30 s');
  expect(await take(servers[1], 95)).toBe('taken');
  for (let look = 0; look < 6; look++) await servers[0].tidy(nowMs);
  expect(await take(servers[1], 4, nowMs + 1_000)).toBe('taken');
  expect(await take(servers[0], 1)).toBe('wait 30 s');
});

test('a server asks seldom for many requests, and does not go on asking when nothing is left', async () => {
  const asked = vi.spyOn(pool, 'query');
  for (let i = 0; i < 20; i++) await take(servers[0], 1);
  expect(asked.mock.calls.length).toBeLessThanOrEqual(5);
  await take(servers[0], 80);
  asked.mockClear();
  for (let i = 0; i < 20; i++) expect(await take(servers[0], 1)).toBe('wait 30 s');
  expect(asked).toHaveBeenCalledTimes(1);
  asked.mockRestore();
});

test('one row serves a session for all its windows', async () => {
  for (let minute = 0; minute < 5; minute++) await take(servers[0], 6, nowMs + minute * 60_000);
  expect((await database.owner.query('select tries from rate_count')).rows).toEqual([{ tries: 6 }]);
});

test('a server that cannot count says so, and keeps nobody out', async () => {
  const lost = openPool({ url: `${database.url}_gone`, role: 'berea_identity', size: 1 });
  const troubles: unknown[] = [];
  const server = new BusyCounter(lost, { now, onTrouble: (error) => void troubles.push(error) });
  await server.take(rule, 'ana', 50);
  await server.close();
  await lost.end();
  expect(troubles).toEqual([expect.any(Error)]);
});

test('the first request of a window does not wait for the database, and the next is counted with it', async () => {
  const answer = Promise.withResolvers<{ rows: { granted: number; total: number }[] }>();
  const query = vi.fn<() => Promise<unknown>>(() => answer.promise);
  const server = new BusyCounter({ query } as unknown as Pool, options);
  expect(await take(server, 1)).toBe('taken');
  const second = take(server, 1);
  expect(query).toHaveBeenCalledTimes(1);
  answer.resolve({ rows: [{ granted: 2, total: 100 }] });
  expect(await second).toBe('taken');
  await server.close();
});

test('of a window that others have spent, a server lets one request through and no more (I5)', async () => {
  await take(servers[0], 100);
  expect(await take(servers[1], 1)).toBe('taken');
  expect(await take(servers[1], 1)).toBe('wait 30 s');
});
