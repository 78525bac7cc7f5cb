import { DatabaseError } from 'pg';
import { audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { findPerson, lockPerson, storeEmail } from '#slices/people/server/api.ts';
import { findOpenLink, redeemLink, voidLinks } from '../mailed-link.queries.ts';
import { sendNoticeMail } from '../notice-mail.ts';
import { takeUseOfLink } from '../visitor-limits.ts';

/** Makes a new address somebody's own, by the link that was mailed to it. Whoever has the link may use it anywhere. */
export async function confirmEmail(ctx: Context, { token }: { token: string }): Promise<boolean> {
  await takeUseOfLink(ctx);
  const now = ctx.services.now();
  const change = transaction(ctx.unscoped('the owner of a mailed link'), async (tx) => {
    const link = await findOpenLink(tx, token, now);
    if (!link?.newEmail) throw new RuleError('linkUsedUp');
    // The person before the link, as everywhere: a new password set at this moment waits, or makes the link void.
    await lockPerson(tx, link.personId);
    const person = await findPerson(tx, link.personId);
    if (person?.status !== 'ACTIVE' || !(await redeemLink(tx, link.id, now)))
      throw new RuleError('linkUsedUp');
    // Somebody else may have registered with the address since the link was mailed.
    if (!(await storeEmail(tx, person.id, link.newEmail, now))) throw new RuleError('linkUsedUp');
    // Links that set a password went to the address that is given up.
    await voidLinks(tx, person.id, now);
    await audit(tx, ctx, {
      action: 'changeEmail',
      entity: 'person',
      entityId: person.id,
      before: { email: person.email },
      after: { email: link.newEmail },
    });
    await sendNoticeMail(tx, ctx.services, { template: 'emailChanged', person, newEmail: link.newEmail });
  });
  await change.catch(refuseIfTakenJustNow);
  return true;
}

/** Whether the link in a mail to a new address can still be used, so that nobody presses a button in vain. */
export async function isNewEmailLinkOpen(ctx: Context, { token }: { token: string }): Promise<boolean> {
  const db = ctx.unscoped('the owner of a mailed link');
  const link = await findOpenLink(db, token, ctx.services.now());
  return Boolean(link?.newEmail);
}

/** Of two people who take the same address at the same moment, the index on addresses stops one. */
function refuseIfTakenJustNow(error: unknown): never {
  const isTaken = error instanceof DatabaseError && error.constraint === 'person_email';
  throw isTaken ? new RuleError('linkUsedUp') : error;
}
