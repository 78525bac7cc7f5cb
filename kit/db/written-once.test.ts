import pg, { type Pool } from 'pg';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { NO_SCOPE, WHOLE_COLLEGE, type Scope } from '#kit/access/scope.ts';
import { College } from '#testing/college.ts';
import { transaction } from '#kit/graphql/action.ts';
import { openDatabase, wholeCollegeWithin, type Db, type Tx } from './database.ts';
import { writtenOnce } from './written-once.ts';

let college: College;
let pool: Pool;
let denver: { id: string };
let walsall: { id: string };
let ana: { id: string };
beforeAll(async () => {
  college = await College.open();
  pool = college.served.state.appPool;
  [denver, walsall] = [await college.region(), await college.region()];
  ana = await college.person({ regionIds: [denver.id], lastName: 'Written', firstName: 'Ana' });
  await college.person({ regionIds: [walsall.id], lastName: 'Written', firstName: 'Ben' });
});
afterAll(() => college.close());

let timesWritten = 0;
const readNames = writtenOnce((db: Db, { lastName }: { lastName: string }) => {
  timesWritten++;
  return db.selectFrom('person').select('firstName').where('lastName', '=', lastName).orderBy('firstName');
});
const namesIn = async (scope: Scope, lastName = 'Written') =>
  (await readNames(openDatabase(pool, scope), { lastName })).map(({ firstName }) => firstName);
const inRegion = (regionId: string): Scope => ({ everything: false, regionIds: [regionId], personId: null });

describe('a read that is written once', () => {
  test('is narrowed to the scope of the user who asks, each time', async () => {
    expect(await namesIn(inRegion(denver.id))).toEqual(['Ana']);
    expect(await namesIn(inRegion(walsall.id))).toEqual(['Ben']);
    expect(await namesIn(NO_SCOPE)).toEqual([]);
    expect(await namesIn({ ...NO_SCOPE, personId: ana.id })).toEqual(['Ana']);
    expect(await namesIn(WHOLE_COLLEGE)).toEqual(['Ana', 'Ben']);
  });

  test('has the first lock in its own text: it holds for the owner too, whom the second one lets pass', async () => {
    const asOwner = (scope: Scope) =>
      readNames(openDatabase(college.database.owner, scope), { lastName: 'Written' });
    expect(await asOwner(inRegion(walsall.id))).toEqual([{ firstName: 'Ben' }]);
    expect(await asOwner(NO_SCOPE)).toEqual([]);
  });

  test('takes the values of each question, and is put together once for each kind of scope', async () => {
    await namesIn(inRegion(denver.id));
    const before = timesWritten;
    expect(await namesIn(inRegion(walsall.id), 'Nobody')).toEqual([]);
    expect(await namesIn(inRegion(walsall.id))).toEqual(['Ben']);
    expect(timesWritten).toBe(before);
  });

  test('is put together once for transactions too, and narrowed in each as its database is', async () => {
    const within = (scope: Scope) =>
      transaction(openDatabase(pool, scope), (tx) => readNames(tx, { lastName: 'Written' }));
    await within(inRegion(denver.id));
    const before = timesWritten;
    expect(await within(inRegion(walsall.id))).toEqual([{ firstName: 'Ben' }]);
    expect(timesWritten).toBe(before);
    const whole = (tx: Tx) => readNames(wholeCollegeWithin(tx), { lastName: 'Written' });
    expect(await transaction(openDatabase(pool, NO_SCOPE), whole)).toHaveLength(2);
    expect(await within(NO_SCOPE)).toEqual([]);
  });

  test('does not run with a value missing', async () => {
    const careless = { nothing: 'given' } as unknown as { lastName: string };
    await expect(readNames(openDatabase(pool, NO_SCOPE), careless)).rejects.toThrow('lastName');
  });

  test('is put together as usual within a transaction, in its scope', async () => {
    const within = openDatabase(pool, inRegion(denver.id)).transaction();
    expect(await within.execute((tx) => readNames(tx, { lastName: 'Written' }))).toEqual([
      { firstName: 'Ana' },
    ]);
  });
});

describe('reads that are written once', () => {
  const readConnection = writtenOnce((db: Db, { divisor }: { divisor: number }) =>
    db
      .selectFrom('region')
      .select([
        sql<number>`pg_backend_pid()`.as('pid'),
        sql<string>`current_setting('app.regions')`.as('regions'),
        sql<number>`1 / ${divisor}::int`.as('quotient'),
      ])
      .limit(1),
  );
  const one = async (db: Db | Tx, divisor = 1) => (await readConnection(db, { divisor }))[0];

  test('share a connection where one request asks for them at the same time, and its scope alone', async () => {
    const [first, second] = [
      openDatabase(pool, inRegion(denver.id)),
      openDatabase(pool, inRegion(walsall.id)),
    ];
    const [a, b, c] = await Promise.all([one(first), one(second), one(first)]);
    expect(c?.pid).toBe(a?.pid);
    expect(b?.pid).not.toBe(a?.pid);
    expect([a?.regions, b?.regions, c?.regions]).toEqual(
      [denver, walsall, denver].map(({ id }) => `{${id}}`),
    );
  });

  test('fail alone, and leave the connection to others', async () => {
    const db = openDatabase(pool, inRegion(denver.id));
    const all = await Promise.allSettled([one(db), one(db, 0), one(db)]);
    expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await one(openDatabase(pool, inRegion(walsall.id)))).toMatchObject({ regions: `{${walsall.id}}` });
    await expect.poll(() => pool.idleCount).toBe(pool.totalCount);
  });

  test('of a transaction go out together and are answered in their order', async () => {
    const lock = writtenOnce((db: Db, { key }: { key: number }) =>
      db.selectNoFrom(sql`pg_advisory_xact_lock(${key}::bigint)`.as('held')),
    );
    const held = writtenOnce((db: Db) =>
      db.selectNoFrom(
        sql<number>`(select count(*)::int from pg_locks where locktype = 'advisory' and pid = pg_backend_pid())`.as(
          'count',
        ),
      ),
    );
    const query = vi.spyOn(pg.Client.prototype, 'query');
    const counts = await transaction(openDatabase(pool, NO_SCOPE), async (tx) => {
      const before = query.mock.calls.length;
      const asked = [
        held(tx, {}),
        lock(tx, { key: 1 }),
        held(tx, {}),
        lock(tx, { key: 2 }),
        held(tx, {}),
      ] as const;
      expect(query.mock.calls.length - before).toBe(asked.length);
      const [none, , first, , both] = await Promise.all(asked);
      return [none, first, both].map(([row]) => row?.count);
    });
    query.mockRestore();
    expect(counts).toEqual([0, 1, 2]);
  });

  test('of a transaction fail it, and leave the connection to others', async () => {
    const db = openDatabase(pool, inRegion(denver.id));
    const failing = transaction(db, (tx) => Promise.all([one(tx), one(tx, 0), one(tx)]));
    await expect(failing).rejects.toThrow('division by zero');
    expect(await one(openDatabase(pool, inRegion(walsall.id)))).toMatchObject({ regions: `{${walsall.id}}` });
    await expect.poll(() => pool.idleCount).toBe(pool.totalCount);
  });

  test('may write within a transaction, in its scope, and nowhere else', async () => {
    const rename = writtenOnce((db: Db, { lastName }: { lastName: string }) =>
      db
        .updateTable('person')
        .set({ lastName })
        .where('lastName', '=', 'Written')
        .returning(['person.firstName', 'person.lastName']),
    );
    const inDenver = openDatabase(pool, inRegion(denver.id));
    const renamed = transaction(inDenver, async (tx) => {
      expect(await rename(tx, { lastName: 'Anew' })).toEqual([{ firstName: 'Ana', lastName: 'Anew' }]);
      throw new Error('rolled back');
    });
    await expect(renamed).rejects.toThrow('rolled back');
    await expect(rename(inDenver, { lastName: 'Anew' })).rejects.toThrow('in a transaction only');
  });

  test('do not enter the transaction that the same request has open', async () => {
    const db = openDatabase(pool, inRegion(denver.id));
    await db.transaction().execute(async (tx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
      expect((await one(db))?.pid).not.toBe(rows[0]?.pid);
    });
  });
});
