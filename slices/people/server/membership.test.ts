import { afterAll, beforeAll, expect, test } from 'vitest';
import { WHOLE_COLLEGE } from '#kit/access/scope.ts';
import { openDatabase } from '#kit/db/database.ts';
import { until } from '#kit/db/until.ts';
import { testDatabase, type TestDatabase } from '#testing/test-database.ts';
import { insertGroup, insertPerson, insertRegion } from '#testing/people.ts';
import { moveBetweenRegions } from './person-regions.queries.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

const JOIN = 'insert into person_region (person_id, region_id) values ($1, $2)';

test('two regions that take in one person at the same moment both stand in the person’s row', async () => {
  const { owner } = database;
  const person = await insertPerson(owner, {}, 'hash');
  const regions = [await insertRegion(owner, {}), await insertRegion(owner, {})];
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

test('two people whom one region takes in at the same moment do not wait for each other', async () => {
  const { owner } = database;
  const people = [await insertPerson(owner, {}, 'hash'), await insertPerson(owner, {}, 'hash')];
  const { id: regionId } = await insertRegion(owner, {});
  const both = await Promise.all(people.map(() => owner.connect()));
  // As a foreign key to the region holds it, before either of them counts.
  for (const one of both) {
    await one.query(`begin; set local lock_timeout = '5s'`);
    await one.query('select from region where id = $1 for key share', [regionId]);
  }
  for (const [index, one] of both.entries()) {
    await one.query(JOIN, [people[index]?.id, regionId]);
    await one.query('commit');
    one.release();
  }
  const { rows } = await owner.query('select user_count from region where id = $1', [regionId]);
  expect(rows).toEqual([{ user_count: 2 }]);
});

test('a user who moves a user takes the campuses in hand in one order, whichever of them is left', async () => {
  const { owner } = database;
  const person = await insertPerson(owner, {}, 'hash');
  const regions = [await insertRegion(owner, {}), await insertRegion(owner, {})];
  const [first = '', second = ''] = regions.map(({ id }) => id).toSorted();
  await owner.query(JOIN, [person.id, second]);
  const other = await owner.connect();
  await other.query(`begin; set local lock_timeout = '5s'`);
  await other.query('select from region where id = $1 for no key update', [first]);
  const moving = openDatabase(owner, WHOLE_COLLEGE)
    .transaction()
    .execute((tx) => moveBetweenRegions(tx, person.id, { before: [second], after: [first] }));
  await until(
    async () =>
      (
        await owner.query(
          `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        )
      ).rowCount === 1,
    { ms: 10_000, what: 'the move to wait for the first campus' },
  );
  await other.query('select from region where id = $1 for no key update', [second]);
  await other.query('commit');
  other.release();
  await moving;
  const { rows } = await owner.query('select region_ids from person where id = $1', [person.id]);
  expect(rows).toEqual([{ region_ids: [first] }]);
});

test('a person who joins a group is given a student number, which is kept and given to nobody else', async () => {
  const { owner } = database;
  const { id: regionId } = await insertRegion(owner, {});
  const groups = [await insertGroup(owner, { regionId }), await insertGroup(owner, { regionId })];
  const join = async (personId: string, group = 0) => {
    await owner.query(
      `insert into group_member (group_id, person_id, region_id, first_day) values ($1, $2, $3, '2026-01-05')`,
      [groups[group]?.id, personId, regionId],
    );
    return numberOf(personId);
  };
  const numberOf = async (personId: string) => {
    const text = 'select student_number as number from person where id = $1';
    return (await owner.query<{ number: number | null }>(text, [personId])).rows[0]?.number ?? null;
  };
  const [one, other, third] = [
    await insertPerson(owner, {}, 'hash'),
    await insertPerson(owner, {}, 'hash'),
    await insertPerson(owner, {}, 'hash'),
  ];
  expect(await numberOf(one.id)).toBeNull();
  const given = await join(one.id);
  expect(await join(one.id, 1)).toBe(given);
  await owner.query('delete from person where id = $1', [one.id]);
  expect(await join(other.id)).toBe((given ?? 0) + 1);
  await expect(
    owner.query('update person set student_number = student_number + 5 where id = $1', [other.id]),
  ).rejects.toThrow('A student number is never changed.');
  // As when the account that was in the group is merged into another.
  await owner.query('update group_member set person_id = $1 where person_id = $2', [third.id, other.id]);
  expect(await numberOf(third.id)).toBe((given ?? 0) + 2);
});

test('who graduated before groups were kept here has a student number too', async () => {
  const { owner } = database;
  const { id } = await insertPerson(owner, {}, 'hash');
  const graduate = async (day: string) => {
    await owner.query('update person set graduated_on = $2 where id = $1', [id, day]);
    const text = 'select student_number as number from person where id = $1';
    return (await owner.query<{ number: number | null }>(text, [id])).rows[0]?.number;
  };
  const number = await graduate('2011-05-15');
  expect(number).toBeGreaterThan(100_000);
  expect(await graduate('2012-05-15')).toBe(number);
});
