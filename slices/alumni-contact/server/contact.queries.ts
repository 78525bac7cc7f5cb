import { sql } from 'kysely';
import type { Db, Tx } from '#kit/db/database.ts';
import { countRows, keyset } from '#kit/db/list.ts';
import { readPage, type CountedPage, type PageArgs } from '#kit/graphql/page.ts';
import { isSender, MESSAGE_COLUMNS, type MessageRecord, type Sender } from './relay.queries.ts';

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

/** The ids of the blocks that were lifted. */
export async function liftBlocksOf(
  tx: Tx,
  { sender, recipientId }: { sender: Sender; recipientId: string },
  liftedAt: Date,
): Promise<string[]> {
  const rows = await tx
    .updateTable('blockedSender')
    .set({ liftedAt })
    .where('personId', '=', recipientId)
    .where('liftedAt', 'is', null)
    .where(isSender(sender, 'sender_id'))
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** The id of the block; undefined if somebody has blocked the sender in the same breath. */
export async function putBlock(
  tx: Tx,
  { sender, recipientId }: { sender: Sender; recipientId: string },
  blockedAt: Date,
): Promise<string | undefined> {
  const { personId: senderId, name: senderName, address: senderAddress } = sender;
  const row = await tx
    .insertInto('blockedSender')
    .values({ personId: recipientId, senderId, senderName, senderAddress, blockedAt })
    .onConflict((conflict) =>
      (senderId === null
        ? conflict.columns(['personId', 'senderAddress']).where('senderId', 'is', null)
        : conflict.columns(['personId', 'senderId']).where('senderId', 'is not', null)
      )
        .doUpdateSet({ liftedAt: null })
        .where('blockedSender.liftedAt', 'is not', null),
    )
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}
