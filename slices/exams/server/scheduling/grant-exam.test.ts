import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { College } from '#testing/college.ts';
import { ExamRoom, type Student } from '#slices/exams/server/testing/exam-room.ts';
import { liftRateLimits } from '#testing/lift-rate-limits.ts';

let college: College;
let room: ExamRoom;
beforeAll(async () => {
  college = await College.open();
  liftRateLimits(college.served.state);
  const { id } = await college.region({ timeZone: 'Europe/London' });
  room = await ExamRoom.open(college, id);
});
afterAll(() => college.close());

const GRANT = `mutation grantExam($examId: ID!, $groupId: ID!, $personId: ID!, $version: Int, $extraAttempts: Int!,
    $extraMinutes: Int!, $deadline: DateTime, $reason: String!) {
  grantExam(examId: $examId, groupId: $groupId, personId: $personId, version: $version, extraAttempts: $extraAttempts,
    extraMinutes: $extraMinutes, deadline: $deadline, reason: $reason) { version extraMinutes extraAttempts reason } }`;
const ATTEMPT = `query examAttempt($attemptId: ID!) { examAttempt(attemptId: $attemptId) { expiresAt deadline } }`;
const EXAM = `query studentExam($examId: ID!) { studentExam(examId: $examId) {
  allowedAttempts limitMinutes deadline refusal } }`;
const GROUPS = `query examGroups($examId: ID!) { examGroups(examId: $examId) {
  _id timeZone deadline grants { personId reason } } }`;
const UNSCHEDULE = `mutation unscheduleExam($examId: ID!, $groupId: ID!) { unscheduleExam(examId: $examId, groupId: $groupId) }`;

const grant = (examId: string, student: Student, more: Record<string, unknown>) =>
  room.admin.call(GRANT, {
    examId,
    groupId: room.groupId,
    personId: student.personId,
    extraAttempts: 0,
    extraMinutes: 0,
    reason: 'Letter of the doctor',
    ...more,
  });
const problemOf = (answer: { errors: { extensions: { problem: string } }[] }): string | undefined =>
  answer.errors[0]?.extensions.problem;
const timesOf = async (student: Student, attemptId: string) =>
  (await student.browser.call(ATTEMPT, { attemptId })).data?.['examAttempt'] as {
    expiresAt: string;
    deadline: string;
  };
const minutesBetween = (before: string, after: string): number =>
  (Date.parse(after) - Date.parse(before)) / 60_000;

test('the office of a campus sees when a group sits its exams; another campus nothing', async () => {
  const examId = await room.exam();
  const EXAMS = `query groupExams($groupId: ID!) { groupExams(groupId: $groupId) {
    _id opensAt deadline timeZone exam { title courseCode } } }`;
  const { data } = await room.admin.call(EXAMS, { groupId: room.groupId });
  const listed = data?.['groupExams'] as { _id: string; opensAt: string; deadline: string }[];
  expect(listed.find(({ _id }) => _id === examId)).toMatchObject({
    timeZone: 'Europe/London',
    exam: { title: expect.any(String), courseCode: expect.any(String) },
  });
  const deadlines = listed.map(({ deadline }) => deadline);
  expect(deadlines).toEqual(deadlines.toSorted().toReversed());
  const { id: elsewhere } = await college.region();
  const stranger = await college.signedIn({ roles: ['user', 'manager'], regionIds: [elsewhere] });
  expect((await stranger.call(EXAMS, { groupId: room.groupId })).data).toEqual({ groupExams: [] });
});

test('a group of the website cannot sit an exam in the companion app, one of the app can (EXAM-20) (TRAP-84)', async () => {
  const ana = await room.student();
  const examId = await room.exam();
  const inApp = { 'x-app': 'companion' };
  const startInApp = () => ana.start(examId, undefined, undefined, inApp);
  const seenInApp = async () => (await ana.browser.call(EXAM, { examId }, inApp)).data;
  expect(await seenInApp()).toMatchObject({ studentExam: { refusal: 'examOnlineOnly' } });
  const { host } = new URL(college.served.state.services.config.mainHost);
  expect((await startInApp()).errors).toMatchObject([
    {
      message: `Only eCharis groups can take exams in the app. Please take this exam online at ${host}`,
      extensions: { problem: 'examOnlineOnly', code: 'FORBIDDEN', values: { host } },
    },
  ]);
  const { owner } = college.database;
  const setFlag = (flag: boolean) =>
    owner.query('update student_group set companion_app = $2 where id = $1', [room.groupId, flag]);
  onTestFinished(async () => void (await setFlag(false)));
  await setFlag(true);
  expect(await seenInApp()).toMatchObject({ studentExam: { refusal: null } });
  expect((await startInApp()).errors).toEqual([]);
});

test('a further attempt is granted to one student, with the reason', async () => {
  const examId = await room.exam({ questions: 2, input: { allowedAttempts: 1 } });
  const [ana, ben] = [await room.student(), await room.student()];
  await ana.sit(examId, 0);
  await ben.sit(examId, 0);
  expect(problemOf(await ana.start(examId))).toBe('attemptsExceeded');
  await grant(examId, ana, { extraAttempts: 1 });
  expect((await ana.browser.call(EXAM, { examId })).data).toMatchObject({
    studentExam: { allowedAttempts: 2, refusal: null },
  });
  expect((await ana.start(examId)).errors).toEqual([]);
  expect(problemOf(await ben.start(examId))).toBe('attemptsExceeded');
  expect((await room.admin.call(GROUPS, { examId })).data).toMatchObject({
    examGroups: [
      { timeZone: 'Europe/London', grants: [{ personId: ana.personId, reason: 'Letter of the doctor' }] },
    ],
  });
});

test('a user who grants says why, and overwrites no grant unseen', async () => {
  const examId = await room.exam({ questions: 1 });
  const ana = await room.student();
  expect(problemOf(await grant(examId, ana, { extraAttempts: 1, reason: ' ' }))).toBe('examReason');
  expect(problemOf(await grant(examId, ana, { extraMinutes: 1_000 }))).toBe('examGrantRange');
  await grant(examId, ana, { extraAttempts: 1 });
  expect(problemOf(await grant(examId, ana, { extraAttempts: 2 }))).toBe('changedMeanwhile');
});

test('a group is taken off an exam only while none of it has begun', async () => {
  const examId = await room.exam({ questions: 1 });
  const off = () => room.admin.call(UNSCHEDULE, { examId, groupId: room.groupId });
  expect((await off()).data).toEqual({ unscheduleExam: true });
  const other = await room.exam({ questions: 1 });
  const ana = await room.student();
  await ana.start(other);
  expect(problemOf(await room.admin.call(UNSCHEDULE, { examId: other, groupId: room.groupId }))).toBe(
    'examIsBegun',
  );
});

test('a manager finds the exams that nobody sits yet, and says when a group does; another campus has none of them', async () => {
  const TAUGHT = `query taughtExams { taughtExams { _id courseName schedules { deadline } } }`;
  const SCHEDULE = `mutation scheduleExam($examId: ID!, $groupId: ID!, $version: Int, $opensAt: DateTime!, $deadline: DateTime!) {
    scheduleExam(examId: $examId, groupId: $groupId, version: $version, opensAt: $opensAt, deadline: $deadline) { version } }`;
  const examId = randomUUID();
  await room.saveExam({ examId });
  const { rows } = await college.database.owner.query<{ regionId: string }>(
    'select region_id as "regionId" from student_group where id = $1',
    [room.groupId],
  );
  const manager = await college.signedIn({
    roles: ['user', 'manager'],
    regionIds: [rows[0]?.regionId ?? ''],
  });
  const taught = async (reader = manager) => {
    const { data } = await reader.call(TAUGHT);
    return (data?.['taughtExams'] as { _id: string }[] | undefined)?.find(({ _id }) => _id === examId);
  };
  expect(await taught()).toMatchObject({ courseName: expect.any(String), schedules: [] });
  const times = { opensAt: '2027-01-04T08:00:00.000Z', deadline: '2027-01-11T20:00:00.000Z' };
  const scheduled = await manager.call(SCHEDULE, { examId, groupId: room.groupId, ...times });
  expect(scheduled.data).toEqual({ scheduleExam: { version: 1 } });
  expect(await taught()).toMatchObject({ schedules: [{ deadline: times.deadline }] });
  const { id: elsewhere } = await college.region();
  expect(
    await taught(await college.signedIn({ roles: ['user', 'manager'], regionIds: [elsewhere] })),
  ).toBeUndefined();
});

test('the page is told of more time with its next word to the server (HOLE-37)', async () => {
  const RECORD = `mutation recordExamEvents($attemptId: ID!, $deviceId: ID!) {
    recordExamEvents(attemptId: $attemptId, deviceId: $deviceId, events: []) { expiresAt } }`;
  const examId = await room.exam({ questions: 1, input: { limitMinutes: 60 } });
  const ana = await room.student();
  const attemptId = randomUUID();
  await ana.start(examId, attemptId);
  const { expiresAt } = await timesOf(ana, attemptId);
  await grant(examId, ana, { extraMinutes: 10 });
  const { data } = await ana.browser.call(RECORD, { attemptId, deviceId: ana.deviceId });
  const told = data?.['recordExamEvents'] as { expiresAt: string };
  expect(minutesBetween(expiresAt, told.expiresAt)).toBe(10);
});

test('time that is granted after an attempt was left is there when it is reinstated, and after a second thought (HOLE-37)', async () => {
  const DECIDE = `mutation decideAttempt($attemptId: ID!, $decisionId: ID!, $decision: AttemptDecisionKind!) {
    decideAttempt(attemptId: $attemptId, decisionId: $decisionId, decision: $decision, reason: "Power cut") { expiresAt } }`;
  const LEAVE = `mutation leaveExam($attemptId: ID!, $deviceId: ID!) {
    leaveExam(attemptId: $attemptId, deviceId: $deviceId, events: []) { _id } }`;
  const decide = (attemptId: string, decision: string) =>
    room.admin.call(DECIDE, { attemptId, decision, decisionId: randomUUID() });
  const examId = await room.exam({ questions: 1, input: { limitMinutes: 60 } });
  const ana = await room.student();
  const attemptId = randomUUID();
  await ana.start(examId, attemptId);
  await ana.browser.call(LEAVE, { attemptId, deviceId: ana.deviceId });
  const left = college.now().getTime();
  college.pass(5 * 60_000);
  await grant(examId, ana, { extraMinutes: 10 });
  await decide(attemptId, 'REINSTATE');
  await grant(examId, ana, { version: 1, extraMinutes: 25 });
  await decide(attemptId, 'WITHDRAW');
  college.pass(5 * 60_000);
  await decide(attemptId, 'REINSTATE');
  const { expiresAt } = await timesOf(ana, attemptId);
  // The hour of the exam, what was granted, and the ten minutes during which it was ended.
  expect((Date.parse(expiresAt) - left) / 60_000).toBe(60 + 25 + 10);
});

test('a deadline of one’s own stays where it was set when time is given back; the limit moves', async () => {
  const DECIDE = `mutation decideAttempt($attemptId: ID!, $decision: AttemptDecisionKind!, $decisionId: ID!) {
    decideAttempt(attemptId: $attemptId, decisionId: $decisionId, decision: $decision, reason: "Power cut") { _id } }`;
  const LEAVE = `mutation leaveExam($attemptId: ID!, $deviceId: ID!) {
    leaveExam(attemptId: $attemptId, deviceId: $deviceId, events: []) { _id } }`;
  const decide = (attemptId: string, decision: string) =>
    room.admin.call(DECIDE, { attemptId, decision, decisionId: randomUUID() });
  const examId = await room.exam({ questions: 1, input: { limitMinutes: 60 } });
  const ana = await room.student();
  const deadline = new Date(college.now().getTime() + 3 * 86_400_000).toISOString();
  const attemptId = randomUUID();
  await ana.start(examId, attemptId);
  const { expiresAt } = await timesOf(ana, attemptId);
  await ana.browser.call(LEAVE, { attemptId, deviceId: ana.deviceId });
  college.pass(5 * 60_000);
  await decide(attemptId, 'REINSTATE');
  await grant(examId, ana, { deadline });
  await decide(attemptId, 'WITHDRAW');
  expect(await timesOf(ana, attemptId)).toEqual({ deadline, expiresAt });
  college.pass(5 * 60_000);
  await decide(attemptId, 'REINSTATE');
  college.pass(10 * 60_000);
  expect((await ana.record(attemptId, [])).errors).toEqual([]);
  const times = await timesOf(ana, attemptId);
  expect(times.deadline).toBe(deadline);
  expect(minutesBetween(expiresAt, times.expiresAt)).toBe(20);
});

test('more time reaches an attempt that is under way, its limit and its deadline (HOLE-37)', async () => {
  const examId = await room.exam({ questions: 2, input: { limitMinutes: 60 } });
  const ana = await room.student();
  const attemptId = randomUUID();
  await ana.start(examId, attemptId);
  const before = await timesOf(ana, attemptId);
  const first = await grant(examId, ana, { extraMinutes: 30 });
  expect(first.data?.['grantExam']).toMatchObject({ version: 1, extraMinutes: 30 });
  const after = await timesOf(ana, attemptId);
  expect(minutesBetween(before.expiresAt, after.expiresAt)).toBe(30);
  expect(minutesBetween(before.deadline, after.deadline)).toBe(30);
  // Taken back, it is as it was.
  await grant(examId, ana, { version: 1, extraMinutes: 0 });
  expect(await timesOf(ana, attemptId)).toEqual(before);
  // Past the limit of the group and within their own, what is answered is taken.
  await grant(examId, ana, { version: 2, extraMinutes: 30 });
  college.pass(80 * 60_000);
  expect((await ana.record(attemptId, [])).errors).toEqual([]);
  college.pass(20 * 60_000);
  expect(problemOf(await ana.record(attemptId, []))).toBe('attemptIsOver');
});
