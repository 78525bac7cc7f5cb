import { actorOf, audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { attemptToFollow } from './attempt-reach.ts';
import { lockAttempt, storeGrade, storeMark, type AttemptRecord } from './attempt.queries.ts';
import { gradeOf } from './grade.ts';
import { findQuestionWords } from './question.queries.ts';

interface Mark {
  attemptId: string;
  questionId: string;
  points: number;
  comment: string;
}

/** Gives points for an answer by hand, and grades the attempt anew. */
export async function markAnswer(
  ctx: Context,
  { attemptId, questionId, points, comment }: Mark,
): Promise<AttemptRecord> {
  const reach = (await attemptToFollow(ctx, attemptId))?.reach;
  if (!reach?.marks) throw new RuleError('recordNotFound', 'NOT_FOUND');
  return transaction(reach.db, async (tx) => {
    const attempt = await lockAttempt(tx, attemptId);
    if (!attempt) throw new RuleError('recordNotFound', 'NOT_FOUND');
    if (!attempt.endedAt) throw new RuleError('attemptGoesOn');
    const asked = attempt.asked.find((one) => one.questionId === questionId);
    const [question] = asked ? await findQuestionWords(tx, [asked.versionId], attempt.locale) : [];
    if (!question) throw new RuleError('recordNotFound', 'NOT_FOUND');
    if (points < 0 || points > question.points || comment.length > 4_000)
      throw new RuleError('markOutOfRange', 'BAD_USER_INPUT', { most: question.points });
    await storeMark(tx, attempt, {
      questionId,
      points,
      comment,
      markedBy: actorOf(ctx).personId,
      markedAt: ctx.services.now(),
    });
    const grade = await gradeOf(tx, attempt);
    if (grade) await storeGrade(tx, attemptId, grade);
    await audit(tx, ctx, {
      action: 'markAnswer',
      entity: 'examAttempt',
      entityId: attemptId,
      regionId: attempt.regionId,
      before: { score: attempt.score },
      after: { questionId, points, score: grade?.score ?? null },
    });
    const { score, passed, scaledFrom } = grade ?? attempt;
    return { ...attempt, score, passed, scaledFrom };
  });
}
