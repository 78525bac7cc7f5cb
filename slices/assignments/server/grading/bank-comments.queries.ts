import type { Db, Tx } from '#kit/db/database.ts';

export interface BankComment {
  id: string;
  words: string;
}

/** What somebody has kept for later, the oldest first: it stays under the same key. */
export const findBankComments = (db: Db | Tx, personId: string): Promise<BankComment[]> =>
  db
    .selectFrom('bankComment')
    .select(['id', 'words'])
    .where('personId', '=', personId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();

/** Keeps a comment; false when there is one with this id already, in whosesoever name. */
export async function insertBankComment(
  tx: Tx,
  comment: BankComment & { personId: string },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('bankComment')
    .values(comment)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function storeTexts(tx: Tx, { id, words }: BankComment): Promise<void> {
  await tx.updateTable('bankComment').set({ words }).where('id', '=', id).execute();
}

export async function deleteBankComment(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('bankComment').where('id', '=', id).execute();
}
