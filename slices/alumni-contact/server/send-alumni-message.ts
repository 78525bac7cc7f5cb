import { actorOf } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { alumniMailAddress } from '#slices/alumni/server/api.ts';
import { fullName, isAlumnus } from '#slices/people/rules/person.ts';
import { findPerson } from '#slices/people/server/api.ts';
import { allowanceAfter, limitOfPerson, type Allowance } from '../rules/allowance.ts';
import { relayMessage } from './relay-message.ts';
import { findStanding, type MessageRecord } from './relay.queries.ts';

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

export interface OwnAllowance extends Allowance {
  isSuspended: boolean;
  address: string;
}

/** How many messages the caller may still send, and whether an alumni admin has put an end to it. */
export async function contactAllowance(ctx: Context): Promise<OwnAllowance> {
  const { personId } = actorOf(ctx);
  const limit = limitOfPerson(personId);
  const now = ctx.services.now();
  const db = ctx.unscoped('whether the caller may write: who is suspended is nobody’s own record');
  const found = await findStanding(db, personId, limit, now);
  const { sentAt = [], isSuspended = false, address = '' } = found ?? {};
  return { ...allowanceAfter(sentAt, now, limit.max), isSuspended, address };
}
