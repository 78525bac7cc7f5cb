import type { PlantedRecord, Soil } from './matrix/slice-matrix.ts';
import {
  plantAnswers,
  plantAttempt,
  plantDecided,
  plantDecision,
  plantExam,
  plantExamCourse,
  plantGrant,
  plantRegrades,
} from './planted-exams.ts';

/** Exams of a course in every stand: graded, being sat, waiting to be marked, not sat by anybody. */
export async function plantExams(soil: Soil, sittingQuestions: readonly string[]): Promise<PlantedRecord[]> {
  if (!soil.regionId || soil.subject.kind !== 'person') return [];
  const { courseId, groupId, teachingId } = await plantExamCourse(soil);
  const exam = await plantExam(soil, { courseId, groupId, attempts: 2 });
  const other = await plantExam(soil, { courseId, groupId, attempts: 1 });
  const unsat = await plantExam(soil, { courseId, groupId, attempts: 1 });
  await plantGrant(soil, { examId: exam.examId, groupId });
  const attempt = await plantAttempt(soil, { ...exam, groupId, stands: 'GRADED' });
  const sitting = await plantAttempt(soil, { ...other, groupId, stands: 'SITTING' });
  const essays = await plantExam(soil, { courseId, groupId, attempts: 1 });
  const unmarked = await plantAttempt(soil, { ...essays, groupId, stands: 'TO_MARK' });
  await plantAnswers(soil, unmarked, essays.questions, false);
  const decided = await plantExam(soil, { courseId, groupId, attempts: 2 });
  const { waiting, voided } = await plantDecided(soil, { ...decided, groupId });
  const decision = await plantDecision(soil, attempt);
  await plantAnswers(soil, attempt, exam.questions, true);
  const regrades = await plantRegrades(soil, { attemptId: attempt, examId: exam.examId });
  const answered = await plantAttempt(soil, { ...essays, groupId, stands: 'GRADED', number: 2 });
  await plantAnswers(soil, answered, essays.questions, true);
  const unanswered = await plantAttempt(soil, { ...essays, groupId, stands: 'GRADED', number: 3 });
  return [
    { name: 'examCourse', id: courseId },
    { name: 'examClass', id: groupId, readers: { SignUpGroup: [] } },
    { name: 'examTeaching', id: teachingId },
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
    { name: 'attempt', id: attempt },
    { name: 'sitting', id: sitting },
    { name: 'sittingExam', id: other.examId },
    { name: 'decidedExam', id: decided.examId },
    { name: 'waiting', id: waiting },
    { name: 'voided', id: voided },
    ...sittingQuestions.map((name, place) => ({ name, id: other.questions[place]?.questionId ?? '' })),
  ];
}
