import { createHmac, randomUUID } from 'node:crypto';
import { audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { defineJob } from '#kit/jobs/define-job.ts';
import { enqueue } from '#kit/jobs/enqueue.ts';
import { isInOutbox } from '#kit/mail/outbox.queries.ts';
import { normalEmail } from '#slices/people/rules/person.ts';
import { findKeys, findPerson, findPersonByEmail, lockPerson } from '#slices/people/server/api.ts';
import { sendLinkMail } from '../link-mail.ts';
import { takePasswordLink } from '../visitor-limits.ts';

/**
 * Whether there is such an account is found out by a job: here the answer, the work and the time are the same for every
 * address, and the id in the answer is derived from the address alone.
 */
export async function forgotPassword(ctx: Context, input: { email: string }): Promise<{ id: string }> {
  const email = normalEmail(input.email);
  await takePasswordLink(ctx, email);
  await transaction(ctx.unscoped('a reset link for any address'), async (tx) => {
    const askedAt = ctx.services.now().toISOString();
    await enqueue(tx, mailResetLink, { email, mailId: randomUUID(), askedAt });
    await audit(tx, ctx, { action: 'forgotPassword', entity: 'person' });
  });
  return { id: opaqueId(ctx.services.secrets.key('opaque-ids'), email) };
}

/** Looks like an id, says nothing, and is always the same for the same address. */
function opaqueId(key: Buffer, email: string): string {
  const hex = createHmac('sha256', key).update(email).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-7${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

export const mailResetLink = defineJob<{ email: string; mailId: string; askedAt: string }>({
  name: 'mailResetLink',
  run: ({ email, mailId, askedAt }, { db, services }) =>
    db.transaction().execute(async (tx) => {
      // It was done before, by a worker that was killed before it could say so. Another link would void the first.
      if (await isInOutbox(tx, mailId)) return;
      const found = await findPersonByEmail(tx, email);
      if (!found) return;
      // Once a key has changed, nothing asked for before may change one. The address of a merged account leads to the
      // kept one, and the mail goes to that one's own.
      const accountId = found.mergedInto ?? found.id;
      await lockPerson(tx, accountId);
      const person = await findPerson(tx, accountId);
      if (!person || (person.email !== email && !found.mergedInto)) return;
      const changedAt = (await findKeys(tx, person.id))?.keysChangedAt;
      if (changedAt && changedAt > new Date(askedAt)) return;
      if (person.status === 'ACTIVE')
        await sendLinkMail(tx, services, { template: 'reset', kind: 'RESET', person, mailId });
      // An unverified account gets its first mail again: it does what is wanted.
      if (person.status === 'UNVERIFIED')
        await sendLinkMail(tx, services, { template: 'verify', kind: 'ENROL', person, mailId });
    }),
});
