import type { Tx } from '#kit/db/database.ts';
import { transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { arrivedUpTo } from '#slices/exams/rules/sitting/attempt-log.ts';
import { ARRIVAL_MS, endingOf } from '#slices/exams/rules/silence.ts';
import { loadAttemptForUpdate } from './load-attempt-for-update.ts';
import {
  findArrived,
  findLastEvent,
  insertEvents,
  noteSeen,
  type AttemptRecord,
  type StoredEvent,
} from '../attempt.queries.ts';
import { isSatOnPage, reopenAfterSilence } from './come-back.ts';
import { endBy } from './end-if-over.ts';
import { readEvents } from './event-input.ts';
import { textsOf } from './known-questions.ts';
import { recordPlainly } from './record-plainly.ts';
import { takeUp } from './resume-attempt.ts';
import type { Acknowledged, AttemptReport } from './attempt-report.ts';

/** Stores what a page tells of an attempt that goes on, and says how much has arrived. Told twice is stored once. */
export async function recordEvents(ctx: Context, told: AttemptReport): Promise<Acknowledged> {
  const now = ctx.services.now();
  return (
    (await recordPlainly(ctx, told)) ??
    whileItGoesOn(ctx, told, (tx, found) => recordIn(tx, ctx, found, { told, now }))
  );
}

async function recordIn(
  tx: Tx,
  ctx: Context,
  found: AttemptRecord,
  { told, now }: { told: AttemptReport; now: Date },
): Promise<Acknowledged> {
  const { attempt, upTo } = await takeEvents(tx, ctx, found, told);
  const hasLeft = told.events.at(-1)?.kind === 'LEFT_PAGE' && attempt.waitsSince === null;
  // Where nobody may come back, leaving is the end of it.
  if (hasLeft && attempt.returnSeconds === 0)
    await endBy(tx, attempt, { ending: 'LEFT_PAGE', source: ctx.audit, now });
  else await noteSeen(tx, attempt.id, now);
  return { upTo, now, expiresAt: attempt.expiresAt };
}

/**
 * Does something with an attempt that goes on. One that was ended for its silence goes on again when its own page is heard of; of
 * one that its student has left and may come back to, the time to do so may be over.
 */
export async function whileItGoesOn<Result>(
  ctx: Context,
  told: AttemptReport & { isDone?: (attempt: AttemptRecord) => boolean },
  work: (tx: Tx, attempt: AttemptRecord) => Promise<Result>,
): Promise<Result> {
  const once = (): Promise<{ done: Result } | null> =>
    transaction(ctx.db, async (tx) => {
      const found = await loadAttemptForUpdate(tx, ctx, told.attemptId);
      const isOver = found.endedAt ? !told.isDone?.(found) : await isTooLate(tx, ctx, found);
      if (isOver) return null;
      return { done: await work(tx, found) };
    });
  const first = await once();
  if (first) return first.done;
  const refetch = (await reopenAfterSilence(ctx, told)) ? await once() : null;
  if (!refetch) throw new RuleError('attemptIsOver', 'FORBIDDEN');
  return refetch.done;
}

/** Ends an attempt whose student has not come back in time. */
async function isTooLate(tx: Tx, ctx: Context, attempt: AttemptRecord): Promise<boolean> {
  const now = ctx.services.now();
  if (attempt.returnSeconds === 0 || endingOf({ ...attempt, hasLeft: true }, now) !== 'LEFT_PAGE')
    return false;
  const last = await findLastEvent(tx, attempt.id, attempt.deviceId);
  if (last?.kind !== 'LEFT_PAGE') return false;
  await endBy(tx, attempt, { ending: 'LEFT_PAGE', source: ctx.audit, now });
  return true;
}

/**
 * Takes events into an attempt in hand; answers how it stands then, and how far those of the device have come without a gap.
 * That it was seen now is for the caller to write down, who may have more to write.
 */
export async function takeEvents(
  tx: Tx,
  ctx: Context,
  found: AttemptRecord,
  { deviceId, pageId, events, isFarewell = false }: AttemptReport & { isFarewell?: boolean },
): Promise<{ attempt: AttemptRecord; upTo: number }> {
  const now = ctx.services.now();
  if (!isSatOnPage(found, { deviceId, pageId })) throw new RuleError('examOpenElsewhere', 'FORBIDDEN');
  // A page that was open all the while takes up what was reinstated; one that says farewell does not.
  const leaves = isFarewell || events.at(-1)?.kind === 'LEFT_PAGE';
  const comesBack = found.waitsSince !== null && !leaves;
  const attempt = comesBack ? await takeUp(tx, ctx, found, { deviceId, pageId, now }) : found;
  // What was answered in time may arrive a little later, and no later than that.
  if (attempt.expiresAt && now.getTime() - attempt.expiresAt.getTime() > ARRIVAL_MS)
    throw new RuleError('attemptIsOver', 'FORBIDDEN');
  // What is told is held against the questions it is about; a sign of life is about none.
  if (events.length > 0) {
    const told = new Set(events.map(({ questionId }) => questionId));
    const asked = attempt.asked.filter(({ questionId }) => told.has(questionId));
    const versionIds = asked.map(({ versionId }) => versionId);
    const words = await textsOf(tx, versionIds, attempt.locale);
    const read: StoredEvent[] = readEvents(events, words).map((event) => ({ ...event, deviceId }));
    await insertEvents(tx, attempt, read, now);
  }
  const upTo = arrivedUpTo(await findArrived(tx, attempt.id, deviceId)).get(deviceId) ?? 0;
  return { attempt: { ...attempt, lastSeenAt: now }, upTo };
}
