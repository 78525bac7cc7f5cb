import type { Tx } from '#kit/db/database.ts';
import { audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { returnOf } from '#slices/exams/rules/sitting/coming-back.ts';
import { changeAttempt, standAmongOthers } from '../attempt-decision.queries.ts';
import {
  findAttempt,
  findLastEvent,
  lockAttempt,
  lockStart,
  type AttemptRecord,
} from '../attempt.queries.ts';
import { endBy } from './end-if-over.ts';
import { hasSeenKeys } from '../shown-keys.queries.ts';

export interface FromPage {
  deviceId: string;
  pageId: string;
}

/** Whether an attempt is sat on this very page; one that began before pages had names, on any of its device. */
export const isSatOnPage = (
  attempt: Pick<AttemptRecord, 'deviceId' | 'pageId'>,
  { deviceId, pageId }: FromPage,
): boolean => attempt.deviceId === deviceId && (attempt.pageId === null || attempt.pageId === pageId);

/** On the same page it goes on, on another it may have ended. */
export async function comeBack(
  ctx: Context,
  known: AttemptRecord,
  page: FromPage & { isAlone: boolean },
): Promise<AttemptRecord> {
  const now = ctx.services.now();
  const { id } = known;
  if (known.endedAt) {
    const isOpen = await reopenAfterSilence(ctx, { attemptId: id, ...page });
    return isOpen ? ((await findAttempt(ctx.db, id)) ?? known) : known;
  }
  // A start that is sent twice waits for nobody.
  if (isSatOnPage(known, page) && known.pageId !== null && !known.expiresAt) return known;
  return transaction(ctx.db, async (tx) => {
    const attempt = await lockAttempt(tx, id);
    if (!attempt || attempt.endedAt) return attempt ?? known;
    const outcome = await outcomeFor(tx, attempt, page, now);
    if (outcome === 'OPEN_ELSEWHERE') throw new RuleError('examOpenElsewhere', 'FORBIDDEN');
    if (outcome !== 'GOES_ON') return endBy(tx, attempt, { ending: outcome, source: ctx.audit, now });
    if (attempt.pageId === page.pageId) return attempt;
    const moved = { pageId: page.pageId, lastSeenAt: now };
    await changeAttempt(tx, id, moved);
    return { ...attempt, ...moved };
  });
}

async function outcomeFor(
  tx: Tx,
  attempt: AttemptRecord,
  { deviceId, pageId, isAlone }: FromPage & { isAlone: boolean },
  now: Date,
) {
  const last = await findLastEvent(tx, attempt.id, attempt.deviceId);
  const coming = {
    isSame: isSatOnPage(attempt, { deviceId, pageId }),
    isSameDevice: attempt.deviceId === deviceId,
    isAlone,
  };
  return returnOf({ ...attempt, hasLeft: last?.kind === 'LEFT_PAGE' }, coming, now);
}

/**
 * An attempt that was ended because nothing was heard of it goes on when its very page is heard of again: that page was open
 * all the while, and a network that drops is not leaving. Its time ran on; where it has run out, what had arrived is handed in.
 * Whether it goes on.
 */
export async function reopenAfterSilence(
  ctx: Context,
  { attemptId, ...page }: FromPage & { attemptId: string },
): Promise<boolean> {
  const now = ctx.services.now();
  const known = await findAttempt(ctx.db, attemptId);
  if (!known) return false;
  return transaction(ctx.db, async (tx) => {
    await lockStart(tx, known.examId, known.personId);
    const attempt = await lockAttempt(tx, attemptId);
    if (attempt?.ending !== 'CONNECTION_LOST' || attempt.voidedAt) return false;
    if (attempt.pageId === null || !isSatOnPage(attempt, page)) return false;
    if ((await standAmongOthers(tx, attempt)).isFollowed) return false;
    const outcome = await outcomeFor(tx, attempt, { ...page, isAlone: false }, now);
    if (outcome !== 'GOES_ON') {
      if (outcome === 'TIMED_OUT') await endBy(tx, attempt, { ending: outcome, source: ctx.audit, now });
      return false;
    }
    // A student who has read what is right has nothing left to answer.
    if (await hasSeenKeys(tx, attempt)) return false;
    const open = {
      ending: null,
      endedAt: null,
      lastSeenAt: now,
      score: null,
      passed: null,
      scaledFrom: null,
    };
    await changeAttempt(tx, attemptId, open);
    await audit(tx, ctx, {
      action: 'resumeExam',
      entity: 'examAttempt',
      entityId: attemptId,
      regionId: attempt.regionId,
      before: { ending: attempt.ending },
    });
    return true;
  });
}
