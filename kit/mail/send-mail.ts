import type { Tx } from '#kit/db/database.ts';
import { defineJob, type Job } from '#kit/jobs/define-job.ts';
import { enqueue } from '#kit/jobs/enqueue.ts';
import type { Delivery, OutgoingMail } from './mailer.ts';
import {
  claimMail,
  findClaim,
  insertMail,
  storeMail,
  listKept,
  noteDelivery,
  releaseKept,
  type DeliveryNote,
  type NewMail,
} from './outbox.queries.ts';

/** A receiving server may be away for a night and a day; after that an operator has to look. */
const MAX_TRIES = 16;

/** A try ends well before its claim does: an older claim was left by a killed process. */
const CLAIM_PER_DEADLINE = 1.6;

const keyOf = (mailId: string): string => `mail:${mailId}`;

/** Puts a mail into the outbox with the change that causes it, and asks for it to be sent. */
export async function sendMail(tx: Tx, mail: NewMail): Promise<void> {
  const mailId = await insertMail(tx, mail);
  await enqueue(tx, deliverMail, { mailId }, { key: keyOf(mailId) });
}

/**
 * Hands one mail to the mailer. A mail server may take its time, so no transaction is open meanwhile: the mail is
 * claimed before and its fate noted after. The stable message id lets a receiver drop the copy that a crash in
 * between may cause.
 */
export const deliverMail: Job<{ mailId: string }> = defineJob<{ mailId: string }>({
  name: 'deliverMail',
  maxTries: MAX_TRIES,
  async run({ mailId }, { db, services, earlierTries }) {
    const claimS = services.config.mailDeadlineS * CLAIM_PER_DEADLINE;
    const from = await services.mailSender(db);
    const mail = await db.transaction().execute((tx) => takeMail(tx, mailId, { from, claimS }));
    if (!mail) return;
    const delivery = await services.mailer.deliver(mail);
    if (delivery.outcome === 'kept') return storeMail(db, mailId, delivery.reason);
    const isNoted = await noteDelivery(db, mailId, {
      ...fateOf(delivery, { isLast: earlierTries + 1 >= MAX_TRIES }),
      sentAt: delivery.outcome === 'delivered' ? services.now() : null,
      // A developer reads mails in the outbox; anywhere else a link in clear is an open door.
      storeTexts: services.config.environment === 'development',
    });
    if (isNoted && delivery.outcome === 'retry')
      throw new Error(`Mail ${mailId} was not taken: ${delivery.reason}`);
  },
});

/** A few hundred at a time: a college without a mail server may have kept thousands. */
const RELEASED_AT_ONCE = 500;

/** Sends what was kept while there was no mail server, once there is one. */
export const sendStoredMail = defineJob<object>({
  name: 'sendKeptMail',
  cron: '*/5 * * * *',
  async run(_, { db, services }) {
    if (services.mailer.kind === 'kept') return;
    await db.transaction().execute(async (tx) => {
      const kept = await listKept(tx, RELEASED_AT_ONCE);
      for (const { id } of kept) await enqueue(tx, deliverMail, { mailId: id }, { key: keyOf(id) });
      await releaseKept(
        tx,
        kept.map(({ id }) => id),
      );
    });
  },
});

/** The mail as it shall leave; nothing when there is nothing to do now. */
async function takeMail(
  tx: Tx,
  mailId: string,
  { from, claimS }: Pick<OutgoingMail, 'from'> & { claimS: number },
): Promise<OutgoingMail | null> {
  const mail = await claimMail(tx, mailId, claimS);
  if (!mail) {
    // The claiming process may have been killed, and the mail must not be taken for sent: look again when the claim ends.
    const runAt = await findClaim(tx, mailId);
    if (runAt) await enqueue(tx, deliverMail, { mailId }, { key: keyOf(mailId), runAt });
    return null;
  }
  return {
    id: mail.id,
    from,
    to: { name: mail.toName, address: mail.toAddress },
    ...(mail.replyTo ? { replyTo: mail.replyTo } : {}),
    subject: mail.subject,
    text: mail.textBody,
    html: mail.htmlBody,
    language: mail.language,
    headers: mail.headers as Record<string, string>,
  };
}

function fateOf(
  delivery: Exclude<Delivery, { outcome: 'kept' }>,
  { isLast }: { isLast: boolean },
): Pick<DeliveryNote, 'status' | 'problem'> {
  if (delivery.outcome === 'delivered') return { status: 'SENT', problem: null };
  if (delivery.outcome === 'bounced') return { status: 'BOUNCED', problem: delivery.reason };
  return { status: isLast ? 'FAILED' : 'WAITING', problem: delivery.reason };
}
