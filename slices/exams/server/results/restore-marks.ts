import { writeAudit } from '#kit/db/audit/audit.ts';
import type { Tx } from '#kit/db/database.ts';
import { actorOf } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { lockAttempt } from '../attempt.queries.ts';
import { changeMark, loadMarkForUpdate } from './change-mark.ts';
import { findNewestMarkChanges, type MarkChangeRecord } from './mark-change.queries.ts';

/** What a person had given for an answer before the first of some changes; null for what the key gave, or nothing yet. */
export type GivenMark = { points: number; comment: string } | null;

export interface MarkToRestore {
  last: MarkChangeRecord;
  before: GivenMark;
}

/** Gives answers back the points they had, in one transaction with everything else that goes back. */
export async function restoreMarks<Mark extends MarkToRestore>(
  tx: Tx,
  ctx: Context,
  marks: readonly Mark[],
  reason: string,
): Promise<Mark[]> {
  const { personId: changedBy, impersonatorId } = actorOf(ctx);
  const changedAt = ctx.services.now();
  const restored: Mark[] = [];
  for (const one of marks) {
    const { last, before } = one;
    const attempt = await lockAttempt(tx, last.attemptId);
    const answer = attempt && (await loadMarkForUpdate(tx, attempt, last.questionId));
    const newest = await findNewestMarkChanges(tx, [last.attemptId]);
    // Marked between the look and the lock: that mark is the newer word.
    if (!answer || !newest.some(({ id }) => id === last.id)) continue;
    const graded = await changeMark(tx, attempt, answer, {
      given: before,
      reason,
      takesBack: last.id,
      changedBy,
      impersonatorId,
      changedAt,
    });
    await writeAudit(tx, ctx.audit, {
      action: 'restoreMark',
      entity: 'examAttempt',
      entityId: attempt.id,
      regionId: attempt.regionId,
      before: { questionId: last.questionId, points: answer.earned, score: attempt.score },
      after: { questionId: last.questionId, points: before?.points ?? null, score: graded.score },
      reason,
    });
    restored.push(one);
  }
  return restored;
}
