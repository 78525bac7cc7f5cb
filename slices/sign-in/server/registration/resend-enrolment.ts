import { actorOf, audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { can } from '#slices/people/rules/permissions.ts';
import { findPerson, lockPerson, type PersonRecord } from '#slices/people/server/api.ts';
import { sendLinkMail } from '../link-mail.ts';
import { findLinkMailedSince } from '../mailed-link.queries.ts';

/** A second press of the button within this time sends no second mail, whose link would void the first. */
export const PRESSED_TWICE_MS = 60_000;

/** Mails somebody who has not set a password yet another link for it; the older one is void. */
export async function resendEnrolment(ctx: Context, userId: string): Promise<PersonRecord> {
  const reached = await findPerson(ctx.db, userId);
  const mayEnrol = reached?.regionIds.some((regionId) => can.enrol(actorOf(ctx), { regionId }));
  if (!mayEnrol) throw new RuleError('recordNotFound', 'NOT_FOUND');
  return transaction(ctx.unscoped('a link for somebody else'), async (tx) => {
    await lockPerson(tx, userId);
    const person = await findPerson(tx, userId);
    if (person?.status !== 'UNVERIFIED') throw new RuleError('alreadyEnrolled');
    const since = new Date(ctx.services.now().getTime() - PRESSED_TWICE_MS);
    if (await findLinkMailedSince(tx, { kind: 'ENROL', personId: userId, since })) return person;
    const template = person.enteredByStaff ? 'enrol' : 'verify';
    await sendLinkMail(tx, ctx.services, { template, kind: 'ENROL', person });
    await audit(tx, ctx, { action: 'resendEnrolment', entity: 'person', entityId: userId });
    return person;
  });
}
