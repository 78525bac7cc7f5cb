import type { Context } from '#kit/graphql/context.ts';
import { relayMessage } from '#slices/alumni-contact/server/api.ts';
import { VISITOR_MESSAGES_A_DAY } from '../../rules/visitor-message.ts';
import { findShown, type ShownMinistry } from '../shown.queries.ts';
import { publicDb } from './public.queries.ts';
import { isOpenToVisitors, noteSent, type VisitorMessage } from './visitor-message.queries.ts';

const max = VISITOR_MESSAGES_A_DAY;

/** Sends what a visitor has confirmed to the owner of the ministry, who is told its sender's address and nothing is told of theirs. */
export async function relayVisitorMessage(
  ctx: Context,
  { id, senderName, senderAddress, message, network }: VisitorMessage,
  ministry: ShownMinistry,
): Promise<void> {
  await relayMessage(ctx, {
    id,
    sender: { personId: null, name: senderName, address: senderAddress },
    recipientId: ministry.personId,
    message,
    about: ministry.name,
    limits: [
      { key: `visitor:${senderAddress}`, max },
      { key: `network:${network}`, max },
      { key: `ministry:${ministry.id}`, max },
    ],
    // It may have been hidden, handed on or closed to visitors since the page was drawn.
    async mayReach(tx, { id: recipientId }) {
      const now = await findShown(tx, ministry.id, { isPublic: true });
      return now?.personId === recipientId && (await isOpenToVisitors(tx, ministry.id));
    },
  });
  await noteSent(publicDb(ctx), id, ctx.services.now());
}
