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
