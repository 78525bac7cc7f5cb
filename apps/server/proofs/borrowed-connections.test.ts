import { sql } from 'kysely';
import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NO_SCOPE, type Scope } from '#kit/access/scope.ts';
import { openDatabase } from '#kit/db/database.ts';
import { openPool } from '#kit/db/pool.ts';
import { College, type TestPerson } from '#testing/college.ts';

let college: College;
let pool: Pool;
let ana: TestPerson;
let ben: TestPerson;
beforeAll(async () => {
  college = await College.open();
  pool = openPool({ url: college.database.url, role: 'berea_app', size: 2 });
  ana = await college.person();
  ben = await college.person();
});
afterAll(async () => {
  await pool.end();
  await college.close();
});

const scopeOf = ({ id }: TestPerson): Scope => ({ everything: false, regionIds: [], personId: id });

/** What row-level security alone shows of all people. */
async function seenBy(scope: Scope, turn: number): Promise<string[]> {
  const db = openDatabase(pool, scope, { withoutFirstLock: true });
  const all = () => db.selectFrom('person').select('id').execute();
  // Some requests fail before they succeed, and must leave nothing behind either.
  if (turn % 5 === 3) await sql`select 1 / 0`.execute(db).catch(() => undefined);
  const rows =
    turn % 3 === 0
      ? await db.transaction().execute((tx) => tx.selectFrom('person').select('id').execute())
      : await all();
  return rows.map(({ id }) => id);
}

test('two hundred requests of two people and of nobody take turns on two connections, and each sees its own (C3)', async () => {
  const turns = Array.from({ length: 200 }, (_, turn) => [ana, ben, null][turn % 3] ?? null);
  const seen = await Promise.all(
    turns.map((person, turn) => seenBy(person ? scopeOf(person) : NO_SCOPE, turn)),
  );
  expect(seen).toEqual(turns.map((person) => (person ? [person.id] : [])));
  expect(pool.totalCount).toBe(2);
});

test('two people who call at the same time are each answered about themselves', async () => {
  const [anasBrowser, bensBrowser] = [await college.signedIn(ana), await college.signedIn(ben)];
  const calls = Array.from({ length: 200 }, async (_, turn) => {
    const [asker, other] = turn % 2 ? [ana, ben] : [ben, ana];
    const { data } = await (turn % 2 ? anasBrowser : bensBrowser).call(
      'query both($own: ID!, $other: ID!) { own: user(userId: $own) { email } other: user(userId: $other) { email } }',
      { own: asker.id, other: other.id },
    );
    expect(data).toEqual({ own: { email: asker.email }, other: null });
  });
  await Promise.all(calls);
});
