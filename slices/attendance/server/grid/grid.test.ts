import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, firstOfWeek } from '#kit/calendar/day.ts';
import { dayIn } from '#kit/calendar/zone.ts';
import type { Browser } from '#testing/browser.ts';
import { College } from '#testing/college.ts';
import { rollClass, takeRoll, type RollClass } from '../testing/class-with-roll.ts';

interface GridAnswer {
  _id: string;
  span: string;
  firstDay: string;
  lastDay: string;
  sessions: {
    _id: string;
    isOpen: boolean;
    isCancelled: boolean;
    needsReason: boolean;
    rollTakenAt: string | null;
  }[];
  personIds: string[];
  fullNames: string[];
  mayNotMark: number[];
  cells: string[];
  summaries: { percents: number[]; absences: number[]; lates: number[]; deductions: number[] } | null;
}

let college: College;
let manager: Browser;
beforeAll(async () => {
  college = await College.open();
});
afterAll(() => college.close());

const GRID = `query attendanceGrid($groupId: ID, $day: Day, $span: AttendanceGridSpan) {
  attendanceGrid(groupId: $groupId, day: $day, span: $span) { _id span firstDay lastDay
    sessions { _id isOpen isCancelled needsReason rollTakenAt } personIds fullNames mayNotMark cells
    summaries { percents absences lates deductions } } }`;

async function gridOf(by: Browser, asked: object = {}): Promise<GridAnswer | null> {
  const { data } = await by.call(GRID, { span: 'TERM', ...asked });
  return (data as { attendanceGrid: GridAnswer | null }).attendanceGrid;
}

const HOURS_A_DAY = 24;

async function classOfManager(): Promise<RollClass> {
  const made = await rollClass(college);
  manager = await college.signedIn({ roles: ['user', 'manager'], regionIds: [made.regionId] });
  return made;
}

test('a term has a column for each session and a text for each student, with versions and what it counts as', async () => {
  const { groupId, regionId, schemaId, students, session } = await classOfManager();
  const [ana = '', ben = '', cleo = ''] = students.map(({ id }) => id);
  const [long, last, next] = [await session(-10 * HOURS_A_DAY), await session(-2), await session(50)];
  await takeRoll(manager, long, [{ personId: ana, kind: 'LATE', minutesLate: 40 }], 'Paper list');
  await college.database.owner.query(
    `insert into leave_request (region_id, group_id, person_id, type_id, first_day, last_day, reason, status)
     select $1, $2, $3, id, $5::date - 3, $5::date + 10, 'Flu', 'APPROVED' from leave_type where schema_id = $4`,
    [regionId, groupId, ben, schemaId, college.now()],
  );
  await takeRoll(manager, last, [{ personId: cleo, kind: 'EXCUSED' }]);
  await takeRoll(manager, last, [{ personId: cleo, kind: 'ABSENT', baseVersion: 1 }]);

  const grid = await gridOf(manager, { groupId });
  expect(grid?.sessions.map(({ _id }) => _id)).toEqual([long, last, next]);
  expect(grid?.sessions).toMatchObject([
    { isOpen: true, needsReason: true },
    { isOpen: true, needsReason: false },
    { isOpen: false, rollTakenAt: null },
  ]);
  expect(Object.fromEntries(grid?.personIds.map((id, at) => [id, grid.cells[at]]) ?? [])).toEqual({
    [ana]: 'L40:1=A . .',
    [ben]: '. A:1=E .=E',
    [cleo]: '. A:2 .',
  });
});

test('the summary of a term is what the students are told of it (HOLE-45)', async () => {
  const { groupId, students, session } = await classOfManager();
  const [ana = ''] = students.map(({ id }) => id);
  for (const [hours, kind] of [
    [-30, 'ABSENT'],
    [-28, 'ABSENT'],
    [-26, 'LATE'],
    [-24, 'PRESENT'],
    [-22, 'EXCUSED'],
  ] as const)
    await takeRoll(manager, await session(hours), [{ personId: ana, kind }]);
  const grid = await gridOf(manager, { groupId, span: 'WEEK' });
  const { data } = await manager.call(
    `query attendance($personId: ID!) { attendance(personId: $personId) { terms { percent counts { absent late } deduction } } }`,
    { personId: ana },
  );
  const [told] = (
    data as {
      attendance: {
        terms: { percent: number; counts: { absent: number; late: number }; deduction: number }[];
      };
    }
  ).attendance.terms;
  const index = grid?.personIds.indexOf(ana) ?? -1;
  expect(told).toEqual({ percent: 50, counts: { absent: 2, late: 1 }, deduction: 3 });
  expect(grid?.summaries?.percents[index]).toBe(told?.percent);
  expect(grid?.summaries?.absences[index]).toBe(told?.counts.absent);
  expect(grid?.summaries?.lates[index]).toBe(told?.counts.late);
  expect(grid?.summaries?.deductions[index]).toBe(told?.deduction);
});

test('a week is that of the day asked for; who joined later has no place in sessions before', async () => {
  const { groupId, regionId, session } = await classOfManager();
  // Of the day on which the last session was, which may be yesterday.
  const today = dayIn(new Date(college.now().getTime() - 3_600_000), 'Europe/London');
  const before = await session(-20 * HOURS_A_DAY);
  const late = await college.person({ regionIds: [regionId], groupIds: [groupId] });
  await college.database.owner.query(
    'update group_member set first_day = $3 where group_id = $1 and person_id = $2',
    [groupId, late.id, addDays(today, -6)],
  );
  const recent = await session(-1);
  const week = await gridOf(manager, { groupId, day: today, span: 'WEEK' });
  expect(week).toMatchObject({ firstDay: firstOfWeek(today, 1), sessions: [{ _id: recent }] });
  expect(week?.lastDay).toBe(addDays(firstOfWeek(today, 1), 6));
  const term = await gridOf(manager, { groupId });
  expect(term?.sessions.map(({ _id }) => _id)).toEqual([before, recent]);
  expect(term?.cells[term.personIds.indexOf(late.id)]).toBe('- .');
});

test('teachers see what they teach, without summaries; nobody else sees anything; nobody marks themselves', async () => {
  const { groupId, regionId, session } = await classOfManager();
  const stranger = await college.signedIn({ roles: ['user', 'manager'] });
  const teacher = await college.person({ roles: ['user'], regionIds: [regionId], groupIds: [groupId] });
  const { rows } = await college.database.owner.query<{ id: string }>(
    'insert into teacher (region_id, name, person_id) values ($1, $2, $3) returning id',
    [regionId, 'Paul', teacher.id],
  );
  const own = await session(-2);
  await session(-1);
  const browser = await college.signedIn(teacher);
  expect(await gridOf(browser, { groupId })).toBeNull();
  await college.database.owner.query('update class_session set teacher_id = $2 where id = $1', [
    own,
    rows[0]?.id,
  ]);
  const grid = await gridOf(browser, { groupId });
  expect(grid?.sessions.map(({ _id }) => _id)).toEqual([own]);
  expect(grid?.summaries).toBeNull();
  expect(grid?.mayNotMark).toEqual([grid?.personIds.indexOf(teacher.id)]);
  expect(await gridOf(stranger, { groupId })).toBeNull();
  expect(await gridOf(browser)).toBeNull();
  expect((await gridOf(manager))?._id).toBe(groupId);
});
