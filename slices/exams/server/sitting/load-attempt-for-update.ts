import type { Tx } from '#kit/db/database.ts';
import { actorOf } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { lockAttempt, type AttemptRecord } from '../attempt.queries.ts';

/** The caller's own attempt, held until the transaction ends. Anyone else's does not exist. */
export async function loadAttemptForUpdate(tx: Tx, ctx: Context, id: string): Promise<AttemptRecord> {
  const attempt = await lockAttempt(tx, id);
  if (!attempt || attempt.personId !== actorOf(ctx).personId)
    throw new RuleError('recordNotFound', 'NOT_FOUND');
  return attempt;
}
