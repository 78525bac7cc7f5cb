import { sql } from 'kysely';
import type { Db, Tx } from '#kit/db/database.ts';
import { countRows, keyset } from '#kit/db/list.ts';
import { readPage, type CountedPage, type PageArgs } from '#kit/graphql/page.ts';
import { MESSAGE_COLUMNS, type MessageRecord } from './relay.queries.ts';

const newestFirst = keyset([sql`sent_at`, sql`id`], true);

/** What a person has sent, the newest first. */
export function sentMessagesPage(
  db: Db,
  personId: string,
  page: PageArgs,
): Promise<CountedPage<MessageRecord>> {
  const found = db.selectFrom('alumniMessage').where('personId', '=', personId);
  const read = (max: number, after: string | null) =>
    found
      .select(MESSAGE_COLUMNS)
      .$if(after !== null, (query) =>
        query.where(newestFirst.isAfter(sql`alumni_message where id = ${after}::uuid`)),
      )
      .orderBy(newestFirst.order)
      .limit(max)
      .execute();
  return readPage(page, read, countRows(db, found));
}

const BLOCKED_COLUMNS = ['id', 'personId', 'senderId', 'senderName', 'blockedAt', 'liftedAt'] as const;

export interface BlockedSenderRecord {
  id: string;
  personId: string;
  senderId: string | null;
  senderName: string;
  blockedAt: Date;
  liftedAt: Date | null;
}

/** Whom a person has blocked; what was lifted is not among them. */
export const listBlockedSenders = (db: Db, personId: string): Promise<BlockedSenderRecord[]> =>
  db
    .selectFrom('blockedSender')
    .select(BLOCKED_COLUMNS)
    .where('personId', '=', personId)
    .where('liftedAt', 'is', null)
    .orderBy('blockedAt', 'desc')
    .orderBy('id')
    .execute();

/** One of a person's own blocks, held until the transaction ends. */
export const lockBlockedSender = (
  tx: Tx,
  id: string,
  personId: string,
): Promise<BlockedSenderRecord | undefined> =>
  tx
    .selectFrom('blockedSender')
    .select(BLOCKED_COLUMNS)
    .where('id', '=', id)
    .where('personId', '=', personId)
    .forUpdate()
    .executeTakeFirst();

export async function storeLifted(tx: Tx, id: string, liftedAt: Date | null): Promise<void> {
  await tx.updateTable('blockedSender').set({ liftedAt }).where('id', '=', id).execute();
}

/** The block of the sender of a message, if its recipient has ever made one. */
export const lockBlockOf = (tx: Tx, message: MessageRecord): Promise<BlockedSenderRecord | undefined> =>
  tx
    .selectFrom('blockedSender')
    .select(BLOCKED_COLUMNS)
    .where('personId', '=', message.recipientId)
    .where((eb) =>
      message.personId === null
        ? eb.and([eb('senderId', 'is', null), eb('senderAddress', '=', message.senderAddress)])
        : eb('senderId', '=', message.personId),
    )
    .forUpdate()
    .executeTakeFirst();

/** The id of the new block. */
export async function insertBlock(tx: Tx, message: MessageRecord, blockedAt: Date): Promise<string> {
  const { id } = await tx
    .insertInto('blockedSender')
    .values({
      personId: message.recipientId,
      senderId: message.personId,
      senderName: message.senderName,
      senderAddress: message.senderAddress,
      blockedAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
