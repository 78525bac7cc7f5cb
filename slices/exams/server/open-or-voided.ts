import type { Context } from '#kit/graphql/context.ts';
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

/** Why an attempt counts for nothing, empty where that is not told; null where it counts. */
export async function voidReasonOf(ctx: Context, { id, voidedAt }: AttemptRecord): Promise<string | null> {
  return voidedAt ? ((await voidReasonById(ctx).load(id))?.reason ?? '') : null;
}
