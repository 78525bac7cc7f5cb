import { randomUUID } from 'node:crypto';
import { actorOf, audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { defineJob } from '#kit/jobs/define-job.ts';
import { enqueue } from '#kit/jobs/enqueue.ts';
import { isInOutbox } from '#kit/mail/outbox.queries.ts';
import { isEmail, normalEmail } from '#slices/people/rules/person.ts';
import {
  findKeys,
  findPerson,
  findPersonByEmail,
  lockPerson,
  noteAskedEmail,
} from '#slices/people/server/api.ts';
import { checkOwnPassword } from '../passwords/check-own-password.ts';
import { sendLinkMail } from '../link-mail.ts';
import { sendNoticeMail } from '../notice-mail.ts';
import { SIGN_IN_RATES } from '../rates.ts';

/**
 * Whether the new address belongs to another account is found out by a job: here the answer, the work and the time are
 * the same for every address.
 */
export async function changeEmail(ctx: Context, input: { newEmail: string; currentPassword: string }) {
  const { personId } = actorOf(ctx);
  const newEmail = normalEmail(input.newEmail);
  if (!isEmail(newEmail)) throw new RuleError('emailInvalid');
  const { person, keysChangedAt } = await checkOwnPassword(ctx, input.currentPassword);
  if (newEmail === person.email) throw new RuleError('emailUnchanged');
  await ctx.services.rateLimits.take(SIGN_IN_RATES.changeEmail, personId);
  await transaction(ctx.db, async (tx) => {
    const keysSince = asText(keysChangedAt);
    await noteAskedEmail(tx, personId, newEmail, ctx.services.now());
    await enqueue(tx, mailNewEmailLink, { personId, newEmail, mailId: randomUUID(), keysSince });
    await audit(tx, ctx, {
      action: 'askForNewEmail',
      entity: 'person',
      entityId: personId,
      before: { email: person.email },
      after: { email: newEmail },
    });
    await sendNoticeMail(tx, ctx.services, { template: 'newEmailAsked', person, newEmail });
  });
  return true;
}

const asText = (moment: Date | null | undefined): string | null => moment?.toISOString() ?? null;

interface NewEmailLink {
  personId: string;
  newEmail: string;
  mailId: string;
  /** Since when the account's keys stood when it was asked for; null when none had ever changed. */
  keysSince: string | null;
}

export const mailNewEmailLink = defineJob<NewEmailLink>({
  name: 'mailNewEmailLink',
  run: ({ personId, newEmail, mailId, keysSince }, { db, services }) =>
    db.transaction().execute(async (tx) => {
      // It was done before, by a worker that was killed before it could say so. Another link would void the first.
      if (await isInOutbox(tx, mailId)) return;
      // A key that changed since then may have been changed because of this request.
      await lockPerson(tx, personId);
      if (asText((await findKeys(tx, personId))?.keysChangedAt) !== keysSince) return;
      const person = await findPerson(tx, personId);
      const isTaken = (await findPersonByEmail(tx, newEmail)) !== null;
      if (person?.status !== 'ACTIVE' || isTaken) return;
      await sendLinkMail(tx, services, { template: 'newEmail', kind: 'NEW_EMAIL', person, newEmail, mailId });
    }),
});
