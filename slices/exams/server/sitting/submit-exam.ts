import { audit } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import type { AttemptRecord } from '../attempt.queries.ts';
import { endAttempt } from '../grade.ts';
import { takeEvents, whileItGoesOn } from './record-events.ts';
import type { AttemptReport } from './attempt-report.ts';

/** Hands an attempt in, with what had not been sent yet, and grades it. Handed in twice is handed in once. */
export async function submitExam(ctx: Context, told: AttemptReport): Promise<AttemptRecord> {
  const now = ctx.services.now();
  const isDone = ({ ending }: AttemptRecord): boolean => ending === 'SUBMITTED';
  return whileItGoesOn(ctx, { ...told, isDone }, async (tx, found) => {
    if (isDone(found)) return found;
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
