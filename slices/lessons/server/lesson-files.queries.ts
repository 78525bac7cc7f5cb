import { sql } from 'kysely';
import { anyId } from '#kit/db/any-of.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import { writtenOnce } from '#kit/db/written-once.ts';

export interface LessonFileRecord {
  id: string;
  lessonId: string;
  /** The language it is in; null when it is for everybody. */
  locale: string | null;
  name: string;
  key: string;
  bytes: number;
  type: string;
}

const files = (db: Db | Tx) =>
  db
    .selectFrom('lessonFile')
    .select(['id', 'lessonId', 'locale', 'name', 'fileKey as key', 'bytes', 'type'])
    .orderBy('position')
    .orderBy('id');

/** Those of a lesson `l`, to be read with it. */
export const LESSON_FILES = sql<LessonFileRecord[] | null>`(select json_agg(json_build_object(
  'id', f.id, 'lessonId', f.lesson_id, 'locale', f.locale, 'name', f.name, 'key', f.file_key, 'bytes', f.bytes,
  'type', f.type) order by f.position, f.id) from lesson_file f where f.lesson_id = l.id)`.as('files');

type Row = Awaited<ReturnType<ReturnType<typeof files>['execute']>>[number];

const fileOf = (row: Row): LessonFileRecord => ({ ...row, bytes: Number(row.bytes) });

const readFiles = writtenOnce((db: Db, { lessonIds }: { lessonIds: readonly string[] }) =>
  files(db).where('lessonId', '=', anyId(lessonIds)),
);

/** The files of lessons, in the order the office gave them. */
export const findFiles = async (db: Db, lessonIds: readonly string[]): Promise<LessonFileRecord[]> =>
  (await readFiles(db, { lessonIds })).map(fileOf);

export async function findFile(db: Db | Tx, id: string): Promise<LessonFileRecord | null> {
  const row = await files(db).where('id', '=', id).executeTakeFirst();
  return row ? fileOf(row) : null;
}

/** The files of one lesson in their order, held until the transaction ends. */
export const lockFiles = async (tx: Tx, lessonId: string): Promise<LessonFileRecord[]> =>
  (await files(tx).where('lessonId', '=', lessonId).forNoKeyUpdate().execute()).map(fileOf);

/** Puts a file behind the others of its lesson; false when it is there already. */
export async function insertFile(tx: Tx, { key, ...file }: LessonFileRecord): Promise<boolean> {
  const row = await tx
    .insertInto('lessonFile')
    .values((eb) => ({
      ...file,
      fileKey: key,
      position: eb
        .selectFrom('lessonFile')
        .select((of) => of(of.fn.coalesce(of.fn.max('position'), of.lit(0)), '+', 1).as('next'))
        .where('lessonId', '=', file.lessonId),
    }))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function storeFileName(tx: Tx, id: string, name: string): Promise<void> {
  await tx.updateTable('lessonFile').set({ name }).where('id', '=', id).execute();
}

export async function storeFileOrder(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx
    .updateTable('lessonFile')
    .set({ position: sql<number>`array_position(${ids}::uuid[], id)` })
    .where('id', '=', anyId(ids))
    .execute();
}

export async function deleteFile(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('lessonFile').where('id', '=', id).execute();
}
