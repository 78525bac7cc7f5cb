import type { Tx } from '#kit/db/database.ts';
import { defineJob } from '#kit/jobs/define-job.ts';
import { enqueue } from '#kit/jobs/enqueue.ts';
import { insertMail, lockWaitingMail, noteDelivery, type NewMail } from './outbox.queries.ts';

/** A receiving server may be away for a night and a day; after that somebody has to look. */
const MOST_TRIES = 16;

/** Puts a mail into the outbox with the change that causes it, and asks for it to be sent. */
export async function sendMail(tx: Tx, mail: NewMail): Promise<void> {
  const mailId = await insertMail(tx, mail);
  await enqueue(tx, deliverMail, { mailId }, { key: `mail:${mailId}` });
}

/** Hands one mail to the mailer. The stable message id lets a receiver drop the copy that a crash may cause. */
export const deliverMail = defineJob<{ mailId: string }>({
  name: 'deliverMail',
  mostTries: MOST_TRIES,
  async run({ mailId }, { db, services, earlierTries }) {
    const problem = await db.transaction().execute(async (tx) => {
      const mail = await lockWaitingMail(tx, mailId);
      if (!mail) return null;
      const sender = await tx
        .selectFrom('siteSettings')
        .select(['appName', 'senderEmail'])
        .executeTakeFirstOrThrow();
      const delivery = await services.mailer.deliver({
        id: mail.id,
        from: { name: sender.appName, address: sender.senderEmail },
        to: { name: mail.toName, address: mail.toAddress },
        ...(mail.replyTo ? { replyTo: mail.replyTo } : {}),
        subject: mail.subject,
        text: mail.textBody,
        html: mail.htmlBody,
        language: mail.language,
      });
      if (delivery.outcome === 'delivered') {
        await noteDelivery(tx, mailId, { status: 'SENT', problem: null, sentAt: services.now() });
        return null;
      }
      const isLast = earlierTries + 1 >= MOST_TRIES;
      const status = delivery.outcome === 'bounced' ? 'BOUNCED' : isLast ? 'FAILED' : 'WAITING';
      await noteDelivery(tx, mailId, { status, problem: delivery.reason, sentAt: null });
      return delivery.outcome === 'retry' ? delivery.reason : null;
    });
    if (problem) throw new Error(`Mail ${mailId} was not taken: ${problem}`);
  },
});
