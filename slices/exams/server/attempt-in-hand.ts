import type { Db, Tx } from '#kit/db/database.ts';
import { actorOf } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { findEvents, lockAttempt, type AttemptRecord } from './attempt.queries.ts';

/** The caller's own attempt, held until the transaction ends. Anybody else's does not exist. */
export async function attemptInHand(tx: Tx, ctx: Context, id: string): Promise<AttemptRecord> {
  const attempt = await lockAttempt(tx, id);
  if (!attempt || attempt.personId !== actorOf(ctx).personId)
    throw new RuleError('recordNotFound', 'NOT_FOUND');
  return attempt;
}

/** Whether the last that a page told is that it was left. */
export async function hasLeft(
  db: Db | Tx,
  { id, deviceId }: Pick<AttemptRecord, 'id' | 'deviceId'>,
): Promise<boolean> {
  const events = (await findEvents(db, id)).filter((event) => event.deviceId === deviceId);
  return events.at(-1)?.body.kind === 'LEFT_PAGE';
}
