import type { Tx } from '#kit/db/database.ts';
import { actorOf, audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { can } from '#slices/people/rules/permissions.ts';
import { fullName, isEmail, normalEmail } from '#slices/people/rules/person.ts';
import {
  findPersonByEmail,
  noteAskedEmail,
  reachPerson,
  replaceUnprovedEmail,
  type PersonRecord,
} from '#slices/people/server/api.ts';
import { mayHandleAccount } from '#slices/sign-in/rules/account.ts';
import { loadAccountForUpdate } from './load-account-for-update.ts';
import { sendLinkMail } from '../link-mail.ts';
import { findLinkMailedSince } from '../mailed-link.queries.ts';
import { sendNoticeMail } from '../notice-mail.ts';
import { PRESSED_TWICE_MS } from '../registration/resend-enrolment.ts';

/**
 * Gives somebody another address. It counts once they have opened the link that is mailed to it, for whoever reads the
 * mail at an address can take the account over (HOLE-15); only who has never set a password has proved no address so far,
 * and is sent the enrolment mail at the new one.
 */
export async function changeUserEmail(
  ctx: Context,
  asked: { userId: string; newEmail: string },
): Promise<PersonRecord> {
  const newEmail = normalEmail(asked.newEmail);
  if (!isEmail(newEmail)) throw new RuleError('emailInvalid');
  await reachPerson(ctx, asked.userId);
  return transaction(ctx.unscoped('the account of somebody else'), async (tx) => {
    const person = await loadAccountForUpdate(tx, asked.userId);
    if (!mayHandleAccount(actorOf(ctx), person)) throw new RuleError('mayNotChangeEmail', 'FORBIDDEN');
    if (person.status === 'DISABLED') throw new RuleError('accountIsClosed');
    if (newEmail === person.email) return person;
    await refuseTaken(tx, ctx, newEmail);
    const isProved = person.status === 'ACTIVE';
    const isDone = await (isProved ? askAtNewAddress : enrolAtNewAddress)(tx, ctx, person, newEmail);
    if (isDone) {
      await audit(tx, ctx, {
        action: isProved ? 'askForNewEmail' : 'changeEmail',
        entity: 'person',
        entityId: person.id,
        before: { email: person.email },
        after: { email: newEmail },
      });
    }
    return isProved ? person : { ...person, email: newEmail };
  });
}

async function refuseTaken(tx: Tx, ctx: Context, email: string): Promise<void> {
  const other = await findPersonByEmail(tx, email);
  if (!other) return;
  const isKnown = can.read(actorOf(ctx), { personId: other.id, regionIds: other.regionIds });
  throw isKnown
    ? new RuleError('emailTaken', 'BAD_USER_INPUT', { name: fullName(other), userId: other.id })
    : new RuleError('emailTakenElsewhere');
}

/** False when the very same was asked for a moment ago: another mail would make the link of the first one void. */
async function askAtNewAddress(
  tx: Tx,
  ctx: Context,
  person: PersonRecord,
  newEmail: string,
): Promise<boolean> {
  const since = new Date(ctx.services.now().getTime() - PRESSED_TWICE_MS);
  const asked = await findLinkMailedSince(tx, { kind: 'NEW_EMAIL', personId: person.id, since });
  if (asked?.newEmail === newEmail) return false;
  await noteAskedEmail(tx, person.id, newEmail, ctx.services.now());
  await sendLinkMail(tx, ctx.services, { template: 'newEmail', kind: 'NEW_EMAIL', person, newEmail });
  await sendNoticeMail(tx, ctx.services, { template: 'newEmailByStaff', person, newEmail });
  return true;
}

async function enrolAtNewAddress(
  tx: Tx,
  ctx: Context,
  person: PersonRecord,
  email: string,
): Promise<boolean> {
  await replaceUnprovedEmail(tx, person.id, email);
  // The link of the earlier mail went to an address that may be anybody's: the new one makes it void.
  const template = person.enteredByStaff ? 'enrol' : 'verify';
  await sendLinkMail(tx, ctx.services, { template, kind: 'ENROL', person: { ...person, email } });
  return true;
}
