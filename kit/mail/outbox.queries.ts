import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { anyId } from '#kit/db/any-of.ts';
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
  /** Further headers, such as List-Unsubscribe. */
  headers?: Readonly<Record<string, string>>;
}

/** The id is made here and not returned by the database: the sender need not be able to read the mail. */
export async function insertMail(tx: Tx, mail: NewMail): Promise<string> {
  const id = mail.id ?? randomUUID();
  await tx
    .insertInto('outboxMail')
    .values({
      id,
      template: mail.template,
      language: mail.language,
      toAddress: mail.to.address,
      toName: mail.to.name ?? '',
      replyTo: mail.replyTo ?? null,
      subject: mail.subject,
      textBody: mail.text,
      htmlBody: mail.html,
      personId: mail.personId ?? null,
      headers: JSON.stringify(mail.headers ?? {}),
    })
    .execute();
  return id;
}

export const isInOutbox = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx.selectFrom('outboxMail').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

/**
 * Takes a waiting mail for one try, so that nobody else sends it meanwhile; nothing when it has gone already or is
 * another process's. The database's clock decides, for the clocks of two machines may differ; whole milliseconds are
 * what a Date can hold.
 */
export const claimMail = (tx: Tx, id: string, claimS: number) =>
  tx
    .updateTable('outboxMail')
    .set({ claimedUntil: sql<Date>`date_trunc('milliseconds', now()) + make_interval(secs => ${claimS})` })
    .where('id', '=', id)
    .where('status', '=', 'WAITING')
    .where((eb) => eb.or([eb('claimedUntil', 'is', null), eb('claimedUntil', '<=', sql<Date>`now()`)]))
    .returning([
      'id',
      'toName',
      'toAddress',
      'replyTo',
      'subject',
      'textBody',
      'htmlBody',
      'language',
      'headers',
    ])
    .executeTakeFirst();

/** Until when another process has claimed a waiting mail; null when none has. */
export async function findClaim(tx: Tx, id: string): Promise<Date | null> {
  const mail = await tx
    .selectFrom('outboxMail')
    .select('claimedUntil')
    .where('id', '=', id)
    .where('status', '=', 'WAITING')
    .executeTakeFirst();
  return mail?.claimedUntil ?? null;
}

export interface DeliveryNote {
  status: 'SENT' | 'BOUNCED' | 'FAILED' | 'WAITING';
  problem: string | null;
  sentAt: Date | null;
  /** Whether the words may stay when nobody will need them any more: they carry links that open accounts. */
  storeTexts: boolean;
}

/** Ends a try; false when another try, begun because this one took too long, has settled the matter already. */
export async function noteDelivery(
  db: Db,
  id: string,
  { storeTexts, ...outcome }: DeliveryNote,
): Promise<boolean> {
  const isOver = outcome.status === 'SENT' || outcome.status === 'BOUNCED';
  const { numUpdatedRows } = await db
    .updateTable('outboxMail')
    .set((eb) => ({
      ...outcome,
      tries: eb('tries', '+', 1),
      claimedUntil: null,
      ...(isOver && !storeTexts ? { textBody: '', htmlBody: '', headers: '{}' } : {}),
    }))
    .where('id', '=', id)
    .where('status', '=', 'WAITING')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Lets go of a mail that nobody could be handed; it waits as if it had not been looked at. */
export async function storeMail(db: Db, id: string, problem: string): Promise<void> {
  await db
    .updateTable('outboxMail')
    .set({ claimedUntil: null, problem })
    .where('id', '=', id)
    .where('status', '=', 'WAITING')
    .execute();
}

/** Mails that were never tried although there was time to. */
export const listKept = (tx: Tx, maxRows: number) =>
  tx
    .selectFrom('outboxMail')
    .select('id')
    .where('status', '=', 'WAITING')
    .where('tries', '=', 0)
    .where('claimedUntil', 'is', null)
    .where('problem', 'is not', null)
    .orderBy('createdAt')
    .limit(maxRows)
    .forUpdate()
    .skipLocked()
    .execute();

/** They are on their way again. */
export async function releaseKept(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.updateTable('outboxMail').set({ problem: null }).where('id', '=', anyId(ids)).execute();
}

/** Recipients are forgotten after a year. */
export async function sweepMails(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('outboxMail')
    .where('createdAt', '<', sql<Date>`${now}::timestamptz - interval '12 months'`)
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
