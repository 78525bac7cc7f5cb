import type { Tx } from '#kit/db/database.ts';
import { lockAttempt, lockStart } from '../attempt.queries.ts';
import type { DecisionToRestore } from './restore-decisions.ts';
import type { MarkToRestore } from './restore-marks.ts';

/** Always in the same order, so that two restores or regrades at once take turns. */
export async function lockToRestore(
  tx: Tx,
  decisions: readonly DecisionToRestore[],
  marks: readonly MarkToRestore[],
): Promise<void> {
  const starts = new Map(decisions.map(({ last }) => [`${last.examId} ${last.personId}`, last]));
  for (const [, { examId, personId }] of [...starts].toSorted(([a], [b]) => (a < b ? -1 : 1)))
    await lockStart(tx, examId, personId);
  const attemptIds = new Set([...decisions, ...marks].map(({ last }) => last.attemptId));
  for (const attemptId of [...attemptIds].toSorted()) await lockAttempt(tx, attemptId);
}
