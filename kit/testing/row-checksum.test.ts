import { afterAll, beforeAll, expect, test } from 'vitest';
import { RowChecksum } from './row-checksum.ts';
import { testDatabase, type TestDatabase } from './test-database.ts';

let database: TestDatabase;
let rows: RowChecksum;
beforeAll(async () => {
  database = await testDatabase();
  await database.owner.query(`
    create table probe (id int, word text);
    insert into probe select n, 'word' from generate_series(1, 3) n;
    create table visit (id int, word text, last_seen_at timestamptz);
    insert into visit values (1, 'word', now());`);
  rows = await RowChecksum.over(database.owner);
  await rows.haveChanged();
});
afterAll(() => database.drop());

test.each([
  ['a new row', `insert into probe values (4, 'word')`, true],
  ['another word', `update probe set word = 'other' where id = 2`, true],
  ['the same word written again', `update probe set word = word where id = 2`, true],
  ['a row less', `delete from probe where id = 1`, true],
  ['another word beside what is always noted', `update visit set word = 'other'`, true],
  ['what is always noted', `update visit set last_seen_at = now()`, false],
  ['what was taken back', `begin; delete from probe; rollback`, false],
  ['a row that was only looked at', `begin; select * from probe for update; commit`, false],
])('%s: %s counts as written: %s', async (_, statement, isWritten) => {
  await database.owner.query(statement);
  expect(await rows.haveChanged()).toBe(isWritten);
  expect(await rows.haveChanged()).toBe(false);
});

test('what is said of somebody changes only when it is said of them', async () => {
  const before = await rows.take('other');
  await database.owner.query(`update probe set word = 'third' where id = 3`);
  expect(await rows.take('other')).toBe(before);
  await database.owner.query(`update probe set id = 9 where word = 'other'`);
  expect(await rows.take('other')).not.toBe(before);
});
