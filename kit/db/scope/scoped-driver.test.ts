import { sql } from 'kysely';
import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { NO_SCOPE, WHOLE_COLLEGE, type Scope } from '#kit/access/scope.ts';
import { refusalOf } from '#kit/graphql/problem.ts';
import { testDatabase, type TestDatabase } from '#testing/test-database.ts';
import { openDatabase, wholeCollegeWithin, type Db, type Tx } from '../database.ts';
import { openPool } from '../pool.ts';

const ANA = '0192f0c1-2345-7abc-8def-0123456789ab';
const DENVER = '0192f0c1-2345-7abc-8def-0123456789ac';

let database: TestDatabase;
let pool: Pool;
beforeAll(async () => {
  database = await testDatabase();
  pool = openPool({ url: database.url, role: 'berea_app', size: 1 });
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const carried = async (db: Db | Tx) => {
  const { rows } = await sql<
    Record<string, unknown>
  >`select app.everything(), app.regions(), app.person(), current_user as role`.execute(db);
  return rows[0];
};

describe('a connection carries the scope of the request that has it', () => {
  test.each([
    ['nothing', NO_SCOPE, { everything: false, regions: [], person: null }],
    ['the whole college', WHOLE_COLLEGE, { everything: true, regions: [], person: null }],
    [
      'a region and a person',
      { everything: false, regionIds: [DENVER], personId: ANA },
      { everything: false, regions: [DENVER], person: ANA },
    ],
  ] as [string, Scope, object][])('%s, and always the app’s role', async (_, scope, expected) => {
    expect(await carried(openDatabase(pool, scope))).toEqual({ ...expected, role: 'berea_app' });
  });

  test('and never that of the request before it', async () => {
    const [everything, nothing] = [openDatabase(pool, WHOLE_COLLEGE), openDatabase(pool, NO_SCOPE)];
    for (let i = 0; i < 10; i++) {
      expect(await carried(everything)).toMatchObject({ everything: true });
      expect(await carried(nothing)).toMatchObject({ everything: false });
    }
  });

  test('also where only a part of it differs', async () => {
    const scopes: Scope[] = [
      { everything: false, regionIds: [], personId: ANA },
      { everything: false, regionIds: [], personId: DENVER },
      { everything: false, regionIds: [DENVER], personId: DENVER },
      { everything: true, regionIds: [], personId: DENVER },
      { everything: false, regionIds: [ANA, DENVER], personId: null },
    ];
    for (const scope of [...scopes, ...scopes.toReversed()]) {
      const { everything, regionIds: regions, personId: person } = scope;
      expect(await carried(openDatabase(pool, scope))).toMatchObject({ everything, regions, person });
    }
  });

  test('also after a transaction that was rolled back', async () => {
    const failing = openDatabase(pool, WHOLE_COLLEGE)
      .transaction()
      .execute(async (tx) => {
        expect(await carried(tx)).toMatchObject({ everything: true });
        throw new Error('rolled back');
      });
    await expect(failing).rejects.toThrow('rolled back');
    expect(await carried(openDatabase(pool, NO_SCOPE))).toMatchObject({ everything: false });
  });
});

describe('the whole college within a narrowed transaction', () => {
  const narrow = { everything: false, regionIds: [DENVER], personId: ANA };
  const inTransaction = <Result>(steps: (tx: Tx) => Promise<Result>) =>
    openDatabase(pool, narrow).transaction().execute(steps);

  test('is read over its one connection, and only by those who ask for it (C3)', async () => {
    await inTransaction(async (tx) => {
      expect(await carried(wholeCollegeWithin(tx))).toMatchObject({ everything: true });
      expect(await carried(tx)).toMatchObject({ everything: false, regions: [DENVER], person: ANA });
      const ids = (db: Tx) => db.selectFrom('person').select('id');
      expect(ids(tx).compile().sql).toContain('region_ids');
      expect(ids(wholeCollegeWithin(tx)).compile().sql).not.toContain('region_ids');
    });
    expect(await carried(openDatabase(pool, NO_SCOPE))).toMatchObject({ everything: false });
  });

  test('is seen by nobody else whose statement goes out at the same time (C3)', async () => {
    const sees = (db: Tx) =>
      db
        .selectNoFrom(sql<boolean>`app.everything()`.as('all'))
        .executeTakeFirstOrThrow()
        .then(({ all }) => all);
    await inTransaction(async (tx) => {
      const whole = wholeCollegeWithin(tx);
      const both = Array.from({ length: 20 }, async (_, n) => [
        n % 3 === 0 ? await sees(whole) : (await carried(whole))?.['everything'],
        n % 2 === 0 ? await sees(tx) : (await carried(tx))?.['everything'],
      ]);
      expect(await Promise.all(both)).toEqual(Array.from({ length: 20 }, () => [true, false]));
    });
  });

  test('is not taken for told when the transaction is rolled back', async () => {
    const failing = inTransaction(async (tx) => {
      await carried(wholeCollegeWithin(tx));
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    expect(await carried(openDatabase(pool, WHOLE_COLLEGE))).toMatchObject({ everything: true });
  });
});

test('a scope that holds anything but ids is refused before a connection is asked for', () => {
  const scope = { everything: false, regionIds: [`'; set app.everything = 'on`], personId: null };
  expect(() => openDatabase(pool, scope).selectFrom('person').execute()).toThrow('ids only');
});

describe('a scope that cannot be told', () => {
  /** A pool of one connection, which refuses to be told a scope as long as the switch is on. */
  function deafPool() {
    const deaf = openPool({ url: database.url, role: 'berea_app', size: 1 });
    const state = { isDeaf: true, removed: 0 };
    deaf.on('remove', () => state.removed++);
    deaf.on('connect', (client) => {
      const query = client.query.bind(client) as (...args: unknown[]) => unknown;
      client.query = ((...args: unknown[]) =>
        state.isDeaf && typeof args[0] === 'string' && args[0].startsWith('set app.')
          ? query('select 1 / 0')
          : query(...args)) as typeof client.query;
    });
    return { deaf, state };
  }

  test('gives nothing out, lets nothing be written, and costs the connection', async () => {
    const { deaf, state } = deafPool();
    const db = openDatabase(deaf, WHOLE_COLLEGE);
    await expect(db.selectFrom('region').select('id').execute()).rejects.toThrow('division by zero');
    await expect(
      db.updateTable('region').set({ name: 'Nowhere' }).where('slug', '=', 'denver').execute(),
    ).rejects.toThrow('division by zero');
    await expect(db.transaction().execute(async () => 'done')).rejects.toThrow('division by zero');
    await expect.poll(() => state.removed).toBe(3);
    state.isDeaf = false;
    expect(await carried(db)).toMatchObject({ everything: true });
    await deaf.end();
  });
});

describe('a connection that breaks', () => {
  const terminate = async () =>
    database.owner.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'berea_app' and datname = current_database()`,
    );

  test('in the middle of a transaction fails that one and no other, and the next has its scope', async () => {
    const db = openDatabase(pool, WHOLE_COLLEGE);
    const broken = db.transaction().execute(async (tx) => {
      await carried(tx);
      await terminate();
      await carried(tx);
    });
    await expect(broken).rejects.toThrow(/terminat|connection|ECONNRESET|EPIPE/i);
    expect(await carried(db)).toMatchObject({ everything: true });
  });

  test('while nobody has it is replaced without a word', async () => {
    const db = openDatabase(pool, WHOLE_COLLEGE);
    await carried(db);
    const isGone = new Promise((gone) => pool.once('remove', gone));
    await terminate();
    await isGone;
    expect(await carried(db)).toMatchObject({ everything: true });
  });
});

test('an isolation level is kept for its transaction only', async () => {
  const level = async (db: Db | Tx) =>
    (await sql<{ level: string }>`select current_setting('transaction_isolation') as level`.execute(db))
      .rows[0]?.level;
  const db = openDatabase(pool, NO_SCOPE);
  expect(await db.transaction().setIsolationLevel('serializable').execute(level)).toBe('serializable');
  expect(await level(db)).toBe('read committed');
});

test('a request that finds no connection free is told to try again', async () => {
  const busy = openPool({ url: database.url, role: 'berea_app', size: 1, waitMs: 200 });
  // The one connection is waited for as long as a request would be, which may be too short on a busy machine.
  const held = await vi.waitFor(() => busy.connect(), { timeout: 60_000 });
  try {
    const refused = await carried(openDatabase(busy, NO_SCOPE)).catch((error: unknown) => error);
    expect(refusalOf(refused)).toMatchObject({ problem: 'partAway', code: 'UNAVAILABLE' });
  } finally {
    held.release();
    await busy.end();
  }
});
