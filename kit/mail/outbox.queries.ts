import type { Db, Tx } from '#kit/db/database.ts';

export interface NewMail {
  /** Given by work that may run twice, so that the mail is there once. */
  id?: string;
  template: string;
  language: string;
  to: { address: string; name?: string };
  personId?: string | null;
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
}

export async function insertMail(tx: Tx, mail: NewMail): Promise<string> {
  const { id } = await tx
    .insertInto('outboxMail')
    .values({
      ...(mail.id === undefined ? {} : { id: mail.id }),
      template: mail.template,
      language: mail.language,
      toAddress: mail.to.address,
      toName: mail.to.name ?? '',
      replyTo: mail.replyTo ?? null,
      subject: mail.subject,
      textBody: mail.text,
      htmlBody: mail.html,
      personId: mail.personId ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export const isInOutbox = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx.selectFrom('outboxMail').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

/**
 * The mail to send, held so that no second worker sends it too; nothing when it has gone already. Who finds it held
 * waits: the other may fail, and the mail must not be taken for sent.
 */
export const lockWaitingMail = (tx: Tx, id: string) =>
  tx
    .selectFrom('outboxMail')
    .selectAll()
    .where('id', '=', id)
    .where('status', '=', 'WAITING')
    .forUpdate()
    .executeTakeFirst();

export async function noteDelivery(
  tx: Tx,
  id: string,
  outcome: { status: 'SENT' | 'BOUNCED' | 'FAILED' | 'WAITING'; problem: string | null; sentAt: Date | null },
): Promise<void> {
  await tx
    .updateTable('outboxMail')
    .set((eb) => ({ ...outcome, tries: eb('tries', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** The newest mails, for the development mailbox. */
export const latestMails = (db: Db, search: string) =>
  db
    .selectFrom('outboxMail')
    .select([
      'id',
      'toAddress',
      'subject',
      'textBody',
      'htmlBody',
      'status',
      'createdAt',
      'sentAt',
      'language',
      'template',
    ])
    .$if(search !== '', (query) =>
      query.where((eb) =>
        eb.or([
          eb('toAddress', 'ilike', `%${search}%`),
          eb('subject', 'ilike', `%${search}%`),
          eb('textBody', 'ilike', `%${search}%`),
        ]),
      ),
    )
    .orderBy('createdAt', 'desc')
    .limit(200)
    .execute();
