import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from '#testing/browser.ts';
import { College } from '#testing/college.ts';
import { ExamRoom, questionsOf, type Student } from '#slices/exams/server/testing/exam-room.ts';
import { liftRateLimits } from '#testing/lift-rate-limits.ts';

let college: College;
let room: ExamRoom;
let manager: Browser;
let ana: Student;
beforeAll(async () => {
  college = await College.open();
  liftRateLimits(college.served.state);
  const { id } = await college.region();
  manager = await college.signedIn({ roles: ['user', 'manager'], regionIds: [id] });
  room = await ExamRoom.open(college, id);
  ana = await room.student();
});
afterAll(() => college.close());

const CHANGES =
  'markChanges { question pointsBefore pointsAfter gradeBefore gradeAfter reason changedByName }';
const MARK = `mutation markAnswer($attemptId: ID!, $questionId: ID!, $points: Float!, $comment: String, $reason: String) {
  markAnswer(attemptId: $attemptId, questionId: $questionId, points: $points, comment: $comment, reason: $reason) {
    result { grade } ${CHANGES} } }`;
const OWN = `query examAttempt($attemptId: ID!) { examAttempt(attemptId: $attemptId) { result { grade } ${CHANGES} } }`;

const problemOf = (answer: { errors: { extensions: { problem: string } }[] }): string | undefined =>
  answer.errors[0]?.extensions.problem;

/** An essay of ten points and a question the computer marks, handed in. */
async function handedIn(review: string): Promise<{ attemptId: string; essay: string; other: string }> {
  const examId = await room.exam({ questions: 1, input: { shuffles: false, review, allowedAttempts: 1 } });
  await room.saveQuestion({ examId, questionInput: { kind: 'ESSAY', points: 9, right: null } });
  const attemptId = randomUUID();
  const questions = questionsOf(await ana.start(examId, attemptId));
  const essay = questions.find(({ kind }) => kind === 'ESSAY')?._id ?? '';
  const other = questions.find(({ kind }) => kind !== 'ESSAY')?._id ?? '';
  const answers = [
    ana.event('ANSWER', { questionId: essay, answer: { words: 'A gift.' } }),
    ana.event('ANSWER', { questionId: other, answer: { isTrue: false } }),
  ];
  expect((await ana.submit(attemptId, answers)).errors).toEqual([]);
  return { attemptId, essay, other };
}

test('a first mark takes no reason; a user who changes points that a person or the computer gave says why', async () => {
  const { attemptId, essay, other } = await handedIn('AT_ONCE');
  const mark = (questionId: string, points: number, more = {}) =>
    manager.call(MARK, { attemptId, questionId, points, ...more });

  expect((await mark(essay, 6)).data).toMatchObject({
    markAnswer: {
      result: { grade: 60 },
      markChanges: [{ pointsBefore: null, pointsAfter: 6, reason: null }],
    },
  });
  for (const reason of [undefined, ' ', '...', 'x'.repeat(1_001)])
    expect(problemOf(await mark(essay, 8, { reason }))).toBe('markReason');
  expect(problemOf(await mark(other, 1))).toBe('markReason');
  // Neither what is sent twice nor a comment is another mark.
  expect((await mark(essay, 6)).errors).toEqual([]);
  expect((await mark(essay, 6, { comment: 'Go on' })).errors).toEqual([]);
  expect((await ana.browser.call(OWN, { attemptId })).data).toMatchObject({
    examAttempt: { result: { grade: 60 }, markChanges: [] },
  });

  await mark(essay, 8, { comment: 'Go on', reason: 'Overlooked the second page' });
  await mark(other, 1, { reason: 'The question can be read both ways' });
  const told = { changedByName: expect.stringMatching(/./) as string };
  expect((await ana.browser.call(OWN, { attemptId })).data).toMatchObject({
    examAttempt: {
      result: { grade: 90 },
      markChanges: [
        {
          pointsBefore: 6,
          pointsAfter: 8,
          gradeBefore: 60,
          gradeAfter: 80,
          reason: 'Overlooked the second page',
          ...told,
        },
        { pointsBefore: 0, pointsAfter: 1, reason: 'The question can be read both ways', ...told },
      ],
    },
  });
});

test('a student is told when the last essay is marked, and of a mark that changes the grade (HOLE-61)', async () => {
  const { attemptId, essay } = await handedIn('AT_ONCE');
  const told = async (): Promise<unknown[]> =>
    (
      await college.database.owner.query<{ name: string; facts: unknown }>(
        `select d.name, n.facts from notification n join notification_definition d on d.id = n.definition_id
         where n.person_id = $1 and n.path like '%' || $2`,
        [ana.personId, attemptId],
      )
    ).rows;
  expect(await told()).toEqual([]);
  const mark = (points: number, more = {}) =>
    manager.call(MARK, { attemptId, questionId: essay, points, ...more });
  await mark(6);
  const notice = { name: 'examGraded', facts: { examName: 'Final exam' } };
  expect(await told()).toEqual([notice]);
  await mark(6, { comment: 'Go on' });
  expect(await told()).toEqual([notice]);
  await mark(7, { reason: 'Overlooked the second page' });
  expect(await told()).toEqual([notice, notice]);
});

test('until the review is released a student knows that points changed, and neither which nor why', async () => {
  const { attemptId, essay } = await handedIn('NEVER');
  await manager.call(MARK, { attemptId, questionId: essay, points: 6 });
  await manager.call(MARK, { attemptId, questionId: essay, points: 8, reason: 'The key says grace' });
  expect((await ana.browser.call(OWN, { attemptId })).data).toMatchObject({
    examAttempt: {
      markChanges: [
        {
          question: null,
          pointsBefore: null,
          pointsAfter: null,
          gradeBefore: 60,
          gradeAfter: 80,
          reason: null,
        },
      ],
    },
  });
});

test('what was written down stays, and is in the audit log with its reason (J1)', async () => {
  const { attemptId, essay } = await handedIn('NEVER');
  await Promise.all([1, 2, 3].map(() => manager.call(MARK, { attemptId, questionId: essay, points: 6 })));
  await manager.call(MARK, { attemptId, questionId: essay, points: 2, reason: 'Copied' });
  const { rows } = await college.database.owner.query<{ reason: string | null }>(
    `select reason from audit where action = 'markAnswer' and entity_id = $1 order by id`,
    [attemptId],
  );
  expect(rows.map(({ reason }) => reason)).toEqual([null, 'Copied']);
  const { appPool } = college.served.state;
  await expect(appPool.query(`update mark_change set reason = 'Nothing'`)).rejects.toThrow(
    'permission denied',
  );
  await expect(appPool.query('delete from mark_change')).rejects.toThrow('permission denied');
});
