import { afterAll, beforeAll, expect, test } from 'vitest';
import { WHOLE_COLLEGE } from '#kit/access/scope.ts';
import { openDatabase, type Db } from '#kit/db/database.ts';
import { until } from '#kit/db/until.ts';
import { College } from '#kit/testing/college.ts';
import { findOpenLink, insertLink } from './mailed-link.queries.ts';

let college: College;
let db: Db;
beforeAll(async () => {
  college = await College.open();
  db = openDatabase(college.served.state.appPool, WHOLE_COLLEGE);
});
afterAll(() => college.close());

const someoneWaits = async () =>
  (
    await college.database.owner.query(
      `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
    )
  ).rowCount === 1;

test('of two reset links made at the same time only the later one is open (D2)', async () => {
  const { id: personId } = await college.person();
  const link = { kind: 'RESET', personId, now: college.now() } as const;
  let laterToken: Promise<string> = Promise.resolve('');
  const earlier = await db.transaction().execute(async (tx) => {
    const token = await insertLink(tx, link);
    laterToken = db.transaction().execute((other) => insertLink(other, link));
    await until(someoneWaits, { ms: 5_000, everyMs: 10, what: 'the second link to wait for the first' });
    return token;
  });
  const later = await laterToken;
  expect(await findOpenLink(db, earlier, college.now())).toBeUndefined();
  expect(await findOpenLink(db, later, college.now())).toMatchObject({ personId, kind: 'RESET' });
});
