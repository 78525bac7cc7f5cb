import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WHOLE_COLLEGE } from '#kit/access/scope.ts';
import { openDatabase } from '#kit/db/database.ts';
import { College } from '#testing/college.ts';
import { ExamRoom, questionsOf } from '#slices/exams/server/testing/exam-room.ts';
import { liftRateLimits } from '#testing/lift-rate-limits.ts';
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
const LEAVE = `mutation l($attemptId: ID!, $deviceId: ID!, $pageId: ID, $events: [ExamEventInput!]!) {
  leaveExam(attemptId: $attemptId, deviceId: $deviceId, pageId: $pageId, events: $events) {
    receipt result { ending grade passed } steps { kind score } } }`;
const RECORD = `mutation r($attemptId: ID!, $deviceId: ID!) {
  recordExamEvents(attemptId: $attemptId, deviceId: $deviceId, events: []) { upTo } }`;
const RECENT = 'query { recentExamResults { _id examId title endedAt grade passed } }';

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
       left join lateral (select action from audit l where l.entity_id = a.id and l.action = 'endAttempt' limit 1) l on true where a.id = $1`,
      [attemptId],
    )
  ).rows[0];

const FAILED = { score: 0, passed: false, action: 'endAttempt' };
const STILL_OPEN = { ending: null, score: null, passed: null };

/** Begins an exam on a page of its own. */
async function begin(facts: { returnSeconds?: number; limitMinutes?: number } = {}) {
  const { returnSeconds = 0, limitMinutes } = facts;
  const ana = await room.student();
  const examId = await room.exam({ questions: 2, returnSeconds, input: { limitMinutes } });
  const attemptId = randomUUID();
  ana.reload();
  const questions = questionsOf(await ana.start(examId, attemptId));
  return { ana, examId, attemptId, questions };
}

const problemOf = (answer: { errors: { extensions: { problem: string } }[] }): string | undefined =>
  answer.errors[0]?.extensions.problem;

test('a user who closes or reloads the page has failed the attempt at once, whatever was answered (EXAM-07) (EXAM-08)', async () => {
  const { ana, examId, attemptId, questions } = await begin();
  await ana.record(attemptId, [...ana.answers(questions, 2), ana.event('LEFT_PAGE')]);
  expect(await endOf(attemptId)).toEqual({ ...FAILED, ending: 'LEFT_PAGE' });
  expect(problemOf(await ana.submit(attemptId))).toBe('attemptIsOver');
  ana.reload();
  expect((await ana.start(examId, attemptId)).errors).toEqual([]);
  expect(await endOf(attemptId)).toEqual({ ...FAILED, ending: 'LEFT_PAGE' });
});

test('an attempt that a page finds open when it is loaded has failed, though nobody said goodbye (EXAM-08)', async () => {
  const { ana, examId, attemptId } = await begin();
  // Another tab of a browser that cannot tell whether it is the only one disturbs nothing.
  const { page } = ana;
  ana.reload(false);
  expect(problemOf(await ana.start(examId, attemptId))).toBe('examOpenElsewhere');
  expect(problemOf(await ana.record(attemptId, []))).toBe('examOpenElsewhere');
  ana.page = page;
  expect((await ana.record(attemptId, [])).errors).toEqual([]);
  ana.reload();
  expect((await ana.start(examId, attemptId)).errors).toEqual([]);
  expect(await endOf(attemptId)).toEqual({ ...FAILED, ending: 'CLOSED_BROWSER' });
});

test('the last word of a page that was reloaded says how the attempt ended, though the next page was faster (EXAM-08)', async () => {
  const { ana, examId, attemptId, questions } = await begin();
  const farewell = (pageId: string | undefined) =>
    ana.browser.call(LEAVE, {
      attemptId,
      deviceId: ana.deviceId,
      pageId,
      events: [...ana.answers(questions, 1), ana.event('LEFT_PAGE')],
    });
  const { pageId } = ana.page;
  ana.reload();
  expect((await ana.start(examId, attemptId)).errors).toEqual([]);
  // What the new page says changes nothing: it was never sat on.
  await farewell(ana.page.pageId);
  expect(await endOf(attemptId)).toEqual({ ...FAILED, ending: 'CLOSED_BROWSER' });
  expect((await farewell(pageId)).errors).toEqual([]);
  expect(await endOf(attemptId)).toEqual({ ...FAILED, ending: 'LEFT_PAGE' });
});

test('a network that drops while the page stays open never fails the attempt, however long it takes (EXAM-07)', async () => {
  const { ana, examId, attemptId, questions } = await begin();
  await pass(601);
  // Nobody can tell yet: it counts as lost until its page is heard of.
  expect(await endOf(attemptId)).toEqual({ ...FAILED, ending: 'CONNECTION_LOST' });
  expect((await ana.record(attemptId, ana.answers(questions, 1))).data).toMatchObject({
    recordExamEvents: { upTo: 2 },
  });
  expect(await endOf(attemptId)).toMatchObject(STILL_OPEN);
  await pass(660);
  expect((await ana.submit(attemptId)).data).toMatchObject({
    submitExam: { result: { ending: 'SUBMITTED', grade: 50 } },
  });
  const other = await begin();
  await pass(601);
  other.ana.reload();
  expect(problemOf(await other.ana.record(other.attemptId, []))).toBe('attemptIsOver');
  await ana.start(examId);
});

test('of an attempt that was silent until its time was up, what had arrived is handed in when its page is back', async () => {
  const { ana, attemptId, questions } = await begin({ limitMinutes: 15 });
  await ana.record(attemptId, ana.answers(questions, 2));
  await pass(610);
  expect(await endOf(attemptId)).toMatchObject({ ending: 'CONNECTION_LOST' });
  await pass(400);
  expect(problemOf(await ana.record(attemptId, []))).toBe('attemptIsOver');
  expect(await endOf(attemptId)).toMatchObject({ ending: 'TIMED_OUT', score: 10_000 });
});

test('who was silent and has begun another attempt since does not go on with the first', async () => {
  const { ana, examId, attemptId } = await begin();
  const { page } = ana;
  await pass(601);
  ana.reload();
  expect((await ana.start(examId)).errors).toEqual([]);
  ana.page = page;
  expect(problemOf(await ana.record(attemptId, []))).toBe('attemptIsOver');
});

const LEFT = `query examAttempt($attemptId: ID!) { examAttempt(attemptId: $attemptId) { result { hasLeft returnUntil } } }`;

test('a group may be allowed to come back within some seconds, and no later (HOLE-36)', async () => {
  const { ana, examId, attemptId, questions } = await begin({ returnSeconds: 60 });
  const seen = async () => (await ana.browser.call(LEFT, { attemptId })).data?.['examAttempt'];
  await ana.record(attemptId, [...ana.answers(questions, 2), ana.event('LEFT_PAGE')]);
  const returnUntil = new Date(college.now().getTime() + 60_000).toISOString();
  expect(await seen()).toEqual({ result: { hasLeft: true, returnUntil } });
  await pass(60);
  const old = ana.page;
  ana.reload();
  expect((await ana.start(examId, attemptId)).errors).toEqual([]);
  await ana.record(attemptId, [ana.event('CAME_BACK')]);
  expect(await seen()).toMatchObject({ result: { hasLeft: false } });
  // What the page before it still has to say comes too late.
  const { page } = ana;
  ana.page = old;
  expect(problemOf(await ana.record(attemptId, [ana.event('LEFT_PAGE')]))).toBe('examOpenElsewhere');
  ana.page = page;
  await ana.record(attemptId, [ana.event('LEFT_PAGE')]);
  college.pass(61_000);
  // The browser had only put the page to sleep: it comes back by its name, and too late.
  expect(problemOf(await ana.record(attemptId, [ana.event('CAME_BACK')]))).toBe('attemptIsOver');
  expect(await endOf(attemptId)).toEqual({ ...FAILED, ending: 'LEFT_PAGE' });
});

test('at most two minutes are allowed', async () => {
  const SCHEDULE = `mutation scheduleExam($examId: ID!, $groupId: ID!, $at: DateTime!, $by: DateTime!, $returnSeconds: Int) {
    scheduleExam(examId: $examId, groupId: $groupId, version: 1, opensAt: $at, deadline: $by, returnSeconds: $returnSeconds) {
      version returnSeconds } }`;
  const examId = await room.exam({ questions: 1, returnSeconds: 30 });
  const [at, by] = [-1, 1].map((days) => new Date(college.now().getTime() + days * 86_400_000).toISOString());
  const sat = { examId, groupId: room.groupId, at, by };
  for (const returnSeconds of [121, -1])
    expect(problemOf(await room.admin.call(SCHEDULE, { ...sat, returnSeconds }))).toBe('examReturnRange');
  // A user who changes the times alone leaves the rest as it was.
  expect((await room.admin.call(SCHEDULE, sat)).data).toEqual({
    scheduleExam: { version: 2, returnSeconds: 30 },
  });
});

test('a browser that is closed without a word has failed the attempt when its student starts again, or after ten minutes (EXAM-08)', async () => {
  const [ana, ben] = [await room.student(), await room.student()];
  const examId = await room.exam({ questions: 1 });
  const [anas, bens] = [randomUUID(), randomUUID()];
  await ana.start(examId, anas);
  await ben.start(examId, bens);
  await pass(61);
  await ana.start(examId);
  expect(await endOf(anas)).toEqual({ ...FAILED, ending: 'CLOSED_BROWSER' });
  await pass(539);
  expect(await endOf(bens)).toMatchObject({ ending: null });
  await pass(1);
  expect(await endOf(bens)).toEqual({ ...FAILED, ending: 'CONNECTION_LOST' });
});

test('of many results the five latest are told, and nobody else’s (DASH-03)', async () => {
  const [ana, ben] = [await room.student(), await room.student()];
  const taken: string[] = [];
  for (let index = 0; index < 6; index += 1) {
    const examId = await room.exam({ questions: 1 });
    taken.push(examId);
    await ana.sit(examId, index % 2);
    college.pass(60_000);
  }
  const { data } = await ana.browser.call(RECENT, {});
  const results = data?.['recentExamResults'] as { examId: string; grade: number }[];
  expect(results.map(({ examId }) => examId)).toEqual(taken.slice(1).toReversed());
  expect(results.map(({ grade }) => grade)).toEqual([100, 0, 100, 0, 100]);
  expect((await ben.browser.call(RECENT, {})).data).toEqual({ recentExamResults: [] });
});

test('a start under the id of another user’s attempt is refused as one that does not exist, and their attempt stays', async () => {
  const [ana, ben] = [await room.student(), await room.student()];
  const [examId, attemptId] = [await room.exam({ questions: 1 }), randomUUID()];
  await ana.start(examId, attemptId);
  const other = await ExamRoom.open(college, (await college.region({})).id);
  const cleo = await other.student();
  const ofOther = await other.exam({ questions: 1 });
  for (const answer of [await ben.start(examId, attemptId), await cleo.start(ofOther, attemptId)])
    expect(answer.errors[0]?.extensions).toMatchObject({ problem: 'recordNotFound', code: 'NOT_FOUND' });
  expect((await ana.submit(attemptId)).errors).toEqual([]);
});
