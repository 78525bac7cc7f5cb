import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WHOLE_COLLEGE } from '#kit/access/scope.ts';
import { openDatabase } from '#kit/db/database.ts';
import { College } from '#kit/testing/college.ts';
import { ExamRoom, questionsOf } from '#kit/testing/exam-room.ts';
import { liftRateLimits } from '#kit/testing/lift-rate-limits.ts';
import { endSilentAttempts } from './end-silent-attempts.ts';

let college: College;
let room: ExamRoom;
beforeAll(async () => {
  college = await College.open();
  liftRateLimits(college.served.state);
  const { id } = await college.region({ timeZone: 'Europe/London' });
  room = await ExamRoom.open(college, id);
});
afterAll(() => college.close());

const START = `mutation s($examId: ID!, $attemptId: ID!, $deviceId: ID!) {
  startExam(examId: $examId, attemptId: $attemptId, deviceId: $deviceId) { now title receipt questions { _id topic } } }`;
const LEAVE = `mutation l($attemptId: ID!, $deviceId: ID!, $events: [ExamEventInput!]!) {
  leaveExam(attemptId: $attemptId, deviceId: $deviceId, events: $events) {
    receipt result { ending grade passed } steps { kind score } } }`;
const RECORD = `mutation r($attemptId: ID!, $deviceId: ID!) {
  recordExamEvents(attemptId: $attemptId, deviceId: $deviceId, events: []) { upTo } }`;
const RECENT = 'query { recentExamResults { _id examId title result { grade } } }';

test('who leaves after the warning has failed at once, with what was answered on record (EXAM-07)', async () => {
  const ana = await room.student();
  const examId = await room.exam({ questions: 1 });
  const told = { attemptId: randomUUID(), deviceId: randomUUID() };
  const started = await ana.browser.call(START, { examId, ...told });
  expect(started.data).toMatchObject({
    startExam: { now: college.now().toISOString(), receipt: null, questions: [{ topic: '' }] },
  });
  const begun = started.data?.['startExam'] as { questions: { _id: string }[] } | undefined;
  const at = { clientTime: college.now().toISOString() };
  const events = [
    { ...at, seq: 1, kind: 'ANSWER', questionId: begun?.questions[0]?._id, answer: { isTrue: true } },
    { ...at, seq: 2, kind: 'LEFT_PAGE' },
  ];
  const left = { ending: 'LEFT_PAGE', grade: 0, passed: false };
  college.pass(60_000);
  const answer = await ana.browser.call(LEAVE, { ...told, events });
  expect(answer.data).toMatchObject({
    leaveExam: { result: left, steps: [{ kind: 'LEFT', score: 0 }] },
  });
  const { rows } = await college.database.owner.query(
    'select last_seen_at as seen, ended_at as ended, score from exam_attempt where id = $1',
    [told.attemptId],
  );
  expect(rows).toEqual([{ seen: college.now(), ended: college.now(), score: 0 }]);
  // Told twice, it was left once; and nothing can be added to it.
  expect((await ana.browser.call(LEAVE, { ...told, events })).data).toEqual(answer.data);
  expect((await ana.browser.call(RECORD, told)).errors[0]?.extensions).toMatchObject({
    problem: 'attemptIsOver',
  });
  const ended = answer.data?.['leaveExam'] as { receipt: string } | undefined;
  expect(ended?.receipt).toMatch(/^[0-9a-f]{4}(-[0-9a-f]{4}){3}$/);
  const stranger = await room.student();
  expect((await stranger.browser.call(LEAVE, { ...told, events })).errors[0]?.extensions).toMatchObject({
    problem: 'recordNotFound',
  });
});

/** Looks for attempts that are over, as every minute, after some time has passed. */
async function pass(seconds: number): Promise<void> {
  college.pass(seconds * 1_000);
  const { appPool, services } = college.served.state;
  await endSilentAttempts.run({}, { db: openDatabase(appPool, WHOLE_COLLEGE), services, earlierTries: 0 });
}

const endOf = async (attemptId: string): Promise<object | undefined> =>
  (
    await college.database.owner.query<object>(
      `select a.ending, a.score, a.passed, l.action from exam_attempt a
       left join audit l on l.entity_id = a.id and l.action = 'endAttempt' where a.id = $1`,
      [attemptId],
    )
  ).rows[0];

const LEFT = `query examAttempt($attemptId: ID!) { examAttempt(attemptId: $attemptId) { result { hasLeft } } }`;

test('whoever closes the browser has failed the attempt a minute later, unless they are back by then (EXAM-08)', async () => {
  const ana = await room.student();
  const attemptId = randomUUID();
  const questions = questionsOf(await ana.start(await room.exam({ questions: 2 }), attemptId));
  const hasLeft = async () => (await ana.browser.call(LEFT, { attemptId })).data;
  await ana.record(attemptId, [...ana.answers(questions, 2), ana.event('LEFT_PAGE')]);
  expect(await hasLeft()).toEqual({ examAttempt: { result: { hasLeft: true } } });
  await pass(60);
  await ana.record(attemptId, [ana.event('CAME_BACK')]);
  expect(await hasLeft()).toEqual({ examAttempt: { result: { hasLeft: false } } });
  await pass(61);
  expect(await endOf(attemptId)).toEqual({ ending: null, score: null, passed: null, action: null });
  await ana.record(attemptId, [ana.event('LEFT_PAGE')]);
  await pass(61);
  const failed = { ending: 'LEFT_PAGE', score: 0, passed: false, action: 'endAttempt' };
  expect(await endOf(attemptId)).toEqual(failed);
  expect((await ana.submit(attemptId)).errors[0]?.extensions).toMatchObject({ problem: 'attemptIsOver' });
});

test('whoever opens the page again too late has failed before anybody has noticed that they were away (EXAM-08)', async () => {
  const ana = await room.student();
  const [examId, attemptId] = [await room.exam({ questions: 1 }), randomUUID()];
  await ana.start(examId, attemptId);
  await ana.record(attemptId, [ana.event('LEFT_PAGE')]);
  college.pass(60_000);
  await ana.start(examId, attemptId);
  expect(await endOf(attemptId)).toMatchObject({ ending: null });
  college.pass(1_000);
  expect((await ana.start(examId, attemptId)).errors).toEqual([]);
  expect(await endOf(attemptId)).toMatchObject({ ending: 'LEFT_PAGE', score: 0 });
});

test('a browser that is closed without a word has failed the attempt when its student begins anew, or after ten minutes (EXAM-08)', async () => {
  const [ana, ben] = [await room.student(), await room.student()];
  const examId = await room.exam({ questions: 1 });
  const [anas, bens] = [randomUUID(), randomUUID()];
  await ana.start(examId, anas);
  await ben.start(examId, bens);
  await pass(61);
  await ana.start(examId);
  const failed = { score: 0, passed: false, action: 'endAttempt' };
  expect(await endOf(anas)).toEqual({ ...failed, ending: 'CLOSED_BROWSER' });
  await pass(539);
  expect(await endOf(bens)).toMatchObject({ ending: null });
  await pass(1);
  expect(await endOf(bens)).toEqual({ ...failed, ending: 'CONNECTION_LOST' });
});

test('of many results the five latest are told, and nobody else’s (DASH-03)', async () => {
  const [ana, ben] = [await room.student(), await room.student()];
  const taken: string[] = [];
  for (let place = 0; place < 6; place += 1) {
    const examId = await room.exam({ questions: 1 });
    taken.push(examId);
    await ana.sit(examId, place % 2);
    college.pass(60_000);
  }
  const { data } = await ana.browser.call(RECENT, {});
  const results = data?.['recentExamResults'] as { examId: string; result: { grade: number } }[];
  expect(results.map(({ examId }) => examId)).toEqual(taken.slice(1).toReversed());
  expect(results.map(({ result }) => result.grade)).toEqual([100, 0, 100, 0, 100]);
  expect((await ben.browser.call(RECENT, {})).data).toEqual({ recentExamResults: [] });
});
