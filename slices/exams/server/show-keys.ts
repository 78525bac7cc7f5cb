import { actorOf, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { isReleased } from '#slices/exams/rules/results/review.ts';
import type { AttemptReach } from './attempt-reach.ts';
import { findAttemptsOf, lockStart, type AttemptRecord } from './attempt.queries.ts';
import { standingOf, WHEN_EXAMS_ARE_SAT } from './exam-standing.ts';
import { findExam } from './exam.queries.ts';
import { findGroupDeadline, noteKeysShown } from './shown-keys.queries.ts';

/**
 * Staff and teachers at once, the student when the exam says so. From then on the student knows it and cannot go on
 * with the attempt.
 */
export async function showsKeys(ctx: Context, attempt: AttemptRecord, { follows }: AttemptReach) {
  const { personId, impersonatorId } = actorOf(ctx);
  if (attempt.personId !== personId) return follows;
  if (attempt.score === null || !(await isReleasedTo(ctx, attempt))) return false;
  // An administrator who looks in the student's place has shown the student nothing.
  if (impersonatorId !== null) return true;
  return transaction(ctx.db, async (tx) => {
    await lockStart(tx, attempt.examId, personId);
    return noteKeysShown(tx, attempt, ctx.services.now());
  });
}

async function isReleasedTo(ctx: Context, attempt: AttemptRecord): Promise<boolean> {
  const { examId, personId, locale, deadline } = attempt;
  const now = ctx.services.now();
  const whole = ctx.unscoped(WHEN_EXAMS_ARE_SAT);
  const exam = await findExam(ctx.db, examId, locale);
  if (!exam) return false;
  const standing = await standingOf(ctx.db, whole, examId, { personId, locale, now, app: 'web' });
  const attempts = standing?.attempts ?? (await findAttemptsOf(ctx.db, [examId], personId));
  const groupDeadline = await findGroupDeadline(whole, attempt);
  return isReleased({ ...exam, isGraded: true, deadline, groupDeadline, attempts, standing }, now);
}
