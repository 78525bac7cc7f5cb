import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Answer, Browser } from '#testing/browser.ts';
import { until } from '#kit/db/until.ts';
import { College } from '#testing/college.ts';
import { ExamRoom, type Student } from '#slices/exams/server/testing/exam-room.ts';
import { liftRateLimits } from '#testing/lift-rate-limits.ts';

let college: College;
let room: ExamRoom;
let regionId: string;
beforeAll(async () => {
  college = await College.open();
  liftRateLimits(college.served.state);
  ({ id: regionId } = await college.region({ timeZone: 'Europe/London' }));
  room = await ExamRoom.open(college, regionId);
});
afterAll(() => college.close());

const SAVE = `mutation saveAccommodation($personId: ID!, $version: Int, $accommodationInput: AccommodationInput) {
  saveAccommodation(personId: $personId, version: $version, accommodationInput: $accommodationInput) {
    version extraPercent extraAttempts isOver } }`;
const READ = `query accommodation($personId: ID!) { accommodation(personId: $personId) { extraPercent reason } }`;
const EXAM = `query studentExam($examId: ID!) { studentExam(examId: $examId) { allowedAttempts limitMinutes deadline
  allowance { limitMinutes extraPercent extraMinutes extraAttempts } } }`;
const LISTED = 'query studentExams { studentExams { _id allowedAttempts deadline } }';
const MINUTES = 'query studentExams { studentExams { _id limitMinutes } }';
const GRANT = `mutation grantExam($examId: ID!, $groupId: ID!, $personId: ID!, $extraMinutes: Int!) {
  grantExam(examId: $examId, groupId: $groupId, personId: $personId, extraAttempts: 0, extraMinutes: $extraMinutes,
    reason: "Fire alarm") { version } }`;
const TIMES = `query examAttempt($attemptId: ID!) { examAttempt(attemptId: $attemptId) { expiresAt deadline } }`;
const STAFFED = `query staffAttempt($attemptId: ID!) { staffAttempt(attemptId: $attemptId) { granting {
  groupId limitMinutes extraPercent extraMinutes grant { extraMinutes } accommodation { extraPercent reason } } } }`;

const half = { extraPercent: 50, extraAttempts: 1, lastDay: null, reason: 'Dyslexia, letter of 3 March' };
const save = (
  student: Pick<Student, 'personId'>,
  accommodationInput: object | null,
  version?: number,
  by: Browser = room.admin,
) => by.call(SAVE, { personId: student.personId, version: version ?? null, accommodationInput });
const problemOf = ({ errors }: Answer): unknown => errors[0]?.extensions.problem;
const minutesBetween = (before: string, after: string): number =>
  (Date.parse(after) - Date.parse(before)) / 60_000;
const timesOf = async (student: Student, attemptId: string) =>
  (await student.browser.call(TIMES, { attemptId })).data?.['examAttempt'] as Record<
    'expiresAt' | 'deadline',
    string
  >;
const begin = async (student: Student, examId: string): Promise<string> => {
  const attemptId = randomUUID();
  expect((await student.start(examId, attemptId)).errors).toEqual([]);
  return attemptId;
};

const TWO_WAIT = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
  having count(*) = 2`;

test('what is kept on a student counts in every exam, and with what is granted for one', async () => {
  const examId = await room.exam({ questions: 1, input: { limitMinutes: 30, allowedAttempts: 1 } });
  const [ana, ben] = [await room.student(), await room.student()];
  const of = async (student: Student) =>
    (await student.browser.call(EXAM, { examId })).data?.['studentExam'] as Record<string, string>;
  expect((await save(ana, half)).data).toMatchObject({ saveAccommodation: { version: 1, isOver: false } });
  const [own, usual] = [await of(ana), await of(ben)];
  expect(own).toMatchObject({
    limitMinutes: 45,
    allowedAttempts: 2,
    allowance: { limitMinutes: 30, extraPercent: 50, extraMinutes: 0, extraAttempts: 1 },
  });
  expect(usual).toMatchObject({ limitMinutes: 30, allowedAttempts: 1 });
  // What is told is the same for everybody; a student who begins in time has the minutes on top.
  expect(own['deadline']).toBe(usual['deadline']);
  expect((await ana.browser.call(LISTED)).data?.['studentExams']).toContainEqual({
    _id: examId,
    allowedAttempts: 2,
    deadline: own['deadline'],
  });
  const where = { examId, groupId: room.groupId, personId: ana.personId };
  await room.admin.call(GRANT, { ...where, extraMinutes: 10 });
  expect(await of(ana)).toMatchObject({ limitMinutes: 55, allowance: { extraMinutes: 10 } });
  const attemptId = await begin(ana, examId);
  const { expiresAt, deadline } = await timesOf(ana, attemptId);
  expect(minutesBetween(college.now().toISOString(), expiresAt)).toBe(55);
  expect(minutesBetween(own['deadline'] ?? '', deadline)).toBe(25);
  expect((await room.admin.call(STAFFED, { attemptId })).data?.['staffAttempt']).toEqual({
    granting: {
      groupId: room.groupId,
      limitMinutes: 30,
      extraPercent: 50,
      extraMinutes: 10,
      grant: { extraMinutes: 10 },
      accommodation: { extraPercent: 50, reason: half.reason },
    },
  });
});

test('a finished exam keeps the minutes it had, for its student and for those who look at the attempt', async () => {
  const examId = await room.exam({ questions: 1, input: { limitMinutes: 30, allowedAttempts: 1 } });
  const ana = await room.student();
  const { _id: attemptId } = await ana.sit(examId, 1);
  expect((await save(ana, half)).errors).toEqual([]);
  expect((await ana.browser.call(EXAM, { examId })).data?.['studentExam']).toMatchObject({
    limitMinutes: 30,
    allowance: { extraPercent: 0 },
  });
  expect((await ana.browser.call(MINUTES)).data?.['studentExams']).toContainEqual({
    _id: examId,
    limitMinutes: 30,
  });
  expect((await room.admin.call(STAFFED, { attemptId })).data).toMatchObject({
    staffAttempt: { granting: { limitMinutes: 30, extraPercent: 0 } },
  });
  const where = { examId, groupId: room.groupId, personId: ana.personId };
  expect((await room.admin.call(GRANT, { ...where, extraMinutes: 15 })).errors).toEqual([]);
  expect((await room.admin.call(STAFFED, { attemptId })).data).toMatchObject({
    staffAttempt: { granting: { extraMinutes: 0, grant: { extraMinutes: 15 } } },
  });
});

test('after its last day on the campus it counts no more', async () => {
  const examId = await room.exam({ questions: 1, input: { limitMinutes: 30 } });
  const ana = await room.student();
  const on = (days: number): string =>
    new Date(college.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
  const seen = async () => (await ana.browser.call(EXAM, { examId })).data?.['studentExam'];
  await save(ana, { ...half, lastDay: on(1) });
  expect(await seen()).toMatchObject({ limitMinutes: 45 });
  const over = await save(ana, { ...half, lastDay: on(-2) }, 1);
  expect(over.data).toMatchObject({ saveAccommodation: { isOver: true } });
  expect(await seen()).toMatchObject({ limitMinutes: 30 });
});

test('it is for those who look after the campus, about others, and nobody overwrites it unseen', async () => {
  const ana = await room.student();
  const { id: elsewhere } = await college.region();
  const roles: ('user' | 'manager')[] = ['user', 'manager'];
  const [manager, stranger] = [
    await college.signedIn({ roles, regionIds: [regionId] }),
    await college.signedIn({ roles, regionIds: [elsewhere] }),
  ];
  expect((await save(ana, half, undefined, manager)).errors).toEqual([]);
  expect(problemOf(await save(ana, half, 1, stranger))).toBe('recordNotFound');
  expect(problemOf(await save({ personId: manager.person.id }, half, undefined, manager))).toBe(
    'recordNotFound',
  );
  expect((await save(ana, half, 1, ana.browser)).errors[0]?.extensions.code).toBe('FORBIDDEN');
  expect(problemOf(await save(ana, half, undefined, manager))).toBe('changedMeanwhile');
  expect(problemOf(await save(ana, { ...half, extraPercent: 301 }, 1))).toBe('accommodationRange');
  const seenBy = async (by: Browser) => (await by.call(READ, { personId: ana.personId })).data;
  expect(await seenBy(manager)).toEqual({ accommodation: { extraPercent: 50, reason: half.reason } });
  expect(await seenBy(stranger)).toEqual({ accommodation: null });
  const { rows } = await college.database.owner.query<{ action: string }>(
    'select action from audit where entity_id = $1 order by id',
    [ana.personId],
  );
  expect(rows.map(({ action }) => action)).toEqual(['logIn', 'saveAccommodation']);
});

test('of two who give it at once one is told that the other was first', async () => {
  const ana = await room.student();
  const other = await college.database.owner.connect();
  await other.query('begin; lock table exam_accommodation in share mode');
  const answers = [save(ana, half), save(ana, { ...half, extraPercent: 25 })];
  await until(async () => (await other.query(TWO_WAIT)).rowCount === 1, { ms: 5_000, what: 'both to wait' });
  await other.query('commit');
  other.release();
  expect(new Set((await Promise.all(answers)).map(problemOf))).toEqual(
    new Set([undefined, 'changedMeanwhile']),
  );
});

test('an attempt that was left and may be reinstated is prolonged with the others', async () => {
  const examId = await room.exam({ questions: 1, input: { limitMinutes: 60 } });
  const ana = await room.student();
  const attemptId = await begin(ana, examId);
  const before = await timesOf(ana, attemptId);
  const LEAVE = `mutation leaveExam($attemptId: ID!, $deviceId: ID!) {
    leaveExam(attemptId: $attemptId, deviceId: $deviceId, events: []) { _id } }`;
  await ana.browser.call(LEAVE, { attemptId, deviceId: ana.deviceId });
  college.pass(60_000);
  await save(ana, half);
  expect(minutesBetween(before.deadline, (await timesOf(ana, attemptId)).deadline)).toBe(30);
});

test('an attempt that goes on is prolonged at once, never cut, and not twice', async () => {
  const examId = await room.exam({ questions: 1, input: { limitMinutes: 60 } });
  const ana = await room.student();
  const attemptId = await begin(ana, examId);
  const before = await timesOf(ana, attemptId);
  const more = async (): Promise<number> => {
    const { expiresAt, deadline } = await timesOf(ana, attemptId);
    expect(minutesBetween(before.deadline, deadline)).toBe(minutesBetween(before.expiresAt, expiresAt));
    return minutesBetween(before.expiresAt, expiresAt);
  };
  await save(ana, { ...half, extraPercent: 25 });
  expect(await more()).toBe(15);
  await save(ana, half, 1);
  expect(await more()).toBe(30);
  await save(ana, null, 2);
  expect(await more()).toBe(30);
  await save(ana, half);
  expect(await more()).toBe(30);
  // Past everybody's limit and within their own, what is answered is taken.
  college.pass(80 * 60_000);
  expect((await ana.record(attemptId, [])).errors).toEqual([]);
});
