import { audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { attemptInHand } from './attempt-in-hand.ts';
import type { AttemptRecord } from './attempt.queries.ts';
import { endAttempt } from './grade.ts';
import { takeEvents, type Told } from './record-events.ts';

/** Hands an attempt in, with what had not been sent yet, and grades it. Handed in twice is handed in once. */
export function submitExam(ctx: Context, told: Told): Promise<AttemptRecord> {
  const now = ctx.services.now();
  return transaction(ctx.db, async (tx) => {
    const found = await attemptInHand(tx, ctx, told.attemptId);
    if (found.ending === 'SUBMITTED') return found;
    if (found.endedAt) throw new RuleError('attemptIsOver', 'FORBIDDEN');
    const { attempt, upTo } = await takeEvents(tx, ctx, found, told);
    // An answer that is still on its way would be lost by grading now: the page sends everything again.
    if (upTo < Math.max(0, ...told.events.map(({ seq }) => seq))) throw new RuleError('answersOnTheWay');
    const ended = await endAttempt(tx, attempt, { ending: 'SUBMITTED', endedAt: now });
    await audit(tx, ctx, {
      action: 'submitExam',
      entity: 'examAttempt',
      entityId: attempt.id,
      regionId: attempt.regionId,
      after: { score: ended.score, passed: ended.passed },
    });
    return ended;
  });
}
