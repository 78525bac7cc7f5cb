import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, type Day } from '#kit/calendar/day.ts';
import { dayIn, instantAt } from '#kit/calendar/zone.ts';
import type { Browser } from '#testing/browser.ts';
import { College } from '#testing/college.ts';
import { rollClass, takeRoll, type RollClass } from './testing/class-with-roll.ts';

const ZONE = 'Asia/Jakarta';
const DAY_MS = 24 * 3_600_000;

let college: College;
let held: RollClass;
let manager: Browser;
let student: Browser;
let sessionId: string;
/** Of the campus. The class begins at half past six in the morning, when it is still the day before in universal time. */
let day: Day;

beforeAll(async () => {
  college = await College.open();
  held = await rollClass(college, { timeZone: ZONE, students: 0 });
  const { regionId, groupId, schemaId } = held;
  manager = await college.signedIn({ roles: ['user', 'manager'], regionIds: [regionId] });
  const own = await college.signedIn({ regionIds: [regionId] });
  student = own;
  day = addDays(dayIn(college.now(), ZONE), -3);
  const { owner } = college.database;
  // Term and membership begin with that day: a class that is taken for one of the day before lies outside both.
  await owner.query(
    'insert into group_member (group_id, person_id, region_id, first_day) values ($1, $2, $3, $4)',
    [groupId, own.person.id, regionId, day],
  );
  await owner.query('update attendance_term set first_day = $2 where schema_id = $1', [schemaId, day]);
  await owner.query('update attendance_policy set grace_absents_per_term = 0 where schema_id = $1', [
    schemaId,
  ]);
  const { rows } = await owner.query<{ id: string }>(
    'insert into class_session (region_id, group_id, starts_at, ends_at) values ($1, $2, $3, $4) returning id',
    [regionId, groupId, instantAt(day, '06:30', ZONE), instantAt(day, '08:00', ZONE)],
  );
  sessionId = rows[0]?.id ?? '';
  await takeRoll(manager, sessionId, [{ personId: own.person.id, kind: 'ABSENT' }]);
});
afterAll(() => college.close());

const ask = async (by: Browser, query: string, variables: object = {}): Promise<unknown> => {
  const { data, errors } = await by.call(query, { ...variables });
  if (errors[0]) throw new Error(errors[0].extensions.problem);
  return data;
};

test('the roll and the list of a day have a class that lies on two days of universal time on its campus day', async () => {
  const list = (on: Day) =>
    ask(manager, 'query list($on: Day!) { rollSessions(from: $on, to: $on) { _id day } }', { on });
  expect(await list(day)).toEqual({ rollSessions: [{ _id: sessionId, day }] });
  expect(await list(addDays(day, -1))).toEqual({ rollSessions: [] });
  expect(
    await ask(
      manager,
      'query roll($id: ID!) { roll(sessionId: $id) { session { day } students { status } } }',
      {
        id: sessionId,
      },
    ),
  ).toEqual({ roll: { session: { day }, students: [{ status: 'ABSENT' }] } });
});

test('the grid of a week and of a term has it in the column of its campus day', async () => {
  const grid = (span: string) =>
    ask(
      manager,
      `query grid($groupId: ID, $day: Day, $span: AttendanceGridSpan) {
        attendanceGrid(groupId: $groupId, day: $day, span: $span) { sessions { _id day } cells } }`,
      { groupId: held.groupId, day, span },
    );
  for (const span of ['WEEK', 'TERM'])
    expect(await grid(span)).toMatchObject({
      attendanceGrid: { sessions: [{ _id: sessionId, day }], cells: [expect.stringMatching(/^A/)] },
    });
});

test('the student finds it on that day, in the term that begins with it, and is told what it costs', async () => {
  const { person } = student as Browser & { person: { id: string } };
  const own = `query own($id: ID!) { attendance(personId: $id) { terms { name deduction counts { absent } } records { day status } } }`;
  expect(await ask(student, own, { id: person.id })).toEqual({
    attendance: {
      terms: [{ name: 'This term', deduction: 3, counts: { absent: 1 } }],
      records: [{ day, status: 'ABSENT' }],
    },
  });
  expect(
    await ask(manager, 'query behind { fallingBehind { rows { personId absences termName } } }'),
  ).toEqual({ fallingBehind: { rows: [{ personId: person.id, absences: 1, termName: 'This term' }] } });
});

test('a leave of that one day excuses it, one of the day before does not', async () => {
  const { person } = student as Browser & { person: { id: string } };
  const statusWith = async (on: Day): Promise<unknown> => {
    const { owner } = college.database;
    await owner.query(
      `with gone as (delete from leave_request)
       insert into leave_request (region_id, group_id, person_id, type_id, first_day, last_day, reason, status)
       select $1, $2, $3, id, $4, $4, 'Flu', 'APPROVED' from leave_type where schema_id = $5`,
      [held.regionId, held.groupId, person.id, on, held.schemaId],
    );
    return ask(student, 'query own($id: ID!) { attendance(personId: $id) { records { status } } }', {
      id: person.id,
    });
  };
  const told = (status: string) => ({ attendance: { records: [{ status }] } });
  expect(await statusWith(addDays(day, -1))).toEqual(told('ABSENT'));
  expect(await statusWith(day)).toEqual(told('EXCUSED'));
});

test('who left the group yesterday, by the days of the campus, is not falling behind in it any more', async () => {
  const { person } = student as Browser & { person: { id: string } };
  const { owner } = college.database;
  await owner.query('delete from leave_request');
  const behindOn = async (lastDay: Day): Promise<unknown> => {
    await owner.query('update group_member set last_day = $2 where person_id = $1', [person.id, lastDay]);
    return ask(manager, 'query behind { fallingBehind { count } }');
  };
  // In the evening of universal time, when it is tomorrow on the campus.
  const evening = instantAt(dayIn(college.now(), 'UTC'), '18:00', 'UTC').getTime();
  college.pass((evening - college.now().getTime() + DAY_MS) % DAY_MS);
  manager = await college.signedIn({ roles: ['user', 'manager'], regionIds: [held.regionId] });
  const today = dayIn(college.now(), ZONE);
  expect(today > dayIn(college.now(), 'UTC')).toBe(true);
  expect(await behindOn(today)).toEqual({ fallingBehind: { count: 1 } });
  expect(await behindOn(addDays(today, -1))).toEqual({ fallingBehind: { count: 0 } });
});

test('the sessions of today are those of the day it is on each campus', async () => {
  const [east, west] = [
    await rollClass(college, { timeZone: 'Pacific/Kiritimati', students: 1 }),
    await rollClass(college, { timeZone: 'Pacific/Niue', students: 1 }),
  ];
  const regionIds = [east.regionId, west.regionId];
  const oversees = await college.signedIn({ roles: ['user', 'manager'], regionIds });
  const [inEast, inWest] = [await east.session(0), await west.session(0)];
  await west.session(-24);
  const { data } = await oversees.call('{ rollSessions { _id } }');
  expect(data).toEqual({ rollSessions: expect.arrayContaining([{ _id: inEast }, { _id: inWest }]) });
  expect(data?.['rollSessions']).toHaveLength(2);
});
