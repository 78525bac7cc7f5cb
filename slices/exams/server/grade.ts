import type { Db, Tx } from '#kit/db/database.ts';
import { answersOf } from '../rules/attempt-log.ts';
import { gradeAttempt, SCALED, type AttemptFacts, type AttemptGrade } from '../rules/grade-attempt.ts';
import { isLate } from '../rules/may-start.ts';
import type { AskedQuestion } from '../rules/question.ts';
import { isLeaving, type Ending } from '../rules/silence.ts';
import { findEvents, findMarks, storeEnding, storeGrade, type AttemptRecord } from './attempt.queries.ts';
import { findPassMark } from './exam.queries.ts';
import { findKeys, findQuestionWords } from './question.queries.ts';

/** What happened in an attempt, with the keys of the very versions it was given. */
async function factsOf(db: Db | Tx, attempt: AttemptRecord): Promise<AttemptFacts> {
  const versionIds = attempt.asked.map(({ versionId }) => versionId);
  const [events, marks, words, keys] = await Promise.all([
    findEvents(db, attempt.id),
    findMarks(db, attempt.id),
    findQuestionWords(db, versionIds, attempt.locale),
    findKeys(db, versionIds),
  ]);
  const questions = attempt.asked.flatMap(({ questionId, versionId }): AskedQuestion[] => {
    const points = words.find((one) => one.versionId === versionId)?.points;
    const key = keys.find((one) => one.versionId === versionId)?.key;
    return points === undefined || !key ? [] : [{ id: questionId, points, key }];
  });
  return {
    questions,
    answers: answersOf(events, [...attempt.earlierDevices, attempt.deviceId]),
    byHand: Object.fromEntries(marks.map(({ questionId, points }) => [questionId, Number(points)])),
    number: attempt.number,
    penalty: attempt.penalty,
    isLate: attempt.endedAt !== null && isLate(attempt.endedAt, attempt.deadline),
    wasLeft: attempt.ending !== null && isLeaving(attempt.ending),
  };
}

/** The grade of an attempt that has ended, worked out from what happened; null while somebody has to read an answer. */
export async function gradeOf(db: Db | Tx, attempt: AttemptRecord): Promise<AttemptGrade | null> {
  const [facts, passMark] = await Promise.all([factsOf(db, attempt), findPassMark(db, attempt.examId)]);
  return gradeAttempt(facts, { passMark, retakeScore: SCALED, lateCap: SCALED });
}

/** Ends an attempt and grades it, as one. */
export async function endAttempt(
  tx: Tx,
  attempt: AttemptRecord,
  { ending, endedAt }: { ending: Ending; endedAt: Date },
): Promise<AttemptRecord> {
  await storeEnding(tx, attempt.id, ending, endedAt);
  const ended = { ...attempt, ending, endedAt, waitsSince: null };
  const grade = await gradeOf(tx, ended);
  if (!grade) return ended;
  await storeGrade(tx, attempt.id, grade);
  return { ...ended, score: grade.score, passed: grade.passed, scaledFrom: grade.scaledFrom };
}
