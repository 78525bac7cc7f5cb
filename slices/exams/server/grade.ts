import type { Db, Tx } from '#kit/db/database.ts';
import { answersOf } from '#slices/exams/rules/sitting/attempt-log.ts';
import type { Percent } from '#kit/percent/percent.ts';
import {
  gradeAttempt,
  SCALED,
  type AttemptFacts,
  type AttemptGrade,
  type ExamPolicy,
} from '#slices/exams/rules/results/grade-attempt.ts';
import { isLate } from '#slices/exams/rules/scheduling/may-start.ts';
import { isLeaving, type Ending } from '../rules/silence.ts';
import { findMarks } from './answer-mark.queries.ts';
import { findEvents, storeEnding, type AttemptRecord } from './attempt.queries.ts';
import { gradedQuestions, keyedVersions, versionsOf } from './keyed-questions.ts';

export const policyOf = (passMark: Percent): ExamPolicy => ({
  passMark,
  retakeScore: SCALED,
  lateCap: SCALED,
});

/** What happened in an attempt, with the keys of the very versions it was given, or of those that correct them. */
export async function factsOf(db: Db | Tx, attempt: AttemptRecord): Promise<AttemptFacts> {
  const [events, marks, versions] = await Promise.all([
    findEvents(db, attempt.id),
    findMarks(db, attempt.id),
    keyedVersions(db, versionsOf(attempt)),
  ]);
  return {
    questions: gradedQuestions(versions, attempt),
    answers: answersOf(events, [...attempt.earlierDevices, attempt.deviceId]),
    byHand: Object.fromEntries(marks.map(({ questionId, points }) => [questionId, Number(points)])),
    number: attempt.number,
    penalty: attempt.penalty,
    isLate: attempt.endedAt !== null && isLate(attempt.endedAt, attempt.deadline),
    wasLeft: attempt.ending !== null && isLeaving(attempt.ending),
  };
}

/** Null while an essay is to be marked. */
export async function gradeOf(db: Db | Tx, attempt: AttemptRecord): Promise<AttemptGrade | null> {
  return gradeAttempt(await factsOf(db, attempt), policyOf(attempt.passMark));
}

/** Ends an attempt and grades it, in one statement: many are handed in at the same minute. */
export async function endAttempt(
  tx: Tx,
  attempt: AttemptRecord,
  { ending, endedAt }: { ending: Ending; endedAt: Date },
): Promise<AttemptRecord> {
  const ended = { ...attempt, ending, endedAt, waitsSince: null };
  const grade = await gradeOf(tx, ended);
  const graded = {
    ...ended,
    score: grade?.score ?? null,
    passed: grade?.passed ?? null,
    scaledFrom: grade?.scaledFrom ?? null,
  };
  await storeEnding(tx, graded);
  return graded;
}
