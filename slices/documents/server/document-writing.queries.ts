import { sql } from 'kysely';
import type { Tx } from '#kit/db/database.ts';
import { insertRow } from '#kit/db/rows.ts';
import { isLegal, type DocumentValues } from '../rules/document.ts';

/** Whoever else wants to change the document or its bodies at the same time waits until this is over. */
export async function lockDocument(tx: Tx, id: string): Promise<void> {
  await tx.selectFrom('document').select('id').where('id', '=', id).forNoKeyUpdate().execute();
}

/** Titles are given out one after the other, so that two windows cannot give out the same one at once. */
export async function lockTitles(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('document titles'))`.execute(tx);
}

/** Whether another document has the title; capitals do not count. */
export async function isTitleTaken(tx: Tx, title: string, id: string): Promise<boolean> {
  const other = await tx
    .selectFrom('document')
    .select('id')
    .where(sql<boolean>`lower(title) = lower(${title})`)
    .where('id', '<>', id)
    .executeTakeFirst();
  return other !== undefined;
}

interface Written {
  values: DocumentValues;
  writerId: string;
}

/** Makes a draft; false when there is a document with this id already. */
export async function insertDocument(tx: Tx, id: string, { values, writerId }: Written): Promise<boolean> {
  const { title, permissions, categoryId } = values;
  return insertRow(tx, 'document', {
    id,
    title,
    permissions: [...permissions],
    categoryId,
    isPublic: isLegal(title),
    updatedBy: writerId,
  });
}

export async function updateDocumentValues(
  tx: Tx,
  id: string,
  { values: { title, permissions, categoryId }, writerId }: Written,
): Promise<void> {
  await tx
    .updateTable('document')
    .set((eb) => ({
      title,
      permissions: [...permissions],
      categoryId,
      updatedBy: writerId,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
}

/** Also tells readers that the document is another since now. */
export async function storePublished(
  tx: Tx,
  id: string,
  { published, writerId }: { published: boolean; writerId: string },
): Promise<void> {
  await tx.updateTable('document').set({ published, updatedBy: writerId }).where('id', '=', id).execute();
}

/** The document is as new as its newest body. */
export async function noteWriter(tx: Tx, id: string, writerId: string): Promise<void> {
  await tx.updateTable('document').set({ updatedBy: writerId }).where('id', '=', id).execute();
}
