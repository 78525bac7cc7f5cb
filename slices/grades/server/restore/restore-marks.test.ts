import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AssignmentDesk } from '#slices/assignments/server/testing/assignment-desk.ts';
import { College } from '#testing/college.ts';
import { ExamRoom, questionsOf } from '#slices/exams/server/testing/exam-room.ts';
import { liftRateLimits } from '#testing/lift-rate-limits.ts';
import { WHOLE_COLLEGE } from '#kit/access/scope.ts';
import { openDatabase } from '#kit/db/database.ts';
import type { Browser } from '#testing/browser.ts';
import { insertAlarms } from '../alarms/grade-alarm.queries.ts';

let college: College;
beforeAll(async () => {
  college = await College.open();
  liftRateLimits(college.served.state);
});
afterAll(() => college.close());

const MARK = `mutation markAnswer($attemptId: ID!, $questionId: ID!, $points: Float!, $comment: String, $reason: String) {
  markAnswer(attemptId: $attemptId, questionId: $questionId, points: $points, comment: $comment, reason: $reason) { _id } }`;
const GRADE = `mutation gradeSubmission($assignmentId: ID!, $studentId: ID!, $version: Int!, $grade: Percent, $comment: String!, $reason: String) {
  gradeSubmission(assignmentId: $assignmentId, studentId: $studentId, version: $version, grade: $grade, comment: $comment, reason: $reason) { version } }`;
const DECIDE = `mutation decideAttempt($attemptId: ID!, $decisionId: ID!, $decision: AttemptDecisionKind!, $reason: String!, $penalty: Percent) {
  decideAttempt(attemptId: $attemptId, decisionId: $decisionId, decision: $decision, reason: $reason, penalty: $penalty) { _id } }`;
const SPAN = '$personId: ID!, $from: DateTime!, $to: DateTime!';
const SPANNED = 'personId: $personId, from: $from, to: $to';
const PLAN = `query gradeRestore(${SPAN}) { gradeRestore(${SPANNED}) { count students courses changedSince final } }`;
const RESTORE = `mutation restoreGrades(${SPAN}, $reason: String!) {
  restoreGrades(${SPANNED}, reason: $reason) { count changedSince } }`;

const MINUTE_MS = 60_000;
const STUDENTS = 8;

const rowsOf = async (statement: string): Promise<unknown[]> =>
  (await college.database.owner.query<Record<string, unknown>>(statement)).rows;
/** How everything stands that a grade follows from. */
const standing = async () => ({
  attempts: await rowsOf(
    'select id, score, passed, scaled_from, penalty, voided_at from exam_attempt order by id',
  ),
  marks: await rowsOf('select attempt_id, question_id, points, comment from answer_mark order by 1, 2'),
  works: await rowsOf(
    'select id, score, complete, comment, graded_at, graded_by from submission order by id',
  ),
});

const decide = async (browser: Browser, attemptId: string, decision: string, penalty?: number) => {
  const decided = { attemptId, decisionId: randomUUID(), decision, reason: 'For a friend', penalty };
  expect((await browser.call(DECIDE, decided)).errors).toEqual([]);
};

/** How many grades a user is found to have changed. */
const changedBy = (personId: string): Promise<number | undefined> =>
  openDatabase(college.served.state.appPool, WHOLE_COLLEGE)
    .transaction()
    .execute(async (tx) => {
      const since = new Date(college.now().getTime() - 30 * MINUTE_MS);
      const alarms = await insertAlarms(tx, { now: college.now(), since, many: 1 });
      return alarms.find((alarm) => alarm.changedBy === personId)?.grades;
    });

test('marks, deductions, voided attempts and grades of assignments that one person changed go back in one action, all as before (J2)', async () => {
  const desk = await AssignmentDesk.open(college);
  const { id: regionId } = await college.region();
  const room = await ExamRoom.open(college, regionId);
  const honest = await college.signedIn({ roles: ['user', 'superadmin'] });
  const rogue = await college.signedIn({ roles: ['user', 'superadmin'] });

  const examId = await room.exam({ questions: 3, input: { shuffles: false } });
  await room.saveQuestion({ examId, questionInput: { kind: 'ESSAY', points: 7, right: null } });
  const answers: { attemptId: string; questionId: string; points: number }[] = [];
  for (let index = 0; index < STUDENTS; index++) {
    const student = await room.student();
    const attemptId = randomUUID();
    const questions = questionsOf(await student.start(examId, attemptId));
    const essay = questions.find(({ kind }) => kind === 'ESSAY');
    const others = questions.filter(({ kind }) => kind !== 'ESSAY');
    const words = student.event('ANSWER', { questionId: essay?._id, answer: { words: 'Grace is a gift.' } });
    await student.submit(attemptId, [words, ...student.answers(others, index % 4)]);
    for (const { _id, kind } of questions)
      answers.push({ attemptId, questionId: _id, points: kind === 'ESSAY' ? 7 : 1 });
    // Half of the essays had been marked by an honest user before.
    if (index % 2 === 0)
      await honest.call(MARK, { attemptId, questionId: essay?._id, points: 4.5, comment: 'Well' });
  }
  const works: { assignmentId: string; studentId: string; version: number }[] = [];
  const assignmentId = await desk.assignment();
  for (let index = 0; index < STUDENTS; index++) {
    const student = await desk.student();
    await desk.handIn(student, assignmentId);
    const ref = { assignmentId, studentId: student.person.id, version: 2 };
    if (index % 2 === 0) await honest.call(GRADE, { ...ref, grade: 61, comment: 'Try again' });
    works.push({ ...ref, version: index % 2 === 0 ? 3 : 2 });
  }
  const attemptIds = [...new Set(answers.map(({ attemptId }) => attemptId))];
  const [first = '', second = '', third = '', fourth = '', fifth = ''] = attemptIds;
  await decide(honest, first, 'VOID');
  await decide(honest, second, 'PENALISE', 10);
  const before = await standing();

  college.pass(MINUTE_MS);
  const from = college.now().toISOString();
  const reason = 'For a friend';
  for (const answer of answers) await rogue.call(MARK, { ...answer, comment: 'Done', reason });
  for (const work of works) {
    await rogue.call(GRADE, { ...work, grade: 99, comment: 'Done', reason });
    // Twice, as a user does who covers their tracks.
    await rogue.call(GRADE, { ...work, version: work.version + 1, grade: 98, comment: 'Done', reason });
  }
  await decide(rogue, first, 'RESTORE');
  await decide(rogue, second, 'PENALISE', 0);
  await decide(rogue, third, 'PENALISE', 40);
  await decide(rogue, third, 'VOID');
  await decide(rogue, fourth, 'VOID');
  await decide(rogue, fifth, 'VOID');
  await decide(rogue, fifth, 'RESTORE');
  college.pass(MINUTE_MS);
  const span = { personId: rogue.person.id, from, to: college.now().toISOString() };
  expect(await standing()).not.toEqual(before);

  // An attempt is one grade, however many of its answers were marked again. The last one was all right, its essay unread.
  expect(await changedBy(rogue.person.id)).toBe(STUDENTS - 1 + works.length);

  const all = answers.length + 5 + works.length;
  expect((await honest.call(PLAN, span)).data).toMatchObject({
    gradeRestore: { count: all, students: 2 * STUDENTS, courses: 2, changedSince: 0, final: 0 },
  });
  const restored = await honest.call(RESTORE, { ...span, reason: 'Changed without leave' });
  expect(restored.data).toMatchObject({ restoreGrades: { count: all } });
  expect(await standing()).toEqual(before);
  const audited = await rowsOf(
    `select from audit where action in ('restoreMark', 'restoreDecision', 'restoreWorkGrade')`,
  );
  expect(audited).toHaveLength(all);

  // Done twice, it changes nothing more.
  expect((await honest.call(RESTORE, { ...span, reason: 'Again' })).data).toMatchObject({
    restoreGrades: { count: 0, changedSince: all },
  });
  expect(await standing()).toEqual(before);
});
