import { sql } from 'kysely';
import type { Db, Tx } from '#kit/db/database.ts';
import { insertRow } from '#kit/db/rows.ts';
import { writtenOnce } from '#kit/db/written-once.ts';
import { windowBegins, type Limit } from '../rules/allowance.ts';

/** Whom a message is from: someone with an account, or a visitor whose address was proved. */
export interface Sender {
  personId: string | null;
  name: string;
  address: string;
}

export const senderOf = ({ personId, senderName: name, senderAddress: address }: MessageRecord): Sender => ({
  personId,
  name,
  address,
});

export const MESSAGE_COLUMNS = [
  'id',
  'personId',
  'senderName',
  'senderAddress',
  'recipientId',
  'about',
  'message',
  'sentAt',
] as const;

export interface MessageRecord {
  id: string;
  personId: string | null;
  senderName: string;
  senderAddress: string;
  recipientId: string;
  about: string;
  message: string;
  sentAt: Date;
}

/** Other messages that count under these keys wait until the transaction ends. In one order, so that no two wait for each other. */
export async function lockLimits(tx: Tx, limits: readonly Limit[]): Promise<void> {
  for (const key of limits.map((limit) => limit.key).toSorted())
    await sql`select pg_advisory_xact_lock(hashtextextended(${`alumni message ${key}`}, 0))`.execute(tx);
}

/** When the latest messages under a key were sent, of those that still count. */
export async function findCounted(db: Db | Tx, { key, max }: Limit, now: Date): Promise<Date[]> {
  const rows = await countedSince(db, { key, max, since: windowBegins(now) });
  return rows.map(({ sentAt }) => sentAt);
}

const countedSince = writtenOnce((db: Db | Tx, { key, max, since }: Limit & { since: Date }) =>
  db
    .selectFrom('alumniMessageCount')
    .select('sentAt')
    .where('key', '=', key)
    .where('sentAt', '>', since)
    .orderBy('sentAt', 'desc')
    .limit(max),
);

export interface Standing {
  /** When the latest messages of those that still count were sent. */
  sentAt: Date[];
  isSuspended: boolean;
  address: string;
}

/** What says whether a person may write now: read in one go, as every page does where somebody writes. */
export async function findStanding(
  db: Db,
  personId: string,
  { key, max }: Limit,
  now: Date,
): Promise<Standing | undefined> {
  const [row] = await standingOf(db, { personId, key, max, since: windowBegins(now) });
  return row;
}

const standingOf = writtenOnce(
  (db: Db, { personId, key, max, since }: Limit & { personId: string; since: Date }) =>
    db
      .selectFrom('person as p')
      .select('p.email as address')
      .select(
        sql<
          Date[]
        >`array(select c.sent_at from alumni_message_count c where c.key = ${key} and c.sent_at > ${since}
        order by c.sent_at desc limit ${max})`.as('sentAt'),
      )
      .select(
        sql<boolean>`exists (select from suspended_sender s where s.person_id = p.id
        or (s.person_id is null and s.sender_address = p.email))`.as('isSuspended'),
      )
      .where('p.id', '=', personId),
);

export const findMessage = (db: Db | Tx, id: string): Promise<MessageRecord | undefined> =>
  db.selectFrom('alumniMessage').select(MESSAGE_COLUMNS).where('id', '=', id).executeTakeFirst();

export async function insertMessage(tx: Tx, message: MessageRecord, limits: readonly Limit[]): Promise<void> {
  await insertRow(tx, 'alumniMessage', message);
  const { id: messageId, sentAt } = message;
  if (limits.length > 0)
    await tx
      .insertInto('alumniMessageCount')
      .values(limits.map(({ key }) => ({ key, messageId, sentAt })))
      .execute();
}

/**
 * An account is known by itself. Where one of the two has no account, by its address: who is blocked does not come back as a
 * visitor, nor a visitor with an account.
 */
export const isSender = (
  { personId, address }: Omit<Sender, 'name'>,
  account: 'sender_id' | 'person_id',
) => sql<boolean>`(
  ${sql.ref(account)} = ${personId}::uuid
  or (sender_address = ${address} and (${sql.ref(account)} is null or ${personId}::uuid is null)))`;

export async function isSuspended(tx: Tx, sender: Sender): Promise<boolean> {
  const row = await tx
    .selectFrom('suspendedSender')
    .select('id')
    .where(isSender(sender, 'person_id'))
    .executeTakeFirst();
  return row !== undefined;
}

export async function isBlocked(tx: Tx, sender: Sender, recipientId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('blockedSender')
    .select('id')
    .where('personId', '=', recipientId)
    .where('liftedAt', 'is', null)
    .where(isSender(sender, 'sender_id'))
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteOldCounts(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('alumniMessageCount').where('sentAt', '<', before).execute();
}

/**
 * What a user wrote stays among their own messages; of a visitor nothing needs to, but for what was reported: until it has been
 * dealt with, and as long after that.
 */
export async function deleteOldVisitorMessages(db: Db, now: Date): Promise<void> {
  const before = sql<Date>`${now}::timestamptz - interval '12 months'`;
  await db
    .deleteFrom('alumniMessage')
    .where('personId', 'is', null)
    .where('sentAt', '<', before)
    .where(
      sql<boolean>`not exists (select from message_report r where r.message_id = alumni_message.id
        and (r.resolved_at is null or r.resolved_at >= ${before}))`,
    )
    .execute();
}
