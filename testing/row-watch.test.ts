import { afterAll, beforeAll, expect, test } from 'vitest';
import { RowWatch } from './row-watch.ts';
import { testDatabase, type TestDatabase } from './test-database.ts';

let database: TestDatabase;
let rows: RowWatch;
beforeAll(async () => {
  database = await testDatabase();
  await database.owner.query(`
    create table probe (id int primary key, word text);
    insert into probe select n, 'word' from generate_series(1, 3) n;
    create table follower (probe_id int references probe on delete cascade);
    insert into follower values (3);
    create table visit (id int, word text, last_seen_at timestamptz);
    insert into visit values (1, 'word', now());
    grant update on probe to berea_app;`);
  rows = await RowWatch.over(database.owner);
});
afterAll(() => database.drop());

test.each([
  ['a new row', `insert into probe values (4, 'word')`, ['probe']],
  ['another word', `update probe set word = 'other' where id = 2`, ['probe']],
  ['the same word written again', `update probe set word = word where id = 2`, ['probe']],
  [
    'another word by the role of requests',
    `begin; set local role berea_app; update probe set word = 'another'; commit`,
    ['probe'],
  ],
  ['a row less', `delete from probe where id = 1`, ['probe']],
  ['a row less, and one that hung on it', `delete from probe where id = 3`, ['follower', 'probe']],
  ['another word beside what is always noted', `update visit set word = 'other'`, ['visit']],
  ['a row with what is always noted', `insert into visit values (2, 'word', now())`, ['visit']],
  ['no row left', `truncate visit`, ['visit']],
  ['what is always noted', `update visit set last_seen_at = now()`, []],
  ['a change of no row', `update probe set word = 'other' where id = 99`, []],
  ['what was taken back', `begin; delete from probe; rollback`, []],
  ['a row that was only looked at', `begin; select * from probe for update; commit`, []],
])('%s: %s is written in %j', async (_, statement, tables) => {
  await database.owner.query(statement);
  expect(await rows.written()).toEqual(tables);
  expect(await rows.written()).toEqual([]);
});

test('a job in the queue is written too', async () => {
  await database.owner.query(`select graphile_worker.add_job('probe')`);
  expect(await rows.written()).toContain('graphile_worker._private_jobs');
});

test('what is said of a user changes only when it is said of them', async () => {
  await database.owner.query(`insert into probe values (7, 'mine'), (8, 'theirs')`);
  const before = await rows.digestOf('mine');
  await database.owner.query(`update probe set word = 'third' where id = 8`);
  expect(await rows.digestOf('mine')).toBe(before);
  await database.owner.query(`update probe set id = 9 where word = 'mine'`);
  expect(await rows.digestOf('mine')).not.toBe(before);
});
