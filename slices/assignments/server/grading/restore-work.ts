import { writeAudit } from '#kit/db/audit/audit.ts';
import type { Tx } from '#kit/db/database.ts';
import { actorOf } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { holdSubmission, storeSubmission, type SubmissionRecord } from '../submission.queries.ts';
import {
  findNewestWorkGrades,
  insertWorkGradeChange,
  type WorkGradeChange,
} from './work-grade-change.queries.ts';

/** How work was graded before the first of some changes. */
export type GradedBefore = Pick<SubmissionRecord, 'score' | 'complete' | 'comment' | 'gradedAt' | 'gradedBy'>;

/** Gives work back the grades it had, in one transaction with everything else that goes back. */
export async function restoreWorkGrades(
  tx: Tx,
  ctx: Context,
  works: readonly { last: WorkGradeChange; before: GradedBefore }[],
  reason: string,
): Promise<void> {
  const { personId: changedBy, impersonatorId } = actorOf(ctx);
  const changedAt = ctx.services.now();
  // Always in the same order, so that two who restore at once take turns.
  const inOrder = works.toSorted((a, b) => (a.last.submissionId < b.last.submissionId ? -1 : 1));
  for (const { last, before } of inOrder) {
    const submission = await holdSubmission(tx, last.submissionId);
    const [newest] = await findNewestWorkGrades(tx, [last.submissionId]);
    // A person has graded it between the look and the lock: theirs is the newer word.
    if (!submission || newest?.id !== last.id) continue;
    await storeSubmission(tx, submission.id, before);
    await insertWorkGradeChange(tx, submission, before, {
      reason,
      takesBack: last.id,
      changedBy,
      impersonatorId,
      changedAt,
    });
    await writeAudit(tx, ctx.audit, {
      action: 'restoreWorkGrade',
      entity: 'submission',
      entityId: submission.id,
      regionId: submission.regionId,
      before: { score: submission.score, complete: submission.complete, comment: submission.comment },
      after: { score: before.score, complete: before.complete, comment: before.comment },
      reason,
    });
  }
}
