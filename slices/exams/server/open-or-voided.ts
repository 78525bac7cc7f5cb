import type { Context } from '#kit/graphql/context.ts';
import { returnUntil } from '#slices/exams/rules/sitting/coming-back.ts';
import { findLastEvent, type AttemptRecord } from './attempt.queries.ts';
import { voidReasonById } from './loaders.ts';

/** Whether the page of an attempt that goes on was left a moment ago. */
export async function wasLeft(
  ctx: Context,
  { id, deviceId, endedAt, waitsSince }: AttemptRecord,
): Promise<boolean> {
  if (endedAt || waitsSince) return false;
  return (await findLastEvent(ctx.db, id, deviceId))?.kind === 'LEFT_PAGE';
}

/** Until when whoever has left an open attempt may come back to it; null where they may not. */
export async function mayReturnUntil(ctx: Context, attempt: AttemptRecord): Promise<Date | null> {
  if (attempt.endedAt || attempt.waitsSince || attempt.returnSeconds === 0) return null;
  return returnUntil({ ...attempt, hasLeft: await wasLeft(ctx, attempt) });
}

/** Why an attempt counts for nothing, empty where that is not told; null where it counts. */
export async function voidReasonOf(ctx: Context, { id, voidedAt }: AttemptRecord): Promise<string | null> {
  return voidedAt ? ((await voidReasonById(ctx).load(id))?.reason ?? '') : null;
}
