import { actorOf, audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { checkMarkReason, isOtherMark } from '#slices/exams/rules/results/mark-change.ts';
import { attemptToFollow } from '../attempt-reach.ts';
import { lockAttempt, type AttemptRecord } from '../attempt.queries.ts';
import { changeMark, loadMarkForUpdate } from './change-mark.ts';
import { tellOfGrade } from './tell-student.ts';

interface Mark {
  attemptId: string;
  questionId: string;
  points: number;
  comment: string;
  /** Needed to change points that were given. */
  reason: string;
}

/** A change of points that were given needs a reason. */
export async function markAnswer(
  ctx: Context,
  { attemptId, questionId, points, comment, reason }: Mark,
): Promise<AttemptRecord> {
  const reach = (await attemptToFollow(ctx, attemptId))?.reach;
  if (!reach?.marks) throw new RuleError('recordNotFound', 'NOT_FOUND');
  return transaction(reach.db, async (tx) => {
    const attempt = await lockAttempt(tx, attemptId);
    if (!attempt) throw new RuleError('recordNotFound', 'NOT_FOUND');
    if (!attempt.endedAt) throw new RuleError('attemptGoesOn');
    const answer = await loadMarkForUpdate(tx, attempt, questionId);
    if (!answer) throw new RuleError('recordNotFound', 'NOT_FOUND');
    const { max, earned, byHand } = answer;
    if (!(points >= 0 && points <= max) || comment.length > 4_000)
      throw new RuleError('markOutOfRange', 'BAD_USER_INPUT', { max });
    // Sent twice, it is done once.
    if (byHand?.points === points && byHand.comment === comment) return attempt;
    const problem = checkMarkReason({ earned, points }, reason);
    if (problem) throw new RuleError(problem, 'BAD_USER_INPUT', { points: earned ?? 0 });
    const why = isOtherMark(earned, points) ? reason : null;
    const graded = await changeMark(tx, attempt, answer, {
      given: { points, comment },
      reason: why,
      takesBack: null,
      changedBy: actorOf(ctx).personId,
      impersonatorId: actorOf(ctx).impersonatorId,
      changedAt: ctx.services.now(),
    });
    await audit(tx, ctx, {
      action: 'markAnswer',
      entity: 'examAttempt',
      entityId: attemptId,
      regionId: attempt.regionId,
      before: { questionId, points: earned, score: attempt.score },
      after: { questionId, points, score: graded.score },
      reason: why,
    });
    const isTold = attempt.voidedAt === null && graded.score !== null && graded.score !== attempt.score;
    if (isTold) await tellOfGrade(tx, ctx, attempt);
    return { ...attempt, ...graded };
  });
}
