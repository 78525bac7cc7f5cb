import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase, type TestDatabase } from '#kit/testing/test-database.ts';
import { insertPerson, insertRegion } from '#kit/testing/people.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

test('two regions that take in one person at the same moment both stand in the person’s row', async () => {
  const { owner } = database;
  const person = await insertPerson(owner, {}, 'hash');
  const regions = [await insertRegion(owner, {}), await insertRegion(owner, {})];
  const JOIN = 'insert into person_region (person_id, region_id) values ($1, $2)';
  const [first, second] = [await owner.connect(), await owner.connect()];
  await first.query('begin');
  await second.query('begin');
  await first.query(JOIN, [person.id, regions[0]?.id]);
  const waiting = second.query(JOIN, [person.id, regions[1]?.id]);
  await first.query('commit');
  await waiting;
  await second.query('commit');
  first.release();
  second.release();
  const { rows } = await owner.query<{ region_ids: string[] }>(
    'select region_ids from person where id = $1',
    [person.id],
  );
  expect(rows[0]?.region_ids.toSorted()).toEqual(regions.map(({ id }) => id).toSorted());
});
