import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Browser } from '#testing/browser.ts';
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

const OUTLOOK = `query regradeOutlook($examId: ID!) { regradeOutlook(examId: $examId) {
  attempts nowPass nowFail seen changed { _id studentName before after passedBefore passesNow } } }`;
const REGRADE = `mutation regradeExam($examId: ID!, $regradeId: ID!, $seen: String!, $reason: String!) {
  regradeExam(examId: $examId, regradeId: $regradeId, seen: $seen, reason: $reason) { _id changed reason mayBeUndone undoneAt } }`;
const MARK = `mutation markAnswer($attemptId: ID!, $questionId: ID!, $points: Float!, $reason: String) {
  markAnswer(attemptId: $attemptId, questionId: $questionId, points: $points, reason: $reason) { _id } }`;
const MADE = `query gradeRestore($personId: ID!, $at: DateTime!) {
  gradeRestore(personId: $personId, from: $at, to: $at) { regrades { _id changed } } }`;
const UNDO = `mutation undoRegrade($regradeId: ID!) { undoRegrade(regradeId: $regradeId) { _id mayBeUndone } }`;
const STATISTICS = `query questionStatistics($examId: ID!) { questionStatistics(examId: $examId) {
  _id count difficulty discrimination } }`;
const ATTEMPT = `query examAttempt($attemptId: ID!) { examAttempt(attemptId: $attemptId) {
  result { grade passed } passMark steps { kind score points } questions { _id right { isTrue } } } }`;

const problemOf = (answer: { errors: { extensions: { problem: string } }[] }): string | undefined =>
  answer.errors[0]?.extensions.problem;

interface Outlook {
  seen: string;
  changed: { _id: string; before: number; after: number }[];
}

const outlookOf = async (examId: string, reader: Browser = room.admin): Promise<Outlook> =>
  (await reader.call(OUTLOOK, { examId })).data?.['regradeOutlook'] as Outlook;

const regrade = (
  examId: string,
  seen: string,
  regradeId: string = randomUUID(),
  reason = 'The key was wrong',
) => room.admin.call(REGRADE, { examId, regradeId, seen, reason });

const gradeOf = async (student: Student, attemptId: string) =>
  (await student.browser.call(ATTEMPT, { attemptId })).data?.['examAttempt'];

/** An exam whose third question has a wrong key; one student answers what is right, another what the key says. */
async function wronglyKeyed() {
  const examId = await room.exam({ questions: 2, input: { shuffles: false, review: 'AT_ONCE' } });
  const questionId = randomUUID();
  const right = { isTrue: false };
  await room.saveQuestion({ examId, questionId, questionInput: { right } });
  const [ana, ben] = [await room.student(), await room.student()];
  const anas = String((await ana.sit(examId, 3))['_id']);
  const bens = String((await ben.sit(examId, 2))['_id']);
  const correct = { examId, questionId, version: 1, questionInput: { right: { isTrue: true }, points: 9 } };
  await room.saveQuestion(correct);
  return { examId, questionId, ana, ben, anas, bens };
}

test('a dry run tells every grade that a corrected key changes, and changes nothing', async () => {
  const { examId, ana, anas, bens } = await wronglyKeyed();
  const outlook = await outlookOf(examId);
  expect(outlook).toMatchObject({ attempts: 2, nowPass: 1, nowFail: 1 });
  expect(outlook.changed).toHaveLength(2);
  expect(outlook.changed).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ _id: anas, before: 66.66, after: 100, passedBefore: false, passesNow: true }),
      expect.objectContaining({ _id: bens, before: 100, after: 66.66, passedBefore: true, passesNow: false }),
    ]),
  );
  expect(await gradeOf(ana, anas)).toMatchObject({ result: { grade: 66.66, passed: false } });
});

test('it is carried out with a reason and as it was seen, told to the student, and can be taken back', async () => {
  const { examId, questionId, ana, ben, anas, bens } = await wronglyKeyed();
  const { seen } = await outlookOf(examId);
  expect(problemOf(await regrade(examId, seen, randomUUID(), ' '))).toBe('examReason');
  expect(problemOf(await regrade(examId, 'something else'))).toBe('changedMeanwhile');
  const regradeId = randomUUID();
  const done = await regrade(examId, seen, regradeId);
  const told = { _id: regradeId, changed: 2, reason: 'The key was wrong', mayBeUndone: true, undoneAt: null };
  expect(done.data).toEqual({ regradeExam: [told] });
  // Sent twice, it was done once.
  expect((await regrade(examId, seen, regradeId)).data).toEqual({ regradeExam: [told] });
  // The question is worth what it was when it was asked.
  const anasNow = await gradeOf(ana, anas);
  expect(anasNow).toMatchObject({
    result: { grade: 100, passed: true },
    steps: [
      { kind: 'RAW', score: 66.66, points: 2 },
      { kind: 'REGRADED', score: 100, points: 3 },
    ],
  });
  const shown = (anasNow as { questions: object[] }).questions;
  expect(shown).toContainEqual({ _id: questionId, right: { isTrue: true } });
  expect(await gradeOf(ben, bens)).toMatchObject({ result: { grade: 66.66, passed: false } });
  expect((await outlookOf(examId)).changed).toEqual([]);
  const { rows } = await college.database.owner.query(
    `select from audit where action = 'regradeAttempt' and entity_id = any ($1)`,
    [[anas, bens]],
  );
  expect(rows).toHaveLength(2);

  expect((await room.admin.call(UNDO, { regradeId })).data).toEqual({
    undoRegrade: [{ _id: regradeId, mayBeUndone: false }],
  });
  expect(await gradeOf(ana, anas)).toMatchObject({ result: { grade: 66.66 }, steps: [{ kind: 'RAW' }] });
  expect((await outlookOf(examId)).changed).toHaveLength(2);
});

test('a changed pass mark is carried out too: who passed no longer does', async () => {
  const examId = await room.exam({ questions: 4, input: { shuffles: false } });
  const ana = await room.student();
  const attemptId = String((await ana.sit(examId, 3))['_id']);
  const before = await outlookOf(examId);
  expect((await room.saveExam({ examId, version: 1, examInput: { passMark: 80 } })).errors).toEqual([]);
  const outlook = await outlookOf(examId);
  expect(outlook).toMatchObject({ nowFail: 1, changed: [{ _id: attemptId, before: 75, after: 75 }] });
  expect(outlook.seen).not.toBe(before.seen);
  const regradeId = randomUUID();
  expect((await regrade(examId, outlook.seen, regradeId)).data).toMatchObject({
    regradeExam: [{ _id: regradeId, changed: 1, mayBeUndone: true }],
  });
  // As the user who undoes what a user changed is told.
  const superadmin = await college.signedIn({ roles: ['user', 'superadmin'] });
  const at = college.now().toISOString();
  const made = await superadmin.call(MADE, { personId: room.admin.person.id, at });
  expect(made.data).toMatchObject({
    gradeRestore: { regrades: expect.arrayContaining([{ _id: regradeId, changed: 1 }]) as object[] },
  });
  expect(await gradeOf(ana, attemptId)).toMatchObject({ result: { grade: 75, passed: false } });
  expect((await outlookOf(examId)).changed).toEqual([]);
  // Undone, everything is as it was, whatever the mark to pass is by now.
  await room.saveExam({ examId, version: 2, examInput: { passMark: 90 } });
  expect((await room.admin.call(UNDO, { regradeId })).data).toEqual({
    undoRegrade: [{ _id: regradeId, mayBeUndone: false }],
  });
  expect(await gradeOf(ana, attemptId)).toMatchObject({ result: { grade: 75, passed: true } });
});

test('a result is told by the mark it was judged by, also after the exam asks for more', async () => {
  const examId = await room.exam({ questions: 4, input: { shuffles: false } });
  const ana = await room.student();
  await ana.sit(examId, 1);
  const attemptId = String((await ana.sit(examId, 3))['_id']);
  const ben = await room.student();
  const bens = String((await ben.sit(examId, 4))['_id']);
  const told = await gradeOf(ana, attemptId);
  const scaled = {
    result: { grade: 70, passed: true },
    passMark: 70,
    steps: [{ kind: 'RAW' }, { kind: 'RETAKE' }],
  };
  expect(told).toMatchObject(scaled);
  await room.saveExam({ examId, version: 1, examInput: { passMark: 80 } });
  expect(await gradeOf(ana, attemptId)).toEqual(told);
  const regradeId = randomUUID();
  await regrade(examId, (await outlookOf(examId)).seen, regradeId);
  const failed = { result: { grade: 75, passed: false }, passMark: 80, steps: [{ kind: 'RAW' }] };
  expect(await gradeOf(ana, attemptId)).toMatchObject(failed);
  // Also who passes as before is judged by the new mark from now on.
  expect(await gradeOf(ben, bens)).toMatchObject({ result: { grade: 100, passed: true }, passMark: 80 });
  await room.admin.call(UNDO, { regradeId });
  expect(await gradeOf(ana, attemptId)).toEqual(told);
  expect(await gradeOf(ben, bens)).toMatchObject({ passMark: 70 });
});

test('what was marked since a regrade stands when it is undone', async () => {
  const { examId, questionId, ana, anas } = await wronglyKeyed();
  const regradeId = randomUUID();
  await regrade(examId, (await outlookOf(examId)).seen, regradeId);
  const mark = { attemptId: anas, questionId, points: 0.5, reason: 'Half of it is right' };
  expect((await room.admin.call(MARK, mark)).errors).toEqual([]);
  await room.admin.call(UNDO, { regradeId });
  expect(await gradeOf(ana, anas)).toMatchObject({ result: { grade: 83.33, passed: true } });
});

test('a regrade that one campus has undone can be undone on the others, and only there', async () => {
  const { examId, anas, bens, ana, ben } = await wronglyKeyed();
  const regradeId = randomUUID();
  await regrade(examId, (await outlookOf(examId)).seen, regradeId);
  const undoneAt = college.now();
  await college.database.owner.query(
    'update attempt_regrade set undone_at = $3 where regrade_id = $1 and attempt_id = $2',
    [regradeId, bens, undoneAt],
  );
  college.pass(60_000);
  expect((await room.admin.call(UNDO, { regradeId })).data).toEqual({
    undoRegrade: [{ _id: regradeId, mayBeUndone: false }],
  });
  expect(await gradeOf(ana, anas)).toMatchObject({ result: { grade: 66.66 } });
  // What was undone before stays as it is since.
  expect(await gradeOf(ben, bens)).toMatchObject({ result: { grade: 66.66 } });
  const { rows } = await college.database.owner.query<{ attemptId: string; undoneAt: Date }>(
    'select attempt_id as "attemptId", undone_at as "undoneAt" from attempt_regrade where regrade_id = $1',
    [regradeId],
  );
  expect(rows.find(({ attemptId }) => attemptId === bens)?.undoneAt).toEqual(undoneAt);
  // Undone twice, it was undone once.
  expect((await room.admin.call(UNDO, { regradeId })).errors).toEqual([]);
});

test('who undoes a regrade waits until another one of the exam is done', async () => {
  const { examId } = await wronglyKeyed();
  const regradeId = randomUUID();
  await regrade(examId, (await outlookOf(examId)).seen, regradeId);
  const other = await college.database.owner.connect();
  try {
    await other.query('begin');
    await other.query('select from exam where id = $1 for no key update', [examId]);
    const undone = room.admin.call(UNDO, { regradeId });
    await vi.waitFor(async () => {
      const { rows } = await college.database.owner.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      expect(rows).toHaveLength(1);
    });
    await other.query('commit');
    expect((await undone).errors).toEqual([]);
  } finally {
    other.release(true);
  }
});

test('another campus is neither told nor touched, and students do not grade', async () => {
  const { examId, ana } = await wronglyKeyed();
  const { id: elsewhere } = await college.region();
  const stranger = await college.signedIn({ roles: ['user', 'admin'], regionIds: [elsewhere] });
  const empty = await outlookOf(examId, stranger);
  expect(empty).toMatchObject({ attempts: 0, changed: [] });
  const asked = { examId, regradeId: randomUUID(), seen: empty.seen, reason: 'Mine' };
  expect(problemOf(await stranger.call(REGRADE, asked))).toBe('changedMeanwhile');
  expect((await ana.browser.call(OUTLOOK, { examId })).errors).toHaveLength(1);
});

test('each question tells how hard it is, and how well it tells students apart', async () => {
  const examId = await room.exam({ questions: 3, input: { shuffles: false } });
  for (const right of [3, 3, 3, 2, 2, 1, 1, 1, 0, 0]) await (await room.student()).sit(examId, right);
  const { data } = await room.admin.call(STATISTICS, { examId });
  const statistics = data?.['questionStatistics'] as { difficulty: number; discrimination: number }[];
  expect(statistics.map(({ difficulty }) => difficulty).toSorted((a, b) => a - b)).toEqual([0.3, 0.5, 0.8]);
  expect(statistics.every(({ discrimination }) => discrimination > 0.4)).toBe(true);
});

test('a question that was asked alone says how hard it is, and not how well it tells students apart', async () => {
  const examId = await room.exam({ questions: 1 });
  for (const right of [1, 0]) await (await room.student()).sit(examId, right);
  expect((await room.admin.call(STATISTICS, { examId })).data).toMatchObject({
    questionStatistics: [{ count: 2, difficulty: 0.5, discrimination: null }],
  });
});

test('a user who corrects a key is told how many results on their campuses stand on the old one, until they are regraded', async () => {
  const ON_OLD = `query exam($examId: ID!, $questionId: ID) { exam(examId: $examId) { resultsOnOldKeys(questionId: $questionId) } }`;
  const { examId, questionId } = await wronglyKeyed();
  const onOld = async (asked: object = {}, reader: Browser = room.admin) =>
    (await reader.call(ON_OLD, { examId, ...asked })).data?.['exam'];
  expect(await onOld({ questionId })).toEqual({ resultsOnOldKeys: 2 });
  expect(await onOld()).toEqual({ resultsOnOldKeys: 2 });
  const elsewhere = await college.signedIn({
    roles: ['user', 'admin'],
    regionIds: [(await college.region({})).id],
  });
  expect(await onOld({}, elsewhere)).toEqual({ resultsOnOldKeys: 0 });
  // Other words with the same key change nothing for those who were graded by it.
  await room.saveQuestion({ examId, questionId, version: 2, questionInput: { right: { isTrue: true } } });
  expect(await onOld()).toEqual({ resultsOnOldKeys: 2 });
  await regrade(examId, (await outlookOf(examId)).seen);
  expect(await onOld()).toEqual({ resultsOnOldKeys: 0 });
});
