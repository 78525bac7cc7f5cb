import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Pool } from 'pg';
import { openPool } from '#kit/db/pool.ts';
import { testDatabase, type TestDatabase } from '#kit/testing/test-database.ts';
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
afterEach(() => servers.forEach((server) => server.close()));
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

const rule = { name: 'queries', most: 100, windowS: 60 };
// The moment stands still, in the middle of a window.
const nowMs = Date.UTC(2100, 0, 1, 12, 0, 30);
const take = (server: BusyCounter, amount: number, atMs = nowMs): string => {
  try {
    server.take(rule, 'session', amount, atMs);
    return 'taken';
  } catch (error) {
    return `wait ${(error as { values: { seconds: number } }).values.seconds} s`;
  }
};

test('one server lets as many through as the rule says, whatever the portions', () => {
  expect([take(servers[0], 60), take(servers[0], 40), take(servers[0], 1)]).toEqual([
    'taken',
    'taken',
    'wait 30 s',
  ]);
});

test('what would go over the limit is not counted, so that something smaller still fits', () => {
  expect([take(servers[0], 95), take(servers[0], 6), take(servers[0], 5)]).toEqual([
    'taken',
    'wait 30 s',
    'taken',
  ]);
});

test('the next window begins with the clock', () => {
  take(servers[0], 100);
  expect(take(servers[0], 1, nowMs + 29_999)).toBe('wait 1 s');
  expect(take(servers[0], 100, nowMs + 30_000)).toBe('taken');
});

test('two servers share one limit as soon as they have told each other', async () => {
  take(servers[0], 60);
  take(servers[1], 30);
  await servers[0].tell(nowMs);
  await servers[1].tell(nowMs);
  expect([take(servers[1], 11), take(servers[1], 10)]).toEqual(['wait 30 s', 'taken']);
  await servers[1].tell(nowMs);
  expect(take(servers[0], 1)).toBe('taken');
  await servers[0].tell(nowMs);
  expect(take(servers[0], 1)).toBe('wait 30 s');
});

test('a session that is hardly busy is not worth a word to the others', async () => {
  take(servers[0], 4);
  await servers[0].tell(nowMs);
  expect((await database.owner.query('select 1 from rate_count')).rowCount).toBe(0);
  take(servers[0], 1);
  await servers[0].tell(nowMs);
  expect((await database.owner.query('select tries from rate_count')).rows).toEqual([{ tries: 5 }]);
});

test('ten thousand sessions of a past window are forgotten', async () => {
  for (let i = 0; i < 10_000; i++) servers[0].take(rule, `session ${i}`, 50, nowMs);
  await servers[0].tell(nowMs + 60_000);
  expect((await database.owner.query('select 1 from rate_count')).rowCount).toBe(0);
});

test('a server that cannot tell the others says so, and tells them as soon as it can', async () => {
  const lost = openPool({ url: `${database.url}_gone`, role: 'berea_identity', size: 1 });
  const troubles: unknown[] = [];
  const heard = Promise.withResolvers<void>();
  const server = new BusyCounter(lost, {
    now,
    onTrouble(error) {
      troubles.push(error);
      heard.resolve();
    },
  });
  server.take(rule, 'ana', 50);
  await heard.promise;
  server.close();
  await lost.end();
  expect(troubles[0]).toBeInstanceOf(Error);
});
