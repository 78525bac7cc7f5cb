import { audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { ARRIVAL_MS } from '#slices/exams/rules/silence.ts';
import { loadAttemptForUpdate } from './load-attempt-for-update.ts';
import type { AttemptRecord } from '../attempt.queries.ts';
import { isSatOnPage } from './come-back.ts';
import { endAttempt } from '../grade.ts';
import { takeEvents } from './record-events.ts';
import type { AttemptReport } from './attempt-report.ts';

/** Ends an attempt that a student leaves after having been warned: it has failed. What was answered stays on record. */
export function leaveExam(ctx: Context, told: AttemptReport): Promise<AttemptRecord> {
  const now = ctx.services.now();
  return transaction(ctx.db, async (tx) => {
    const found = await loadAttemptForUpdate(tx, ctx, told.attemptId);
    if (found.endedAt && !isOvertaken(found, told, now)) return found;
    const { attempt } = await takeEvents(tx, ctx, found, { ...told, isFarewell: true });
    // A reinstated attempt waits for its student; closing the old page does not leave it once more.
    if (attempt.waitsSince) return attempt;
    const ended = await endAttempt(tx, attempt, { ending: 'LEFT_PAGE', endedAt: found.endedAt ?? now });
    await audit(tx, ctx, {
      action: 'leaveExam',
      entity: 'examAttempt',
      entityId: attempt.id,
      regionId: attempt.regionId,
      after: { ending: ended.ending },
    });
    return ended;
  });
}

/** Whether the page that a reload brought ended the attempt just before the last word of this one arrived. */
const isOvertaken = (
  { ending, endedAt, ...attempt }: AttemptRecord,
  told: AttemptReport,
  now: Date,
): boolean =>
  ending === 'CLOSED_BROWSER' &&
  endedAt !== null &&
  now.getTime() - endedAt.getTime() <= ARRIVAL_MS &&
  isSatOnPage(attempt, told);
