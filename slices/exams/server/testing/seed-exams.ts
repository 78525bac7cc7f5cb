import type { SeededRecord, Fixture } from '#testing/matrix/slice-matrix.ts';
import {
  seedAnswers,
  seedAttempt,
  seedDecided,
  seedDecision,
  seedExam,
  seedExamCourse,
  seedGrant,
  seedRegrades,
} from './seeded-exams.ts';

/** Exams of a course in every stand: graded, being sat, waiting to be marked, not sat by anyone. */
export async function seedExams(
  fixture: Fixture,
  sittingQuestions: readonly string[],
): Promise<SeededRecord[]> {
  if (!fixture.regionId || fixture.subject.kind !== 'person') return [];
  const { courseId, groupId, courseOfferingId } = await seedExamCourse(fixture);
  const exam = await seedExam(fixture, { courseId, groupId, attempts: 2 });
  const other = await seedExam(fixture, { courseId, groupId, attempts: 1 });
  const unsat = await seedExam(fixture, { courseId, groupId, attempts: 1 });
  await seedGrant(fixture, { examId: exam.examId, groupId });
  const attempt = await seedAttempt(fixture, { ...exam, groupId, stands: 'GRADED' });
  const sitting = await seedAttempt(fixture, { ...other, groupId, stands: 'SITTING' });
  const essays = await seedExam(fixture, { courseId, groupId, attempts: 1 });
  const unmarked = await seedAttempt(fixture, { ...essays, groupId, stands: 'TO_MARK' });
  await seedAnswers(fixture, unmarked, essays.questions, false);
  const decided = await seedExam(fixture, { courseId, groupId, attempts: 2 });
  const { waiting, voided } = await seedDecided(fixture, { ...decided, groupId });
  const decision = await seedDecision(fixture, attempt);
  await seedAnswers(fixture, attempt, exam.questions, true);
  const regrades = await seedRegrades(fixture, { attemptId: attempt, examId: exam.examId });
  const answered = await seedAttempt(fixture, { ...essays, groupId, stands: 'GRADED', number: 2 });
  await seedAnswers(fixture, answered, essays.questions, true);
  const unanswered = await seedAttempt(fixture, { ...essays, groupId, stands: 'GRADED', number: 3 });
  const lost = await seedAttempt(fixture, { ...essays, groupId, stands: 'GRADED', number: 4 });
  await fixture.owner.query(`update exam_attempt set ending = 'CONNECTION_LOST' where id = $1`, [lost]);
  return [
    { name: 'examCourse', id: courseId },
    { name: 'examClass', id: groupId, readers: { SignUpGroup: [] } },
    { name: 'examCourseOffering', id: courseOfferingId },
    { name: 'exam', id: exam.examId },
    { name: 'question', id: exam.questions[0]?.questionId ?? '' },
    { name: 'newExam', id: unsat.examId },
    { name: 'essayExam', id: essays.examId },
    { name: 'essay', id: essays.questions.at(-1)?.questionId ?? '' },
    { name: 'unmarked', id: unmarked },
    { name: 'decision', id: decision },
    { name: 'regrade', id: regrades.latest },
    { name: 'undoneRegrade', id: regrades.undone },
    { name: 'answered', id: answered },
    { name: 'unanswered', id: unanswered },
    { name: 'lost', id: lost },
    { name: 'attempt', id: attempt },
    { name: 'sitting', id: sitting },
    { name: 'sittingExam', id: other.examId },
    { name: 'decidedExam', id: decided.examId },
    { name: 'waiting', id: waiting },
    { name: 'voided', id: voided },
    ...sittingQuestions.map((name, index) => ({ name, id: other.questions[index]?.questionId ?? '' })),
  ];
}
