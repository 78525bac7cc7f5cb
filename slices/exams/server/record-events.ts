import type { Tx } from '#kit/db/database.ts';
import { transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { arrivedUpTo } from '../rules/attempt-log.ts';
import { ARRIVAL_MS } from '../rules/silence.ts';
import { attemptInHand } from './attempt-in-hand.ts';
import {
  findArrived,
  insertEvents,
  noteSeen,
  type AttemptRecord,
  type StoredEvent,
} from './attempt.queries.ts';
import { readEvents, type EventInput } from './event-input.ts';
import { findQuestionWords } from './question.queries.ts';

export interface Told {
  attemptId: string;
  deviceId: string;
  events: readonly EventInput[];
}

export interface Acknowledged {
  /** The device may forget its events up to this one. */
  upTo: number;
  /** For the clock on the page. */
  now: Date;
}

/** Stores what a page tells of an attempt that goes on, and says how much has arrived. Told twice is stored once. */
export function recordEvents(ctx: Context, told: Told): Promise<Acknowledged> {
  const now = ctx.services.now();
  return transaction(ctx.db, async (tx) => {
    const attempt = await attemptInHand(tx, ctx, told.attemptId);
    if (attempt.endedAt) throw new RuleError('attemptIsOver', 'FORBIDDEN');
    return { upTo: await takeEvents(tx, attempt, told, now), now };
  });
}

/** Takes events into an attempt in hand; answers how far those of the device have come without a gap. */
export async function takeEvents(
  tx: Tx,
  attempt: AttemptRecord,
  { deviceId, events }: Told,
  now: Date,
): Promise<number> {
  if (deviceId !== attempt.deviceId) throw new RuleError('examOpenElsewhere', 'FORBIDDEN');
  // What was answered in time may arrive a little later, and no later than that.
  if (attempt.expiresAt && now.getTime() - attempt.expiresAt.getTime() > ARRIVAL_MS)
    throw new RuleError('attemptIsOver', 'FORBIDDEN');
  // A sign of life tells nothing that has to be held against the questions.
  if (events.length > 0) {
    const asked = attempt.asked.map(({ versionId }) => versionId);
    const words = await findQuestionWords(tx, asked, attempt.locale);
    const read: StoredEvent[] = readEvents(events, words).map((event) => ({ ...event, deviceId }));
    await insertEvents(tx, attempt, read, now);
  }
  await noteSeen(tx, attempt.id, now);
  return arrivedUpTo(await findArrived(tx, attempt.id, deviceId)).get(deviceId) ?? 0;
}
