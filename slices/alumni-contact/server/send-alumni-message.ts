import { actorOf } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { alumniMailAddress } from '#slices/alumni/server/api.ts';
import { fullName, isAlumnus } from '#slices/people/rules/person.ts';
import { findPerson } from '#slices/people/server/api.ts';
import { allowanceAfter, limitOfPerson, type Allowance } from '../rules/allowance.ts';
import { relayMessage } from './relay-message.ts';
import { findCounted, type MessageRecord } from './relay.queries.ts';

/** Writes to an alumnus who takes such mail, as the caller (ALUM-19). */
export async function sendAlumniMessage(
  ctx: Context,
  params: { messageId: string; recipientId: string; message: string },
): Promise<MessageRecord> {
  const { personId } = actorOf(ctx);
  const sender = await findPerson(ctx.db, personId);
  if (!sender) throw new RuleError('recordNotFound', 'NOT_FOUND');
  return relayMessage(ctx, {
    id: params.messageId,
    sender: { personId, name: fullName(sender), address: sender.email },
    recipientId: params.recipientId,
    message: params.message,
    limits: [limitOfPerson(personId)],
    leaveAddress: (recipientId) => alumniMailAddress(ctx.services, recipientId),
    mayReach: (_, recipient) => isAlumnus(recipient) && recipient.subscribeAlumniEmail,
  });
}

/** How many messages the caller may still send. */
export async function contactAllowance(ctx: Context): Promise<Allowance> {
  const limit = limitOfPerson(actorOf(ctx).personId);
  const now = ctx.services.now();
  return allowanceAfter(await findCounted(ctx.db, limit, now), now, limit.max);
}
