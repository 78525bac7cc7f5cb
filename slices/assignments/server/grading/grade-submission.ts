import { actorOf, audit } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { notify } from '#slices/notifications/server/api.ts';
import { checkGrade, checkGradeReason, type Grade, isOtherGrade, isOwnSlip } from '../../rules/grade.ts';
import { storeSubmission } from '../submission.queries.ts';
import { findWorkGradeChanges, insertWorkGradeChange } from './work-grade-change.queries.ts';
import { changeWork, type GradedWork, type WorkRef } from './load-work-for-update.ts';

type Versioned = WorkRef & { version: number };

interface GivenGrade extends Grade {
  comment: string;
  /** Needed to change a grade that the student was given. */
  reason: string;
}

/** Gives a grade, which closes the submission (ASGN-09), and tells the student. The person who changes one that was given says why. */
export const gradeSubmission = (
  ctx: Context,
  { score, complete, comment, reason, ...ref }: Versioned & GivenGrade,
): Promise<GradedWork> =>
  changeWork(ctx, ref, async (tx, { assignment, context, submission }) => {
    const given = submission.gradedAt === null ? null : submission;
    const isChanged = isOtherGrade(given, { score, complete });
    const problem =
      checkGrade(assignment.kind, { score, complete, comment }) ??
      (isChanged ? checkGradeReason(reason) : null);
    if (problem) throw new RuleError(problem);
    if (given && !isChanged && given.comment === comment) return submission;
    const { personId: changedBy, impersonatorId } = actorOf(ctx);
    const changedAt = ctx.services.now();
    const why = isChanged ? reason : null;
    const grade = { score, complete, comment };
    const stored = await storeSubmission(tx, submission.id, {
      ...grade,
      gradedAt: changedAt,
      gradedBy: changedBy,
    });
    await insertWorkGradeChange(tx, submission, grade, {
      reason: why,
      takesBack: null,
      changedBy,
      impersonatorId,
      changedAt,
    });
    await audit(tx, ctx, {
      action: 'gradeSubmission',
      entity: 'submission',
      entityId: submission.id,
      regionId: submission.regionId,
      before: given && { score: given.score, complete: given.complete, comment: given.comment },
      after: grade,
      reason: why,
    });
    // Who corrects a slip of the pen does not ring twice.
    if (!given || isChanged)
      await notify(tx, {
        name: 'assignmentGraded',
        facts: { assignmentName: assignment.title },
        path: `/student/assignments/${assignment.id}`,
        recipients: [{ personId: ref.studentId, regionId: context.regionId }],
      });
    return stored;
  });

/**
 * Takes a grade back. Undo, right after it was given, brings back what was there before; the person who takes away a grade that has
 * stood longer, or that another person gave, says why.
 */
export const ungradeSubmission = (
  ctx: Context,
  { reason, ...ref }: Versioned & { reason: string },
): Promise<GradedWork> =>
  changeWork(ctx, ref, async (tx, { submission }) => {
    const { id, regionId, score, complete, comment } = submission;
    if (!submission.gradedAt) return submission;
    const { personId, impersonatorId } = actorOf(ctx);
    const now = ctx.services.now();
    const last = (await findWorkGradeChanges(tx, id))[0] ?? null;
    const undone = isOwnSlip(last, { personId, now }) ? last : null;
    const problem = undone ? null : checkGradeReason(reason);
    if (problem) throw new RuleError(problem);
    const before = {
      score: undone?.previousScore ?? null,
      complete: undone?.previousComplete ?? null,
      // What was written stays in the form of the person who grades, unless a grade comes back that had words of its own.
      comment: undone?.previousGradedAt ? undone.previousComment : comment,
    };
    const stored = await storeSubmission(tx, id, {
      ...before,
      gradedAt: undone?.previousGradedAt ?? null,
      gradedBy: undone?.previousGradedBy ?? null,
    });
    await insertWorkGradeChange(tx, submission, before, {
      reason: undone ? null : reason,
      takesBack: undone?.id ?? null,
      changedBy: personId,
      impersonatorId,
      changedAt: now,
    });
    await audit(tx, ctx, {
      action: 'ungradeSubmission',
      entity: 'submission',
      entityId: id,
      regionId,
      before: { score, complete, comment },
      after: before,
      reason: undone ? null : reason,
    });
    return stored;
  });
