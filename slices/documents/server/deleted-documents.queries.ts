import { sql } from 'kysely';
import type { Tx } from '#kit/db/database.ts';

/** What a deleted document was called; null for one that is there, or never was. */
export async function findDeletedTitle(tx: Tx, id: string): Promise<string | null> {
  const row = await tx.selectFrom('document').select('deletedTitle').where('id', '=', id).executeTakeFirst();
  return row?.deletedTitle ?? null;
}

export async function removeDocument(
  tx: Tx,
  id: string,
  { now, writerId }: { now: Date; writerId: string },
): Promise<void> {
  await tx
    .updateTable('document')
    .set((eb) => ({
      deletedAt: now,
      deletedTitle: eb.ref('title'),
      title: sql<string>`id::text`,
      updatedBy: writerId,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
}

export async function bringDocumentBack(tx: Tx, id: string, writerId: string): Promise<void> {
  await tx
    .updateTable('document')
    .set((eb) => ({
      title: sql<string>`deleted_title`,
      deletedAt: null,
      deletedTitle: null,
      updatedBy: writerId,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .where('deletedAt', 'is not', null)
    .execute();
}
