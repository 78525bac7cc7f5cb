import { afterAll, beforeAll, expect, test } from 'vitest';
import { WHOLE_COLLEGE } from '#kit/access/scope.ts';
import { openDatabase, type Db } from '#kit/db/database.ts';
import { until } from '#kit/db/until.ts';
import { College } from '#testing/college.ts';
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

test.each([
  ['to an address that is given up at the same moment', `email = 'moved-on@example.org'`],
  ['for an account that is closed at the same moment', `status = 'DISABLED'`],
])('a reset link is not mailed %s (D2)', async (_, change) => {
  const { id, email } = await college.person();
  await college
    .visitor()
    .call('mutation f($email: String!) { forgotPassword(email: $email) { _id } }', { email });
  const other = await college.database.owner.connect();
  await other.query('begin');
  await other.query(`update person set ${change} where id = $1`, [id]);
  const jobs = college.runJobs();
  await until(someoneWaits, { ms: 5_000, everyMs: 10, what: 'the job to wait for the change' });
  await other.query('commit');
  other.release();
  await jobs;
  expect((await college.mails()).filter(({ to }) => to === email)).toEqual([]);
});
