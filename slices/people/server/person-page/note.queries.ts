import type { Db, Tx } from '#kit/db/database.ts';
import { insertRow } from '#kit/db/rows.ts';

export type NoteRecord = NonNullable<Awaited<ReturnType<typeof findNote>>>;

const COLUMNS = ['id', 'aboutId', 'regionId', 'body', 'createdBy', 'createdAt', 'removedAt'] as const;

/** As many as anyone reads; the oldest of more are left out. */
const MAX_NOTES = 100;

export const findNotesAbout = (db: Db, aboutId: string) =>
  db
    .selectFrom('personNote')
    .select(COLUMNS)
    .where('aboutId', '=', aboutId)
    .where('removedAt', 'is', null)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(MAX_NOTES)
    .execute();

export const findNote = (db: Db | Tx, id: string) =>
  db.selectFrom('personNote').select(COLUMNS).where('id', '=', id).executeTakeFirst();

export async function insertNote(tx: Tx, note: Omit<NoteRecord, 'removedAt'>): Promise<boolean> {
  return insertRow(tx, 'personNote', note);
}

export async function storeNoteRemoved(tx: Tx, id: string, removedAt: Date | null): Promise<void> {
  await tx.updateTable('personNote').set({ removedAt }).where('id', '=', id).execute();
}
