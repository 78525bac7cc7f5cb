import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { WHOLE_COLLEGE } from '#kit/access/scope.ts';
import { openDatabase } from '#kit/db/database.ts';
import type { Browser } from '#testing/browser.ts';
import { College } from '#testing/college.ts';
import { ExamRoom, questionsOf, type Student } from '#slices/exams/server/testing/exam-room.ts';
import { liftRateLimits } from '#testing/lift-rate-limits.ts';
import { endSilentAttempts } from '../sitting/end-silent-attempts.ts';

let college: College;
let regionId: string;
let room: ExamRoom;
let manager: Browser;
let ana: Student;
beforeAll(async () => {
  college = await College.open();
  liftRateLimits(college.served.state);
  regionId = (await college.region({ timeZone: 'Europe/London' })).id;
});
beforeEach(async () => {
  manager = await college.signedIn({ roles: ['user', 'manager'], regionIds: [regionId] });
  room = await ExamRoom.open(college, regionId);
  ana = await room.student();
});
afterAll(() => college.close());

const DECIDE = `mutation decideAttempt($attemptId: ID!, $decisionId: ID!, $decision: AttemptDecisionKind!, $reason: String!, $penalty: Percent) {
  decideAttempt(attemptId: $attemptId, decisionId: $decisionId, decision: $decision, reason: $reason, penalty: $penalty) {
    result { ending grade passed penalty } steps { kind score } } }`;
const STAFF = `query staffAttempt($attemptId: ID!) { staffAttempt(attemptId: $attemptId) {
  listed { studentName state answered } timeline { kind question device } decisions { kind reason decidedByName } possibleDecisions } }`;
const RESULTS = `query examResults($filter: ExamResultFilter) { examResults(filter: $filter) {
  count rows { _id studentName state grade isLate examTitle answered questions silentSince } } }`;
const TO_MARK = `query answersToMark($examId: ID) { answersToMark(examId: $examId) {
  _id questionId studentName points words answer } }`;
const OWN = `query studentExam($examId: ID!) { studentExam(examId: $examId) {
  attempts { hasLeft secondsLeft } voidedAttempts { _id voidReason } } }`;
const RESTORE_GRADES = `mutation restoreGrades($personId: ID!, $from: DateTime!, $to: DateTime!, $reason: String!) {
  restoreGrades(personId: $personId, from: $from, to: $to, reason: $reason) { count } }`;
const MARK = `mutation markAnswer($attemptId: ID!, $questionId: ID!, $points: Float!) {
  markAnswer(attemptId: $attemptId, questionId: $questionId, points: $points) { result { grade passed } } }`;

const decide = (attemptId: string, decision: string, more: Record<string, unknown> = {}) =>
  manager.call(DECIDE, { attemptId, decision, decisionId: randomUUID(), reason: 'Power cut', ...more });
const problemOf = (answer: { errors: { extensions: { problem: string } }[] }): string | undefined =>
  answer.errors[0]?.extensions.problem;

/** Begins an exam, answers some of it, leaves the page and does not come back. */
async function leave(examId: string): Promise<{ attemptId: string; questions: { _id: string }[] }> {
  const attemptId = randomUUID();
  const questions = questionsOf(await ana.start(examId, attemptId));
  await ana.record(attemptId, [...ana.answers(questions.slice(0, 3), 3), ana.event('LEFT_PAGE')]);
  await fallSilent(2);
  return { attemptId, questions };
}

async function fallSilent(minutes: number): Promise<void> {
  college.pass(minutes * 60_000);
  const { appPool, services } = college.served.state;
  await endSilentAttempts.run({}, { db: openDatabase(appPool, WHOLE_COLLEGE), services, earlierTries: 0 });
}

describe('an attempt that was left', () => {
  test('is reinstated with a reason and goes on where it was, on another device and with the time that was left', async () => {
    const examId = await room.exam({ questions: 4, input: { limitMinutes: 60, allowedAttempts: 1 } });
    const { attemptId, questions } = await leave(examId);
    expect((await manager.call(STAFF, { attemptId })).data).toMatchObject({
      staffAttempt: {
        listed: { state: 'LEFT' },
        possibleDecisions: ['REINSTATE', 'VOID', 'PENALISE'],
        timeline: [
          { kind: 'ANSWER', question: expect.any(Number), device: 1 },
          { kind: 'ANSWER' },
          { kind: 'ANSWER' },
          { kind: 'LEFT_PAGE', question: null },
        ],
      },
    });
    expect((await decide(attemptId, 'REINSTATE')).errors).toEqual([]);
    // The time between is not theirs to lose.
    college.pass(20 * 60_000);
    expect((await ana.browser.call(OWN, { examId })).data).toMatchObject({
      studentExam: { attempts: [{ hasLeft: false, secondsLeft: 60 * 60 }] },
    });
    const device = randomUUID();
    const begun = await ana.start(examId, randomUUID(), device);
    const resumed = begun.data?.['startExam'] as { _id: string; expiresAt: string };
    expect(resumed._id).toBe(attemptId);
    expect(Math.round((Date.parse(resumed.expiresAt) - college.now().getTime()) / 60_000)).toBe(60);
    const last = [ana.event('ANSWER', { questionId: questions[3]?._id, answer: { isTrue: true } })];
    const submitted = await ana.submit(
      attemptId,
      last.map((event) => ({ ...event, seq: 1 })),
      device,
    );
    expect(submitted.data).toMatchObject({ submitExam: { result: { grade: 100, passed: true } } });
    expect((await manager.call(STAFF, { attemptId })).data).toMatchObject({
      staffAttempt: {
        listed: { state: 'PASSED' },
        decisions: [{ kind: 'REINSTATE', reason: 'Power cut' }],
      },
    });
  });

  test('can be left as it was as long as the student has not come back', async () => {
    const examId = await room.exam({ questions: 4 });
    const { attemptId } = await leave(examId);
    await decide(attemptId, 'REINSTATE');
    expect((await decide(attemptId, 'WITHDRAW')).data).toMatchObject({
      decideAttempt: { result: { ending: 'LEFT_PAGE', grade: 0, passed: false } },
    });
    expect(problemOf(await decide(attemptId, 'WITHDRAW'))).toBe('decidedAlready');
  });

  test('waits for its student and is ended by nobody meanwhile', async () => {
    const examId = await room.exam({ questions: 4 });
    const { attemptId } = await leave(examId);
    await decide(attemptId, 'REINSTATE');
    // Longer than an attempt may be silent.
    await fallSilent(20);
    expect((await manager.call(STAFF, { attemptId })).data).toMatchObject({
      staffAttempt: { listed: { state: 'WAITS' }, possibleDecisions: ['WITHDRAW'] },
    });
  });
});

describe('a page that was open all the while', () => {
  test('takes up an attempt that was reinstated, with the time that was left', async () => {
    const examId = await room.exam({ questions: 4, input: { limitMinutes: 60 } });
    const { attemptId } = await leave(examId);
    await decide(attemptId, 'REINSTATE');
    college.pass(70 * 60_000);
    expect((await ana.record(attemptId, [ana.event('CAME_BACK')])).errors).toEqual([]);
    const TIMES = `query examAttempt($attemptId: ID!) { examAttempt(attemptId: $attemptId) { expiresAt result { waits } } }`;
    const { data } = await ana.browser.call(TIMES, { attemptId });
    const attempt = data?.['examAttempt'] as { expiresAt: string; result: object };
    expect(attempt.result).toEqual({ waits: false });
    expect(Math.round((Date.parse(attempt.expiresAt) - college.now().getTime()) / 60_000)).toBe(60);
  });

  test('and is closed does not, and the attempt goes on waiting', async () => {
    const LEAVE = `mutation leaveExam($attemptId: ID!, $deviceId: ID!) {
      leaveExam(attemptId: $attemptId, deviceId: $deviceId, events: [
        { seq: 5, kind: LEFT_PAGE, clientTime: "2026-03-01T12:00:00Z" }]) { result { ending waits } } }`;
    const examId = await room.exam({ questions: 4 });
    const { attemptId } = await leave(examId);
    await decide(attemptId, 'REINSTATE');
    expect((await ana.record(attemptId, [ana.event('LEFT_PAGE')])).errors).toEqual([]);
    expect((await ana.browser.call(LEAVE, { attemptId, deviceId: ana.deviceId })).data).toEqual({
      leaveExam: { result: { ending: null, waits: true } },
    });
  });

  test('does not fail it either with a farewell that tells nothing, or not all', async () => {
    const LEAVE = `mutation leaveExam($attemptId: ID!, $deviceId: ID!, $events: [ExamEventInput!]!) {
      leaveExam(attemptId: $attemptId, deviceId: $deviceId, events: $events) { result { ending waits } } }`;
    const examId = await room.exam({ questions: 4 });
    const { attemptId } = await leave(examId);
    await decide(attemptId, 'REINSTATE');
    for (const events of [[], [ana.event('CAME_BACK')]]) {
      const answer = await ana.browser.call(LEAVE, { attemptId, deviceId: ana.deviceId, events });
      expect(answer.data).toEqual({ leaveExam: { result: { ending: null, waits: true } } });
    }
  });

  test('and comes back after the attempt went on elsewhere has to come as another', async () => {
    const examId = await room.exam({ questions: 4 });
    const { attemptId } = await leave(examId);
    await decide(attemptId, 'REINSTATE');
    const [elsewhere, refetch] = [randomUUID(), randomUUID()];
    await ana.start(examId, attemptId, elsewhere);
    await ana.record(attemptId, [ana.event('LEFT_PAGE')], elsewhere);
    await fallSilent(2);
    await decide(attemptId, 'REINSTATE');
    expect(problemOf(await ana.start(examId, attemptId))).toBe('examOpenElsewhere');
    expect((await ana.start(examId, attemptId, refetch)).errors).toEqual([]);
  });
});

test('an attempt that is voided counts for nothing, and counts again when that is taken back', async () => {
  const examId = await room.exam({ questions: 2, input: { allowedAttempts: 1 } });
  const { _id } = await ana.sit(examId, 0);
  const attemptId = String(_id);
  expect(problemOf(await ana.start(examId))).toBe('attemptsExceeded');
  await decide(attemptId, 'VOID');
  await decide(attemptId, 'RESTORE');
  await decide(attemptId, 'VOID', { reason: 'The hall was flooded' });
  // Its student is told that it was, and why.
  expect((await ana.browser.call(OWN, { examId })).data).toEqual({
    studentExam: { attempts: [], voidedAttempts: [{ _id: attemptId, voidReason: 'The hall was flooded' }] },
  });
  const refetch = await ana.sit(examId, 2);
  expect(refetch).toMatchObject({ grade: 100, steps: [{ kind: 'RAW' }] });
  expect(problemOf(await decide(attemptId, 'RESTORE'))).toBe('attemptFollowed');
  await decide(String(refetch['_id']), 'VOID');
  expect((await decide(attemptId, 'RESTORE')).errors).toEqual([]);
});

test('a student reads no reason that was not written for students', async () => {
  const examId = await room.exam({ questions: 2 });
  const attemptId = String((await ana.sit(examId, 0))['_id']);
  await decide(attemptId, 'VOID', { reason: 'The hall was flooded' });
  college.pass(60_000);
  const from = college.now().toISOString();
  const thief = await college.signedIn({ roles: ['user', 'manager'], regionIds: [regionId] });
  for (const decision of ['RESTORE', 'VOID', 'RESTORE'])
    await thief.call(DECIDE, { attemptId, decision, decisionId: randomUUID(), reason: 'For a friend' });
  const span = { personId: thief.person.id, from, to: from, reason: 'The account was stolen' };
  await (await college.signedIn({ roles: ['user', 'superadmin'] })).call(RESTORE_GRADES, span);
  const told = async () => (await ana.browser.call(OWN, { examId })).data?.['studentExam'];
  expect(await told()).toMatchObject({ voidedAttempts: [{ voidReason: 'The hall was flooded' }] });
  // As of one that was voided before students were told.
  await college.database.owner.query('update attempt_decision set told_to_student = false');
  expect(await told()).toMatchObject({ voidedAttempts: [{ voidReason: '' }] });
});

test('when the first of two attempts is voided, the next one has a number of its own', async () => {
  const examId = await room.exam({ questions: 2 });
  const { _id } = await ana.sit(examId, 0);
  await ana.sit(examId, 0);
  await decide(String(_id), 'VOID');
  expect(await ana.sit(examId, 2)).toMatchObject({ grade: 70, passed: true });
  // Nobody has its number, so it can come back among them.
  expect((await decide(String(_id), 'RESTORE')).errors).toEqual([]);
});

test('a penalty is taken off before it is decided whether a user has passed, and can be taken back (HOLE-38)', async () => {
  const examId = await room.exam({ questions: 10 });
  const { _id } = await ana.sit(examId, 8);
  const attemptId = String(_id);
  expect((await decide(attemptId, 'PENALISE', { penalty: 15 })).data).toMatchObject({
    decideAttempt: {
      result: { grade: 65, passed: false, penalty: 15 },
      steps: [
        { kind: 'RAW', score: 80 },
        { kind: 'PENALTY', score: 65 },
      ],
    },
  });
  expect((await decide(attemptId, 'PENALISE', { penalty: 0 })).data).toMatchObject({
    decideAttempt: { result: { grade: 80, passed: true } },
  });
  expect(problemOf(await decide(attemptId, 'PENALISE', { penalty: 101 }))).toBe('penaltyOutOfRange');
  expect(problemOf(await decide(attemptId, 'PENALISE', { penalty: 5, reason: '' }))).toBe('examReason');
});

test('a decision that is sent twice is one', async () => {
  const examId = await room.exam({ questions: 2 });
  const { _id } = await ana.sit(examId, 0);
  const decisionId = randomUUID();
  await decide(String(_id), 'VOID', { decisionId });
  expect((await decide(String(_id), 'VOID', { decisionId })).errors).toEqual([]);
});

test('results are listed by exam, state and words, live while they are sat, and for no other campus (EXAM-22)', async () => {
  const examId = await room.exam({ questions: 4 });
  await ana.sit(examId, 4);
  const ben = await room.student();
  const attemptId = randomUUID();
  const questions = questionsOf(await ben.start(examId, attemptId));
  await ben.record(attemptId, ben.answers(questions.slice(0, 2), 2));
  const listed = async (filter: object, reader = manager) =>
    (await reader.call(RESULTS, { filter: { examId, ...filter } })).data?.['examResults'] as {
      count: number;
      rows: { _id: string }[];
    };
  expect(await listed({})).toMatchObject({ count: 2 });
  expect(await listed({ state: 'SITTING' })).toMatchObject({
    rows: [{ _id: attemptId, state: 'SITTING', answered: 2, questions: 4, silentSince: null }],
  });
  const lastSeen = college.now().toISOString();
  college.pass(120_000);
  expect(await listed({ state: 'SITTING' })).toMatchObject({ rows: [{ silentSince: lastSeen }] });
  expect(await listed({ state: 'PASSED' })).toMatchObject({ rows: [{ state: 'PASSED', grade: 100 }] });
  expect(await listed({ search: 'Nobody Atall' })).toMatchObject({ count: 0 });
  const { id: elsewhere } = await college.region();
  const stranger = await college.signedIn({ roles: ['user', 'manager'], regionIds: [elsewhere] });
  expect(await listed({}, stranger)).toMatchObject({ count: 0 });
  expect((await stranger.call(STAFF, { attemptId })).data).toEqual({ staffAttempt: null });
});

test('essays wait to be marked, and the grade follows', async () => {
  const examId = await room.exam({ questions: 0 });
  const text = { locale: 'en', words: 'What is grace?', options: [], matches: [] };
  await room.saveQuestion({
    examId,
    questionInput: { kind: 'ESSAY', points: 10, texts: [text], right: null },
  });
  const attemptId = randomUUID();
  const [question] = questionsOf(await ana.start(examId, attemptId));
  const answer = { questionId: question?._id, answer: { words: 'A gift.' } };
  expect((await ana.submit(attemptId, [ana.event('ANSWER', answer)])).errors).toEqual([]);
  expect((await manager.call(TO_MARK, { examId })).data).toMatchObject({
    answersToMark: [{ _id: attemptId, points: 10, words: 'What is grace?', answer: 'A gift.' }],
  });
  const marked = await manager.call(MARK, { attemptId, questionId: question?._id, points: 9 });
  expect(marked.data).toMatchObject({ markAnswer: { result: { grade: 90, passed: true } } });
  expect((await manager.call(TO_MARK, { examId })).data).toEqual({ answersToMark: [] });
});
