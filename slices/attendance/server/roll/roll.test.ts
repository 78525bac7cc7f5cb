import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Browser } from '#testing/browser.ts';
import { College } from '#testing/college.ts';
import { askRoll, rollClass, takeRoll, type RollClass, type RollAnswer } from '../testing/class-with-roll.ts';

let college: College;
let first: RollClass;
let manager: Browser;
let [ana, ben, cleo]: string[] = [];

beforeAll(async () => {
  college = await College.open();
  first = await rollClass(college);
  [ana, ben, cleo] = first.students.map(({ id }) => id);
  manager = await college.signedIn({
    firstName: 'Mary',
    lastName: 'Hall',
    roles: ['user', 'manager'],
    regionIds: [first.regionId],
  });
});
afterAll(() => college.close());

const of = (roll: RollAnswer | null, personId = '') => roll?.students.find(({ _id }) => _id === personId);
const leave = (personId = '', status = 'APPROVED') =>
  college.database.owner.query(
    `insert into leave_request (region_id, group_id, person_id, type_id, first_day, last_day, reason, status)
     select $1, $2, $3, t.id, $5::date - 1, $5::date + 1, 'Flu', $6 from leave_type t where t.schema_id = $4`,
    [first.regionId, first.groupId, personId, first.schemaId, college.now(), status],
  );
const audited = async (entityId = '') =>
  (
    await college.database.owner.query<{ action: string; reason: string | null }>(
      'select action, reason from audit where entity_id = $1 order by id',
      [entityId],
    )
  ).rows;

test('everybody is there until marked otherwise; a mark keeps minutes, day and taker (HOLE-44, ATT-02, ATT-04)', async () => {
  const session = await first.session(0);
  expect((await askRoll(manager, session))?.session.rollTakenAt).toBeNull();
  const { roll } = await takeRoll(manager, session, [
    { personId: ana ?? '', kind: 'ABSENT' },
    { personId: ben ?? '', kind: 'LATE', minutesLate: 5 },
  ]);
  expect(roll.session).toMatchObject({
    rollTakenAt: college.now().toISOString(),
    rollTakenByName: 'Mary Hall',
  });
  expect(of(roll, ana)).toMatchObject({ status: 'ABSENT', mark: { version: 1, takenByName: 'Mary Hall' } });
  expect(of(roll, ben)).toMatchObject({ status: 'LATE', mark: { minutesLate: 5 } });
  expect(of(roll, cleo)).toMatchObject({ status: 'PRESENT', mark: null });
});

test('who comes later than the schema allows counts as absent, with the minutes kept (ATT-03, TRAP-33)', async () => {
  const session = await first.session(0);
  const late = (minutesLate: number, baseVersion: number) =>
    takeRoll(manager, session, [{ personId: ana ?? '', kind: 'LATE', minutesLate, baseVersion }]);
  expect(of((await late(15, 0)).roll, ana)?.status).toBe('LATE');
  expect(of((await late(16, 1)).roll, ana)).toMatchObject({ status: 'ABSENT', mark: { minutesLate: 16 } });
});

test('a mark that comes in twice counts once, and is in the audit once', async () => {
  const session = await first.session(0);
  const mark = { key: randomUUID(), personId: ana ?? '', kind: 'ABSENT' };
  const before = (await audited(ana)).length;
  await takeRoll(manager, session, [mark]);
  await takeRoll(manager, session, [{ personId: ana ?? '', kind: 'PRESENT', baseVersion: 1 }]);
  // The answer was lost, and it is sent again after a person has changed it.
  const { roll, conflicts } = await takeRoll(manager, session, [mark]);
  expect(conflicts).toEqual([]);
  expect(of(roll, ana)).toMatchObject({ status: 'PRESENT', mark: { version: 2 } });
  expect((await audited(ana)).slice(before)).toHaveLength(2);
  expect((await audited(session)).map(({ action }) => action)).toEqual(['takeRoll']);
});

test('a newer mark of another teacher is told, not overwritten', async () => {
  const session = await first.session(0);
  const admin = await college.signedIn({ roles: ['user', 'admin'], regionIds: [first.regionId] });
  await takeRoll(manager, session, [{ personId: ana ?? '', kind: 'ABSENT' }]);
  const unaware = { key: randomUUID(), personId: ana ?? '', kind: 'LATE' };
  const { roll, conflicts } = await takeRoll(admin, session, [
    unaware,
    { personId: ben ?? '', kind: 'ABSENT' },
  ]);
  expect(conflicts).toEqual([unaware.key]);
  expect([of(roll, ana)?.status, of(roll, ben)?.status]).toEqual(['ABSENT', 'ABSENT']);
});

test('a mark may follow one’s own whose answer was lost, but not one that another person has changed since', async () => {
  const session = await first.session(0);
  const [one, two, three] = [randomUUID(), randomUUID(), randomUUID()];
  const absent = { key: one, personId: ana ?? '', kind: 'ABSENT' };
  const late = { key: two, personId: ana ?? '', kind: 'LATE', afterKey: one };
  await takeRoll(manager, session, [absent]);
  const { roll, conflicts } = await takeRoll(manager, session, [absent, late]);
  expect([of(roll, ana)?.status, conflicts]).toEqual(['LATE', []]);
  await takeRoll(manager, session, [{ personId: ana ?? '', kind: 'EXCUSED', baseVersion: 2 }]);
  const stale = { key: three, personId: ana ?? '', kind: 'ABSENT', afterKey: two };
  expect((await takeRoll(manager, session, [absent, late, stale])).conflicts).toEqual([three]);
});

describe('a student with leave', () => {
  test('is excused already, and absent if the leave is taken back; who came all the same was there (ATT-15, HOLE-48)', async () => {
    const session = await first.session(0);
    await leave(cleo);
    expect(of(await askRoll(manager, session), cleo)).toMatchObject({
      status: 'EXCUSED',
      leave: { status: 'APPROVED', typeName: 'Illness' },
    });
    expect(of((await takeRoll(manager, session)).roll, cleo)).toMatchObject({ status: 'EXCUSED' });
    const decide = (status: string) =>
      college.database.owner.query('update leave_request set status = $2 where person_id = $1', [
        cleo,
        status,
      ]);
    await decide('ACKNOWLEDGED');
    expect(of(await askRoll(manager, session), cleo)?.status).toBe('ABSENT');
    await decide('APPROVED');
    const other = await first.session(0);
    const { roll } = await takeRoll(manager, other, [{ personId: cleo ?? '', kind: 'PRESENT' }]);
    expect(of(roll, cleo)?.status).toBe('PRESENT');
    await college.database.owner.query('delete from leave_request where person_id = $1', [cleo]);
  });

  test('that was given after the roll changes an absence alone', async () => {
    const session = await first.session(0);
    await takeRoll(manager, session, [{ personId: ana ?? '', kind: 'ABSENT' }]);
    await Promise.all([leave(ana), leave(ben)]);
    const roll = await askRoll(manager, session);
    expect([of(roll, ana)?.status, of(roll, ben)?.status]).toEqual(['EXCUSED', 'PRESENT']);
    await college.database.owner.query('delete from leave_request');
  });
});

test('after a week a change says why, and its history keeps it', async () => {
  const session = await first.session(-24 * 9);
  await expect(takeRoll(manager, session, [{ personId: ana ?? '', kind: 'ABSENT' }])).rejects.toThrow(
    'rollReasonMissing',
  );
  await takeRoll(manager, session, [{ personId: ana ?? '', kind: 'ABSENT' }], 'The paper list was found');
  const { data } = await manager.call(
    `query changes($s: ID!, $p: ID!) { attendanceMarkChanges(sessionId: $s, personId: $p) { kind reason changedByName } }`,
    { s: session, p: ana },
  );
  expect(data).toEqual({
    attendanceMarkChanges: [
      { kind: 'ABSENT', reason: 'The paper list was found', changedByName: 'Mary Hall' },
    ],
  });
  const recent = await first.session(-24 * 6);
  await takeRoll(manager, recent, [{ personId: ana ?? '', kind: 'ABSENT' }]);
});

test.each([
  ['that is days ahead', 'rollTooEarly', 30],
  ['that was cancelled', 'rollOfCancelled', 0],
])('a session %s has no roll', async (_, problem, hours) => {
  const session = await first.session(hours);
  await college.database.owner.query(
    'update class_session set cancelled_at = now() where id = $1 and $2 = 0',
    [session, hours],
  );
  await expect(takeRoll(manager, session)).rejects.toThrow(problem);
});

test.each([
  [{ kind: 'LATE', minutesLate: 0 }, 'minutesLateNotWhole'],
  [{ kind: 'LATE', minutesLate: 61 }, 'minutesLateNotWhole'],
  [{ kind: 'ABSENT', minutesLate: 5 }, 'minutesOfNobodyLate'],
])('%o is refused', async (mark, problem) => {
  const session = await first.session(0);
  await expect(takeRoll(manager, session, [{ personId: ana ?? '', ...mark }])).rejects.toThrow(problem);
});

describe('a roll is taken', () => {
  test('by the teacher of the class and those who look after its campus, nobody else (ATT-07)', async () => {
    const session = await first.session(0);
    const teacher = await college.signedIn({ regionIds: [first.regionId] });
    const other = await college.region();
    const strangers = await Promise.all([
      college.signedIn({ roles: ['user', 'manager'], regionIds: [other.id] }),
      college.signedIn({ regionIds: [first.regionId] }),
      college.signedIn(first.students[0]),
    ]);
    await college.database.owner.query(
      `with t as (insert into teacher (region_id, name, person_id) values ($1, 'Paul', $2) returning id)
       update class_session set teacher_id = t.id from t where class_session.id = $3`,
      [first.regionId, teacher.person.id, session],
    );
    expect((await askRoll(teacher, session))?.students).toHaveLength(3);
    expect((await takeRoll(teacher, session)).roll.session.rollTakenAt).not.toBeNull();
    for (const stranger of strangers) {
      expect(await askRoll(stranger, session)).toBeNull();
      await expect(takeRoll(stranger, session)).rejects.toThrow('recordNotFound');
    }
  });

  test('by nobody of themselves', async () => {
    const session = await first.session(0);
    const twofold = await college.signedIn({
      roles: ['user', 'manager'],
      regionIds: [first.regionId],
      groupIds: [first.groupId],
    });
    await expect(
      takeRoll(twofold, session, [{ personId: twofold.person.id, kind: 'PRESENT' }]),
    ).rejects.toThrow('markOfOneself');
    await college.database.owner.query('delete from group_member where person_id = $1', [twofold.person.id]);
  });
});

test('a roll follows a student whose two accounts become one', async () => {
  const session = await first.session(-4);
  await takeRoll(manager, session);
  const account = await college.person({ regionIds: [first.regionId], groupIds: [first.groupId] });
  const onRoll = async () =>
    (
      await college.database.owner.query<{ ids: string[] }>(
        'select roll_person_ids as ids from class_session where id = $1',
        [session],
      )
    ).rows[0]?.ids;
  await college.database.owner.query(
    `update person set merged_into = $1, status = 'DISABLED' where id = $2`,
    [account.id, cleo],
  );
  expect(await onRoll()).toContain(account.id);
  expect(await onRoll()).not.toContain(cleo);
  await college.database.owner.query(
    `update person set merged_into = null, status = 'ACTIVE' where id = $1`,
    [cleo],
  );
});

test('who joins a class later was not on its earlier rolls', async () => {
  const session = await first.session(-5);
  await takeRoll(manager, session);
  const newcomer = await college.person({ regionIds: [first.regionId] });
  await college.database.owner.query(
    'insert into group_member (group_id, person_id, region_id, first_day) values ($1, $2, $3, $4::date - 40)',
    [first.groupId, newcomer.id, first.regionId, college.now()],
  );
  const { data } = await manager.call(
    `query of($p: ID!) { attendance(personId: $p) { terms { sessions } } }`,
    {
      p: newcomer.id,
    },
  );
  expect(data).toEqual({ attendance: null });
});

test('a teacher is told of the class that is running, managers of rolls that were forgotten', async () => {
  const teacher = await college.signedIn({ regionIds: [first.regionId] });
  const { rows } = await college.database.owner.query<{ courseId: string }>(
    `with teacher as (insert into teacher (region_id, name, person_id) values ($1, 'Ruth', $2) returning id),
     course as (insert into course (code, teacher_id) select 'NT 9', id from teacher returning id),
     words as (insert into course_text (course_id, locale, name) select id, 'en', 'Acts' from course)
     insert into course_group (course_id, group_id, region_id, first_day, position)
       select id, $3, $1, '2020-01-01', 1 from course returning course_id as "courseId"`,
    [first.regionId, teacher.person.id, first.groupId],
  );
  const courseId = rows[0]?.courseId ?? '';
  const told = async () =>
    (await teacher.call(`query own { ownCourseOfferings { rollsToTake { count sessionId isNow } } }`, {}))
      .data;
  const old = await first.session(-30, { courseId });
  expect(await told()).toEqual({
    ownCourseOfferings: [{ rollsToTake: { count: 1, sessionId: old, isNow: false } }],
  });
  const running = await first.session(-0.5, { courseId });
  expect(await told()).toEqual({
    ownCourseOfferings: [{ rollsToTake: { count: 2, sessionId: running, isNow: true } }],
  });
  const queues = async () =>
    (
      (await manager.call(`query q { queues { name path waiting { count } } }`, {})).data?.['queues'] as
        | { name: string; path: string; waiting: { count: number } }[]
        | undefined
    )?.find(({ name }) => name === 'forgottenRolls');
  const before = await queues();
  expect(before?.path).toBe(`/attendances/${old}`);
  await takeRoll(manager, old);
  expect((await queues())?.waiting.count ?? 0).toBe((before?.waiting.count ?? 0) - 1);
});

test('sessions of a day are those of the campus’s own day (ATT-07)', async () => {
  const auckland = await rollClass(college, { timeZone: 'Pacific/Auckland', students: 1 });
  const there = await college.signedIn({ roles: ['user', 'manager'], regionIds: [auckland.regionId] });
  await auckland.session(0);
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Pacific/Auckland' }).format(college.now());
  const ask = async (on: string) =>
    (await there.call(`query s($on: Day!) { rollSessions(from: $on, to: $on) { day } }`, { on })).data;
  expect(await ask(day)).toEqual({ rollSessions: [{ day }] });
  expect(await ask('2020-01-01')).toEqual({ rollSessions: [] });
});
