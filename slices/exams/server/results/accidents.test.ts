import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { WHOLE_COLLEGE } from '#kit/access/scope.ts';
import { openDatabase } from '#kit/db/database.ts';
import { ExamRoom, questionsOf, type Student } from '#slices/exams/server/testing/exam-room.ts';
import type { Browser } from '#testing/browser.ts';
import { College } from '#testing/college.ts';
import { endSilentAttempts } from '../sitting/end-silent-attempts.ts';

const LEAVE = `mutation leaveExam($attemptId: ID!, $deviceId: ID!, $events: [ExamEventInput!]!) {
  leaveExam(attemptId: $attemptId, deviceId: $deviceId, events: $events) { _id } }`;
const REINSTATE = `mutation decideAttempt($attemptId: ID!, $decisionId: ID!) {
  decideAttempt(attemptId: $attemptId, decisionId: $decisionId, decision: REINSTATE, reason: "Power cut") { _id } }`;
const OWN = `query studentExam($examId: ID!) { studentExam(examId: $examId) { attempts {
  waitsUntil answered accident { lostAt endsAt goesOnUntil } } } }`;
const LAST = `query examAttempt($attemptId: ID!) { examAttempt(attemptId: $attemptId) { lastQuestionId } }`;

let college: College;
let room: ExamRoom;
let manager: Browser;
let ana: Student;
beforeAll(async () => {
  college = await College.open();
});
beforeEach(async () => {
  const { id: regionId } = await college.region();
  room = await ExamRoom.open(college, regionId);
  manager = await college.signedIn({ roles: ['user', 'manager'], regionIds: [regionId] });
  ana = await room.student();
});
afterAll(() => college.close());

/** Begins an exam and answers the first three questions. */
async function begin(examId: string) {
  const attemptId = randomUUID();
  const questions = questionsOf(await ana.start(examId, attemptId));
  await ana.record(attemptId, ana.answers(questions.slice(0, 3), 3));
  return { attemptId, questions };
}

const later = (minutes: number): string => new Date(college.now().getTime() + minutes * 60_000).toISOString();

test('a student who is reinstated is notified once, and reads until when the attempt waits and where it stopped', async () => {
  const examId = await room.exam({ questions: 4 });
  const { attemptId, questions } = await begin(examId);
  const { deviceId } = ana;
  await ana.browser.call(LEAVE, { attemptId, deviceId, events: [ana.event('LEFT_PAGE')] });
  expect((await ana.browser.call(OWN, { examId })).data).toMatchObject({
    studentExam: { attempts: [{ answered: 3, accident: null }] },
  });
  const decision = { attemptId, decisionId: randomUUID() };
  // A decision that is sent twice tells once.
  for (let time = 0; time < 2; time++) expect((await manager.call(REINSTATE, decision)).errors).toEqual([]);
  const { rows } = await college.database.owner.query(
    `select n.path, n.facts->>'days' as days, n.facts->>'examName' <> '' as "isNamed" from notification n
     join notification_definition d on d.id = n.definition_id where d.name = 'attemptReinstated' and n.person_id = $1`,
    [ana.personId],
  );
  expect(rows).toEqual([{ path: `/student/exams/${examId}`, days: '14', isNamed: true }]);
  expect((await ana.browser.call(OWN, { examId })).data).toEqual({
    studentExam: { attempts: [{ waitsUntil: later(14 * 24 * 60), answered: null, accident: null }] },
  });
  expect((await ana.browser.call(LAST, { attemptId })).data).toEqual({
    examAttempt: { lastQuestionId: questions[2]?._id },
  });
});

test('an attempt of which nothing is heard tells its student what has arrived and when it ends', async () => {
  const examId = await room.exam({ questions: 4, input: { limitMinutes: 60 } });
  await begin(examId);
  const [lostAt, endsAt, goesOnUntil] = [later(0), later(10), later(61)];
  expect((await ana.browser.call(OWN, { examId })).data).toMatchObject({
    studentExam: { attempts: [{ answered: null, accident: null }] },
  });
  college.pass(2 * 60_000);
  expect((await ana.browser.call(OWN, { examId })).data).toMatchObject({
    studentExam: { attempts: [{ answered: 3, accident: { lostAt, endsAt, goesOnUntil } }] },
  });
});

interface Stored {
  startedAt: Date;
  lastSeenAt: Date;
  expiresAt: Date;
  endedAt: Date | null;
}

async function storedAttempt(attemptId: string): Promise<Stored> {
  const { rows } = await college.database.owner.query<Stored>(
    `select started_at as "startedAt", last_seen_at as "lastSeenAt", expires_at as "expiresAt", ended_at as "endedAt"
     from exam_attempt where id = $1`,
    [attemptId],
  );
  const [attempt] = rows;
  if (!attempt) throw new Error('no attempt');
  return attempt;
}

test.each([
  ['silence has ended it', 60],
  ['its time ran out meanwhile', 8],
])('no minute between an accident and the reinstatement is charged, where %s', async (_, limitMinutes) => {
  const { appPool, services } = college.served.state;
  const examId = await room.exam({ questions: 4, input: { limitMinutes } });
  const { attemptId } = await begin(examId);
  const decision = () => ({ attemptId, decisionId: randomUUID() });
  const { startedAt, lastSeenAt } = await storedAttempt(attemptId);
  college.pass(25 * 60_000);
  await endSilentAttempts.run({}, { db: openDatabase(appPool, WHOLE_COLLEGE), services, earlierTries: 0 });
  const ended = await storedAttempt(attemptId);
  expect(ended.endedAt).not.toBeNull();
  college.pass(30 * 60_000);
  const left = limitMinutes * 60_000 - (lastSeenAt.getTime() - startedAt.getTime());
  // A decision that is withdrawn takes back just what it gave.
  const reinstated = async (): Promise<number> => {
    expect((await manager.call(REINSTATE, decision())).errors).toEqual([]);
    return (await storedAttempt(attemptId)).expiresAt.getTime() - college.now().getTime();
  };
  expect(await reinstated()).toBe(left);
  await manager.call(REINSTATE.replace('REINSTATE', 'WITHDRAW'), decision());
  expect(await storedAttempt(attemptId)).toEqual(ended);
  college.pass(60_000);
  expect(await reinstated()).toBe(left);
});
