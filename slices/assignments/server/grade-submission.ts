import { actorOf, audit } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { notify } from '#slices/notifications/server/public.ts';
import { checkGrade, type Grade } from '../rules/grade.ts';
import { storeSubmission } from './submission.queries.ts';
import { changeWork, type GradedWork, type WorkRef } from './work-in-hand.ts';

type Versioned = WorkRef & { version: number };

/** Gives a grade, which closes the submission (ASGN-09), and tells the student. */
export const gradeSubmission = (
  ctx: Context,
  { score, complete, comment, ...ref }: Versioned & Grade & { comment: string },
): Promise<GradedWork> =>
  changeWork(ctx, ref, async (tx, { assignment, place, submission }) => {
    const problem = checkGrade(assignment.kind, { score, complete, comment });
    if (problem) throw new RuleError(problem);
    const isFirst = submission.gradedAt === null;
    const grade = { score, complete, comment };
    const stored = await storeSubmission(tx, submission.id, {
      ...grade,
      gradedAt: ctx.services.now(),
      gradedBy: actorOf(ctx).personId,
    });
    await audit(tx, ctx, {
      action: 'gradeSubmission',
      entity: 'submission',
      entityId: submission.id,
      regionId: submission.regionId,
      before: isFirst
        ? null
        : { score: submission.score, complete: submission.complete, comment: submission.comment },
      after: grade,
    });
    // Who corrects a slip of the pen does not ring twice.
    if (isFirst || submission.score !== score || submission.complete !== complete)
      await notify(tx, {
        name: 'assignmentGraded',
        facts: { assignmentName: assignment.title },
        path: `/student/assignments/${assignment.id}`,
        recipients: [{ personId: ref.studentId, regionId: place.regionId }],
      });
    return stored;
  });

/** Takes a grade back, as Undo does right after it was given. */
export const ungradeSubmission = (ctx: Context, ref: Versioned): Promise<GradedWork> =>
  changeWork(ctx, ref, async (tx, { submission }) => {
    const { id, regionId, score, complete, comment } = submission;
    if (!submission.gradedAt) return submission;
    const stored = await storeSubmission(tx, id, {
      score: null,
      complete: null,
      gradedAt: null,
      gradedBy: null,
    });
    await audit(tx, ctx, {
      action: 'ungradeSubmission',
      entity: 'submission',
      entityId: id,
      regionId,
      before: { score, complete, comment },
    });
    return stored;
  });
