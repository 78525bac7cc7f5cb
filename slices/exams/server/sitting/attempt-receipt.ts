import { createHash } from 'node:crypto';
import type { Context } from '#kit/graphql/context.ts';
import { reachTo } from '../attempt-reach.ts';
import { findEvents, type AttemptRecord } from '../attempt.queries.ts';

/** Sixteen letters are enough to tell any two attempts apart, and few enough to read aloud. */
const LENGTH = 16;

/** Stands for exactly what was handed in: the same log gives the same receipt, and no other does. None until the end. */
export async function receiptOf(ctx: Context, attempt: AttemptRecord): Promise<string | null> {
  const { id, endedAt } = attempt;
  if (!endedAt) return null;
  const { db } = await reachTo(ctx, attempt);
  const log = (await findEvents(db, id)).map(({ deviceId, seq, body }) => [deviceId, seq, body]);
  const digest = createHash('sha256')
    .update(JSON.stringify([id, log]))
    .digest('hex');
  return digest.slice(0, LENGTH).replaceAll(/(.{4})(?=.)/g, '$1-');
}
