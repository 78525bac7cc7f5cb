import { actorOf, audit } from '#kit/graphql/action.ts';
import type { Tx } from '#kit/db/database.ts';
import { actOnRecord, type Entity } from '#kit/graphql/change-record.ts';
import type { Context } from '#kit/graphql/context.ts';
import {
  insertBlock,
  lockBlockedSender,
  lockBlockOf,
  storeLifted,
  type BlockedSenderRecord,
} from './contact.queries.ts';
import type { MessageRecord } from './relay.queries.ts';

/** Nothing of it is written by hand. */
const fields = {};

const blockedSender: Entity<typeof fields, BlockedSenderRecord> = {
  name: 'blockedSender',
  fields,
  load: (tx, ctx, id) => lockBlockedSender(tx, id, actorOf(ctx).personId),
};

/** Lifts one of the caller's own blocks, or puts it back. */
export const setSenderBlocked = (
  ctx: Context,
  id: string,
  isBlocked: boolean,
): Promise<BlockedSenderRecord> =>
  actOnRecord(ctx, blockedSender, id, async (tx, { liftedAt }) => {
    if (isBlocked === (liftedAt === null)) return null;
    await storeLifted(tx, id, isBlocked ? null : ctx.services.now());
    return { action: isBlocked ? 'blockSender' : 'unblockSender' };
  });

/** The same from the mail that brought a message: whoever holds it is its recipient. */
export async function blockSenderOf(
  tx: Tx,
  ctx: Context,
  message: MessageRecord,
  isBlocked: boolean,
): Promise<void> {
  const now = ctx.services.now();
  const block = await lockBlockOf(tx, message);
  if (isBlocked === (block !== undefined && block.liftedAt === null)) return;
  if (block) await storeLifted(tx, block.id, isBlocked ? null : now);
  const entityId = block?.id ?? (await insertBlock(tx, message, now));
  await audit(tx, ctx, {
    action: isBlocked ? 'blockSender' : 'unblockSender',
    entity: 'blockedSender',
    entityId,
  });
}
