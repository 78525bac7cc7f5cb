import type { Tx } from '#kit/db/database.ts';
import { toNumber } from '#slices/exams/rules/results/fraction.ts';
import { gradeAttempt, type AttemptGrade } from '#slices/exams/rules/results/grade-attempt.ts';
import { pointsFor } from '#slices/exams/rules/results/mark-answer.ts';
import { findMarks, removeMark, storeMark } from '../answer-mark.queries.ts';
import { storeGrade, type AttemptRecord } from '../attempt.queries.ts';
import { factsOf, policyOf } from '../grade.ts';
import { insertMarkChange } from './mark-change.queries.ts';

export interface LockedMark {
  questionId: string;
  max: number;
  /** By hand or by the key; null while it is not marked. */
  earned: number | null;
  byHand: { points: number; comment: string } | null;
  gradedWith: (points: number | null) => { earned: number | null; grade: AttemptGrade | null };
}

/** Null for a question that was not asked. */
export async function loadMarkForUpdate(
  tx: Tx,
  attempt: AttemptRecord,
  questionId: string,
): Promise<LockedMark | null> {
  const [facts, marks] = [await factsOf(tx, attempt), await findMarks(tx, attempt.id)];
  const question = facts.questions.find(({ id }) => id === questionId);
  if (!question) return null;
  const mark = marks.find((one) => one.questionId === questionId);
  const earnedBy = (points: number | undefined): number | null => {
    const earned = pointsFor(question, facts.answers[questionId] ?? null, points);
    return earned && Math.round(toNumber(earned) * 100) / 100;
  };
  return {
    questionId,
    max: question.points,
    earned: earnedBy(facts.byHand[questionId]),
    byHand: mark ? { points: Number(mark.points), comment: mark.comment } : null,
    gradedWith: (points) => {
      const { [questionId]: _, ...others } = facts.byHand;
      const byHand = points === null ? others : { ...others, [questionId]: points };
      return {
        earned: earnedBy(byHand[questionId]),
        grade: attempt.endedAt ? gradeAttempt({ ...facts, byHand }, policyOf(attempt.passMark)) : null,
      };
    },
  };
}

interface NewPoints {
  /** None where what the key gives counts again. */
  given: { points: number; comment: string } | null;
  reason: string | null;
  takesBack: string | null;
  changedBy: string;
  impersonatorId: string | null;
  changedAt: Date;
}

/** Writes down what the answer had before and regrades the attempt. */
export async function changeMark(
  tx: Tx,
  attempt: AttemptRecord,
  { questionId, earned, byHand, gradedWith }: LockedMark,
  { given, ...change }: NewPoints,
): Promise<Pick<AttemptRecord, 'score' | 'passed' | 'scaledFrom'>> {
  const { id: attemptId, personId, regionId } = attempt;
  const after = gradedWith(given?.points ?? null);
  const { score, passed, scaledFrom } = after.grade ?? { score: null, passed: null, scaledFrom: null };
  if (given)
    await storeMark(tx, attempt, {
      questionId,
      ...given,
      markedBy: change.changedBy,
      markedAt: change.changedAt,
    });
  else await removeMark(tx, attemptId, questionId);
  await storeGrade(tx, attemptId, { score, passed, scaledFrom });
  await insertMarkChange(tx, {
    attemptId,
    questionId,
    personId,
    regionId,
    points: given?.points ?? null,
    comment: given?.comment ?? '',
    previousPoints: byHand?.points ?? null,
    previousComment: byHand?.comment ?? '',
    earnedBefore: earned,
    earnedAfter: after.earned,
    scoreBefore: attempt.score,
    scoreAfter: score,
    ...change,
  });
  return { score, passed, scaledFrom };
}
