import { actorOf, audit } from '#kit/graphql/action.ts';
import type { Tx } from '#kit/db/database.ts';
import { actOnRecord, type Entity } from '#kit/graphql/change-record.ts';
import type { Context } from '#kit/graphql/context.ts';
import {
  liftBlocksOf,
  lockBlockedSender,
  putBlock,
  storeLifted,
  type BlockedSenderRecord,
} from './contact.queries.ts';
import { isBlocked, senderOf, type MessageRecord, type Sender } from './relay.queries.ts';

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
  shallBeBlocked: boolean,
): Promise<BlockedSenderRecord> =>
  actOnRecord(ctx, blockedSender, id, async (tx, { liftedAt }) => {
    if (shallBeBlocked === (liftedAt === null)) return null;
    await storeLifted(tx, id, shallBeBlocked ? null : ctx.services.now());
    return { action: shallBeBlocked ? 'blockSender' : 'unblockSender' };
  });

/** The same from the mail that brought a message: its holder is its recipient. */
export async function blockSenderOf(
  tx: Tx,
  ctx: Context,
  message: MessageRecord,
  shallBeBlocked: boolean,
): Promise<void> {
  const now = ctx.services.now();
  const between = { sender: senderOf(message), recipientId: message.recipientId };
  const changed = shallBeBlocked ? await newBlock(tx, between, now) : await liftBlocksOf(tx, between, now);
  for (const entityId of changed)
    await audit(tx, ctx, {
      action: shallBeBlocked ? 'blockSender' : 'unblockSender',
      entity: 'blockedSender',
      entityId,
    });
}

async function newBlock(
  tx: Tx,
  between: { sender: Sender; recipientId: string },
  now: Date,
): Promise<string[]> {
  if (await isBlocked(tx, between.sender, between.recipientId)) return [];
  const id = await putBlock(tx, between, now);
  return id === undefined ? [] : [id];
}
