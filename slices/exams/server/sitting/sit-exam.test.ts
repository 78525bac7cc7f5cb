import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WHOLE_COLLEGE } from '#kit/access/scope.ts';
import { openDatabase } from '#kit/db/database.ts';
import { College } from '#testing/college.ts';
import { liftRateLimits } from '#testing/lift-rate-limits.ts';
import { endSilentAttempts } from './end-silent-attempts.ts';
import { ExamRoom, questionsOf } from '#slices/exams/server/testing/exam-room.ts';

let college: College;
let room: ExamRoom;
beforeAll(async () => {
  college = await College.open();
  liftRateLimits(college.served.state);
  const { id } = await college.region({ timeZone: 'Europe/London' });
  room = await ExamRoom.open(college, id);
});
afterAll(() => college.close());

const EXAM = `query studentExam($examId: ID!) { studentExam(examId: $examId) { title passMark openBook attemptNumber
  allowedAttempts questionCount pointsPerQuestion refusal attempts { ending grade penalty scaledFrom } counts { grade } } }`;
const ATTEMPT = `query examAttempt($attemptId: ID!) { examAttempt(attemptId: $attemptId) {
  result { ending grade } questions { _id answer { isTrue words } earned right { isTrue } explanation } } }`;

/** As the queue would run it. */
async function endSilent(): Promise<void> {
  const { appPool, services } = college.served.state;
  const db = openDatabase(appPool, WHOLE_COLLEGE);
  await endSilentAttempts.run({}, { db, services, earlierTries: 0 });
}

const problemOf = (answer: { errors: { extensions: { problem: string } }[] }): string | undefined =>
  answer.errors[0]?.extensions.problem;
describe('a student', () => {
  test('sits an exam and is told the grade, with every step to it (EXAM-16) (EXAM-17)', async () => {
    const ana = await room.student();
    const examId = await room.exam();
    expect((await ana.browser.call(EXAM, { examId })).data).toMatchObject({
      studentExam: {
        passMark: 70,
        openBook: false,
        attemptNumber: 1,
        allowedAttempts: 2,
        questionCount: 10,
        pointsPerQuestion: 1,
        refusal: null,
      },
    });
    expect(await ana.sit(examId, 8)).toMatchObject({
      ending: 'SUBMITTED',
      grade: 80,
      passed: true,
      penalty: 0,
      scaledFrom: null,
      steps: [{ kind: 'RAW', score: 80 }],
    });
    expect((await ana.browser.call(EXAM, { examId })).data).toMatchObject({
      studentExam: { refusal: 'examIsPassed', counts: { grade: 80 } },
    });
  });

  test('passes with 70 and fails with 69 (EXAM-10)', async () => {
    const examId = await room.exam({ questions: 100 });
    const [ana, ben] = [await room.student(), await room.student()];
    expect(await ana.sit(examId, 70)).toMatchObject({ grade: 70, passed: true });
    expect(await ben.sit(examId, 69)).toMatchObject({ grade: 69, passed: false });
  });

  test('gets 70 for a retake that passes, and is told from what (EXAM-14)', async () => {
    const ana = await room.student();
    const examId = await room.exam();
    await ana.sit(examId, 3);
    expect(await ana.sit(examId, 10)).toMatchObject({
      grade: 70,
      passed: true,
      scaledFrom: 100,
      steps: [{ kind: 'RAW' }, { kind: 'RETAKE', score: 70 }],
    });
  });

  test('gets at most 70 after the deadline (EXAM-15)', async () => {
    const ana = await room.student();
    const examId = await room.exam({ deadlineInDays: -1 });
    expect(await ana.sit(examId, 9)).toMatchObject({ grade: 70, passed: true, scaledFrom: 90 });
  });

  test('has two attempts unless the exam says otherwise, and each counts from its start (EXAM-03) (EXAM-11) (EXAM-13)', async () => {
    const ana = await room.student();
    const examId = await room.exam();
    await ana.sit(examId, 0);
    await ana.start(examId);
    college.pass(120_000);
    expect(problemOf(await ana.start(examId))).toBe('attemptsExceeded');
    const { data } = await ana.browser.call(EXAM, { examId });
    expect(data).toMatchObject({
      studentExam: { attempts: [{ ending: 'SUBMITTED' }, { ending: 'CLOSED_BROWSER', grade: 0 }] },
    });
    const generous = await room.exam({ input: { allowedAttempts: 3 } });
    await ana.sit(generous, 0);
    await ana.sit(generous, 0);
    expect((await ana.start(generous)).errors).toEqual([]);
  });

  test('uses one attempt, however often the start is sent', async () => {
    const ana = await room.student();
    const examId = await room.exam();
    const attemptId = randomUUID();
    const starts = await Promise.all(Array.from({ length: 30 }, () => ana.start(examId, attemptId)));
    expect(starts.map(({ errors }) => errors)).toEqual(starts.map(() => []));
    const rushed = await Promise.all(Array.from({ length: 30 }, () => ana.start(examId)));
    expect(rushed.map(problemOf)).toEqual(rushed.map(() => 'examOpenElsewhere'));
    const { rows } = await college.database.owner.query('select from exam_attempt where exam_id = $1', [
      examId,
    ]);
    expect(rows).toHaveLength(1);
  });

  test('of another group, or without one, finds no exam', async () => {
    const examId = await room.exam();
    const stranger = await college.signedIn({});
    expect((await stranger.call(EXAM, { examId })).data).toEqual({ studentExam: null });
    const other = await ExamRoom.open(college, (await college.region({})).id);
    expect(problemOf(await (await other.student()).start(examId))).toBe('recordNotFound');
  });

  test('is not shown what is right before the review is released', async () => {
    const ana = await room.student();
    const examId = await room.exam({ questions: 2 });
    const attemptId = randomUUID();
    const begun = await ana.start(examId, attemptId);
    expect(begun.text).not.toContain('canary');
    expect(questionsOf(begun)[0]).toMatchObject({ right: null, explanation: null });
    const failed = await ana.submit(attemptId, ana.answers(questionsOf(begun), 0));
    expect(failed.text).not.toContain('canary');
    const hidden = await ana.browser.call(ATTEMPT, { attemptId });
    expect(hidden.text).not.toContain('canary');
    expect(hidden.data).toMatchObject({
      examAttempt: { questions: [{ answer: { isTrue: false }, earned: null, right: null }, {}] },
    });
    const second = randomUUID();
    const refetch = await ana.start(examId, second);
    const whileSitting = await ana.browser.call(ATTEMPT, { attemptId });
    expect(whileSitting.text).not.toContain('canary');
    expect(whileSitting.data).toMatchObject({
      examAttempt: { questions: [{ right: null }, { right: null }] },
    });
    await ana.submit(second, ana.answers(questionsOf(refetch), 0));
    expect((await ana.browser.call(ATTEMPT, { attemptId })).text).not.toContain('canary');
    await room.letDaysPass(examId, 8);
    expect((await ana.browser.call(ATTEMPT, { attemptId })).data).toMatchObject({
      examAttempt: {
        questions: [{ earned: 0, right: { isTrue: true }, explanation: 'canary-explanation' }, {}],
      },
    });
  });
});

test('the exams of a student are listed once, the next deadline first, and none of anyone else', async () => {
  const LIST = `query studentExams { studentExams { _id courseCode deadline } }`;
  const fresh = await ExamRoom.open(college, (await college.region({})).id);
  const [later, sooner] = [await fresh.exam({ deadlineInDays: 9 }), await fresh.exam({ deadlineInDays: 3 })];
  const { data } = await (await fresh.student()).browser.call(LIST);
  expect(data).toMatchObject({ studentExams: [{ _id: sooner }, { _id: later }] });
  expect((await fresh.admin.call(LIST)).data).toEqual({ studentExams: [] });
});

describe('what a page tells', () => {
  test('is stored once, in whatever order it comes, and acknowledged as far as nothing is missing', async () => {
    const ana = await room.student();
    const examId = await room.exam({ questions: 3 });
    const attemptId = randomUUID();
    const questions = questionsOf(await ana.start(examId, attemptId));
    const [one, two, three] = ana.answers(questions, 3);
    expect((await ana.record(attemptId, [one, three])).data).toMatchObject({ recordExamEvents: { upTo: 1 } });
    expect((await ana.record(attemptId, [one, three])).data).toMatchObject({ recordExamEvents: { upTo: 1 } });
    expect(problemOf(await ana.submit(attemptId, [{ ...three, seq: 4 }]))).toBe('answersOnTheWay');
    expect((await ana.record(attemptId, [two])).data).toMatchObject({ recordExamEvents: { upTo: 3 } });
    expect((await ana.submit(attemptId)).data).toMatchObject({ submitExam: { result: { grade: 100 } } });
    expect((await ana.submit(attemptId)).data).toMatchObject({ submitExam: { result: { grade: 100 } } });
    expect(problemOf(await ana.record(attemptId, [two]))).toBe('attemptIsOver');
  });

  test('comes from the device that began, and from its owner', async () => {
    const [ana, ben] = [await room.student(), await room.student()];
    const examId = await room.exam({ questions: 1 });
    const attemptId = randomUUID();
    const questions = questionsOf(await ana.start(examId, attemptId));
    const events = ana.answers(questions, 1);
    expect(problemOf(await ana.record(attemptId, events, randomUUID()))).toBe('examOpenElsewhere');
    expect(problemOf(await ben.record(attemptId, events, ana.deviceId))).toBe('recordNotFound');
    expect(problemOf(await ben.submit(attemptId, events, ana.deviceId))).toBe('recordNotFound');
    expect((await ben.browser.call(ATTEMPT, { attemptId })).data).toEqual({ examAttempt: null });
  });

  test.each([
    ['an answer to a question that was not asked', { questionId: randomUUID(), answer: { isTrue: true } }],
    ['an answer of another kind', { answer: { words: 'love' } }],
    ['nothing where an answer is', { answer: {} }],
  ])('is refused when it is %s', async (_, more) => {
    const ana = await room.student();
    const examId = await room.exam({ questions: 1 });
    const attemptId = randomUUID();
    const [question] = questionsOf(await ana.start(examId, attemptId));
    const event = ana.event('ANSWER', { questionId: question?._id, ...more });
    expect(problemOf(await ana.record(attemptId, [event]))).toBe('requestNotUnderstood');
  });
});

describe('an attempt', () => {
  test('that was left has failed with nothing, and says why', async () => {
    const ana = await room.student();
    const examId = await room.exam({ questions: 2 });
    const attemptId = randomUUID();
    const questions = questionsOf(await ana.start(examId, attemptId));
    await ana.record(attemptId, [...ana.answers(questions, 2), ana.event('LEFT_PAGE')]);
    expect((await ana.browser.call(ATTEMPT, { attemptId })).data).toMatchObject({
      examAttempt: { result: { ending: 'LEFT_PAGE', grade: 0 } },
    });
  });

  test('whose browser was closed fails after ten minutes of silence, one whose line was down for nine goes on', async () => {
    const ana = await room.student();
    const [examId, attemptId] = [await room.exam({ questions: 1 }), randomUUID()];
    const questions = questionsOf(await ana.start(examId, attemptId));
    college.pass(540_000);
    await endSilent();
    expect((await ana.record(attemptId, ana.answers(questions, 1))).errors).toEqual([]);
    college.pass(601_000);
    await endSilent();
    expect((await ana.browser.call(ATTEMPT, { attemptId })).data).toMatchObject({
      examAttempt: { result: { ending: 'CONNECTION_LOST', grade: 0 } },
    });
  });

  test('whose time is up is handed in as it stands', async () => {
    const ana = await room.student();
    const examId = await room.exam({ questions: 2, input: { limitMinutes: 5 } });
    const attemptId = randomUUID();
    const questions = questionsOf(await ana.start(examId, attemptId));
    await ana.record(attemptId, ana.answers(questions, 2));
    college.pass(5 * 60_000 + 61_000);
    expect(problemOf(await ana.record(attemptId, []))).toBe('attemptIsOver');
    await endSilent();
    expect((await ana.browser.call(ATTEMPT, { attemptId })).data).toMatchObject({
      examAttempt: { result: { ending: 'TIMED_OUT', grade: 100 } },
    });
  });

  test('whose time is up is handed in also if the student comes back first', async () => {
    const ana = await room.student();
    const examId = await room.exam({ questions: 2, input: { limitMinutes: 5 } });
    const attemptId = randomUUID();
    const questions = questionsOf(await ana.start(examId, attemptId));
    await ana.record(attemptId, ana.answers(questions, 1));
    college.pass(5 * 60_000 + 61_000);
    await ana.start(examId);
    expect((await ana.browser.call(ATTEMPT, { attemptId })).data).toMatchObject({
      examAttempt: { result: { ending: 'TIMED_OUT', grade: 50 } },
    });
  });

  test('keeps the questions it was given when they are changed', async () => {
    const ana = await room.student();
    const examId = await room.exam({ questions: 0 });
    const questionId = randomUUID();
    await room.saveQuestion({ examId, questionId });
    const attemptId = randomUUID();
    const questions = questionsOf(await ana.start(examId, attemptId));
    await room.saveQuestion({
      examId,
      questionId,
      version: 1,
      questionInput: { right: { isTrue: false }, points: 5 },
    });
    expect((await ana.submit(attemptId, ana.answers(questions, 1))).data).toMatchObject({
      submitExam: { result: { grade: 100 } },
    });
  });

  test('with an essay waits until a person has read it', async () => {
    const MARK = `mutation markAnswer($attemptId: ID!, $questionId: ID!, $points: Float!) {
      markAnswer(attemptId: $attemptId, questionId: $questionId, points: $points) { result { grade passed } } }`;
    const ana = await room.student();
    const examId = await room.exam({ questions: 0 });
    await room.saveQuestion({ examId, questionInput: { kind: 'ESSAY', points: 10, right: null } });
    const attemptId = randomUUID();
    const [essay] = questionsOf(await ana.start(examId, attemptId));
    const words = ana.event('ANSWER', { questionId: essay?._id, answer: { words: 'Grace is…' } });
    expect((await ana.submit(attemptId, [words])).data).toMatchObject({
      submitExam: { result: { grade: null, passed: null } },
    });
    expect(problemOf(await ana.start(examId))).toBe('examWaitsToBeMarked');
    const mark = { attemptId, questionId: essay?._id, points: 8.5 };
    expect(problemOf(await room.admin.call(MARK, { ...mark, points: 11 }))).toBe('markOutOfRange');
    expect((await ana.browser.call(MARK, mark)).errors).toHaveLength(1);
    expect((await room.admin.call(MARK, mark)).data).toEqual({
      markAnswer: { result: { grade: 85, passed: true } },
    });
  });
});
