import { anyId } from '#kit/db/any-of.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import { insertRow } from '#kit/db/rows.ts';
import { writtenOnce } from '#kit/db/written-once.ts';
import type { LessonNote } from '../lesson.queries.ts';

const COLUMNS = ['id', 'lessonId', 'atSecond', 'body', 'version', 'updatedAt'] as const;

interface Params {
  personId: string;
  lessonIds: readonly string[];
}

const readNotes = writtenOnce((db: Db, { personId, lessonIds }: Params) =>
  db
    .selectFrom('lessonNote')
    .select(COLUMNS)
    .where('personId', '=', personId)
    .where('lessonId', '=', anyId(lessonIds))
    .orderBy('atSecond')
    .orderBy('id'),
);

/** One person's notes, in the order of the lesson. */
export const findNotes = (db: Db, personId: string, lessonIds: readonly string[]): Promise<LessonNote[]> =>
  readNotes(db, { personId, lessonIds });

/** A note of one person, held until the transaction ends. */
export const lockNote = (tx: Tx, personId: string, id: string): Promise<LessonNote | undefined> =>
  tx
    .selectFrom('lessonNote')
    .select(COLUMNS)
    .where('id', '=', id)
    .where('personId', '=', personId)
    .forNoKeyUpdate()
    .executeTakeFirst();

type Written = Pick<LessonNote, 'id' | 'lessonId' | 'atSecond' | 'body'> & { personId: string };

export async function insertNote(tx: Tx, note: Written): Promise<boolean> {
  return insertRow(tx, 'lessonNote', note);
}

export async function updateNote(
  tx: Tx,
  { id, atSecond, body }: Pick<LessonNote, 'id' | 'atSecond' | 'body'>,
): Promise<void> {
  await tx
    .updateTable('lessonNote')
    .set((eb) => ({ atSecond, body, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export async function deleteNote(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('lessonNote').where('id', '=', id).execute();
}
