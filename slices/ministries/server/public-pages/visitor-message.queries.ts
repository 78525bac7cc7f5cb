import { anyId } from '#kit/db/any-of.ts';
import type { Db, Tx } from '#kit/db/database.ts';

export interface VisitorMessage {
  id: string;
  ministryId: string;
  senderName: string;
  senderAddress: string;
  message: string;
  locale: string;
  /** A digest of the network it came from. */
  network: string;
  askedAt: Date;
}

/** False for one that is stored already: its form was sent twice. */
export async function insertVisitorMessage(tx: Tx, message: VisitorMessage): Promise<boolean> {
  const row = await tx
    .insertInto('visitorMessage')
    .values(message)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export const findVisitorMessage = (
  db: Db | Tx,
  id: string,
): Promise<(VisitorMessage & { sentAt: Date | null }) | undefined> =>
  db
    .selectFrom('visitorMessage')
    .select([
      'id',
      'ministryId',
      'senderName',
      'senderAddress',
      'message',
      'locale',
      'network',
      'askedAt',
      'sentAt',
    ])
    .where('id', '=', id)
    .executeTakeFirst();

/** Keeps that it was sent, and nothing of what it said. */
export async function noteSent(db: Db | Tx, id: string, sentAt: Date): Promise<void> {
  await db
    .updateTable('visitorMessage')
    .set({ sentAt, senderName: '', senderAddress: '', message: '' })
    .where('id', '=', id)
    .where('sentAt', 'is', null)
    .execute();
}

/** Its link works from now on as long as a new one. */
export async function storeAskedAt(db: Db | Tx, id: string, askedAt: Date): Promise<void> {
  await db.updateTable('visitorMessage').set({ askedAt }).where('id', '=', id).execute();
}

export async function deleteVisitorMessages(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('visitorMessage').where('askedAt', '<', before).execute();
}

/** Which of these ministries want messages of visitors. */
export const findOpenToVisitors = (
  db: Db | Tx,
  ids: readonly string[],
): Promise<{ id: string; visitorsMayWrite: boolean }[]> =>
  db.selectFrom('ministry').select(['id', 'visitorsMayWrite']).where('id', '=', anyId(ids)).execute();

export async function isOpenToVisitors(db: Db | Tx, ministryId: string): Promise<boolean> {
  const [row] = await findOpenToVisitors(db, [ministryId]);
  return row?.visitorsMayWrite ?? false;
}

export async function storeOpenToVisitors(tx: Tx, id: string, visitorsMayWrite: boolean): Promise<void> {
  await tx.updateTable('ministry').set({ visitorsMayWrite }).where('id', '=', id).execute();
}
