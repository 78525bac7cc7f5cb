import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from '#testing/browser.ts';
import { College } from '#testing/college.ts';
import { askRoll, rollClass, takeRoll, type RollClass } from '../testing/class-with-roll.ts';

let college: College;
let held: RollClass;
let manager: Browser;
let other: Browser;
let ids: [string, string, string];
beforeAll(async () => {
  college = await College.open();
  held = await rollClass(college);
  const [ana, ben, cleo] = held.students;
  ids = [ana?.id ?? '', ben?.id ?? '', cleo?.id ?? ''];
  const { regionId } = held;
  manager = await college.signedIn({ roles: ['user', 'manager'], regionIds: [regionId] });
  other = await college.signedIn({ roles: ['user', 'manager'], regionIds: [regionId] });
});
afterAll(() => college.close());

/** All that the database has of a roll, but for what only counts up. */
async function stored(sessionId: string): Promise<unknown> {
  const { owner } = college.database;
  const { rows: sessions } = await owner.query(
    'select roll_taken_at, roll_taken_by, roll_taken_with, roll_person_ids from class_session where id = $1',
    [sessionId],
  );
  const { rows: marks } = await owner.query(
    `select person_id, kind, minutes_late, taken_at, taken_by, by_code from attendance_mark
     where session_id = $1 order by person_id`,
    [sessionId],
  );
  return { sessions, marks };
}

/** A student checks in by code, as far as the roll knows of it. */
const checkIn = (sessionId: string, personId: string) =>
  college.database.owner.query(
    `with noted as (insert into attendance_mark (session_id, person_id, region_id, kind, taken_at, taken_by, by_code)
       values ($1, $2, $3, 'PRESENT', $4, $2, true))
     insert into attendance_mark_change (id, session_id, person_id, region_id, kind, changed_at, changed_by, by_code)
     values (uuidv7(), $1, $2, $3, 'PRESENT', $4, $2, true)`,
    [sessionId, personId, held.regionId, college.now()],
  );

const absent = (personId: string) => ({ key: crypto.randomUUID(), personId, kind: 'ABSENT' });
const back = ({ key, personId }: { key: string; personId: string }) => ({
  key: crypto.randomUUID(),
  personId,
  kind: 'PRESENT',
  takesBack: key,
});

test('marks that took a roll are taken back with it: nothing is left but who had checked in before', async () => {
  const [ana, ben, cleo] = ids;
  const session = await held.session(-1);
  await checkIn(session, ben);
  await checkIn(session, cleo);
  const before = await stored(session);
  const marks = [absent(ana), { ...absent(ben), baseVersion: 1 }];
  const { roll } = await takeRoll(manager, session, marks);
  expect(roll.session.rollTakenAt).not.toBeNull();
  const backs = marks.map(back);
  const given = await takeRoll(manager, session, backs);
  expect(given).toMatchObject({ conflicts: [], roll: { session: { rollTakenAt: null } } });
  expect(await stored(session)).toEqual(before);
  // The network brings all of it once more.
  await takeRoll(manager, session, marks);
  await takeRoll(manager, session, backs);
  expect(await stored(session)).toEqual(before);
});

test('a mark and what takes it back may come in together', async () => {
  const session = await held.session(-1);
  const before = await stored(session);
  const mark = absent(ids[0]);
  await takeRoll(manager, session, [mark, back(mark)]);
  expect(await stored(session)).toEqual(before);
});

test('a roll that was taken by saying that a person is present is given back too, and who is on leave as well', async () => {
  const [ana, ben] = ids;
  const { regionId, groupId, schemaId } = held;
  const session = await held.session(-30);
  await college.database.owner.query(
    `insert into leave_request (region_id, group_id, person_id, type_id, first_day, last_day, reason, status)
     select $1, $2, $3, id, $5::date - 3, $5::date + 1, 'Flu', 'APPROVED' from leave_type where schema_id = $4`,
    [regionId, groupId, ben, schemaId, college.now()],
  );
  const [before, asked] = [await stored(session), await askRoll(manager, session)];
  const present = { ...absent(ana), kind: 'PRESENT' };
  const taken = await takeRoll(manager, session, [present]);
  expect(taken.roll.students.find(({ _id }) => _id === ben)).toMatchObject({ mark: { kind: 'ABSENT' } });
  await takeRoll(manager, session, [back(present)]);
  expect([await stored(session), await askRoll(manager, session)]).toEqual([before, asked]);
  await college.database.owner.query('delete from leave_request where person_id = $1', [ben]);
});

test.each([
  ['marked a person', (session: string) => takeRoll(other, session, [absent(ids[1])])],
  ['marked the same', (session: string) => takeRoll(other, session, [absent(ids[0])])],
  ['said that everyone is here', (session: string) => takeRoll(other, session)],
])(
  'a roll stays taken if another person has %s meanwhile; the mark alone is taken back',
  async (_, meanwhile) => {
    const session = await held.session(-1);
    const mark = absent(ids[0]);
    await takeRoll(manager, session, [mark]);
    await meanwhile(session);
    const { roll } = await takeRoll(manager, session, [back(mark)]);
    expect(roll.session.rollTakenAt).not.toBeNull();
    expect(roll.students.find(({ _id }) => _id === ids[0])?.status).toBe('PRESENT');
  },
);

test('a roll that was taken before stays taken, and a mark that a person has changed since stays', async () => {
  const session = await held.session(-1);
  await takeRoll(manager, session);
  const mark = absent(ids[0]);
  await takeRoll(manager, session, [mark]);
  const { roll } = await takeRoll(manager, session, [back(mark)]);
  expect(roll.session.rollTakenAt).not.toBeNull();
  const second = { ...absent(ids[0]), baseVersion: 2 };
  await takeRoll(manager, session, [second]);
  await takeRoll(other, session, [{ ...absent(ids[0]), kind: 'LATE', baseVersion: 3 }]);
  const refused = back(second);
  const after = await takeRoll(manager, session, [refused]);
  expect(after.conflicts).toEqual([refused.key]);
  expect(after.roll.students.find(({ _id }) => _id === ids[0])).toMatchObject({ mark: { kind: 'LATE' } });
});

test('who knows of a mark that is gone does not take a later one for it', async () => {
  const session = await held.session(-1);
  const mark = absent(ids[0]);
  await takeRoll(manager, session, [mark]);
  await takeRoll(manager, session, [back(mark)]);
  await takeRoll(manager, session, [{ ...absent(ids[0]), kind: 'LATE' }]);
  const stale = { ...absent(ids[0]), kind: 'EXCUSED', baseVersion: 1 };
  expect((await takeRoll(other, session, [stale])).conflicts).toEqual([stale.key]);
});
