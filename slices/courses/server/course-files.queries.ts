import { anyId } from '#kit/db/any-of.ts';
import type { Db, Tx } from '#kit/db/database.ts';

export interface CourseFileRecord {
  id: string;
  courseId: string;
  /** The language it is in; null when it is for everybody. */
  locale: string | null;
  name: string;
  key: string;
  bytes: number;
  type: string;
}

const files = (db: Db | Tx) =>
  db
    .selectFrom('courseFile')
    .select(['id', 'courseId', 'locale', 'name', 'fileKey as key', 'bytes', 'type'])
    .orderBy('position')
    .orderBy('id');

type Row = Awaited<ReturnType<ReturnType<typeof files>['execute']>>[number];

const fileOf = (row: Row): CourseFileRecord => ({ ...row, bytes: Number(row.bytes) });

/** The files of courses, in the order the office gave them. */
export const findCourseFiles = async (
  db: Db | Tx,
  courseIds: readonly string[],
): Promise<CourseFileRecord[]> =>
  (await files(db).where('courseId', '=', anyId(courseIds)).execute()).map(fileOf);

export async function findCourseFile(db: Db | Tx, id: string): Promise<CourseFileRecord | null> {
  const row = await files(db).where('id', '=', id).executeTakeFirst();
  return row ? fileOf(row) : null;
}

/** Whether a course names the file, as an outline, beside it or in a lesson. A copy of a course names the same. */
export async function isKeptByCourse(db: Db | Tx, key: string): Promise<boolean> {
  const found = await Promise.all([
    db.selectFrom('courseText').select('courseId').where('outlineKey', '=', key).executeTakeFirst(),
    db.selectFrom('courseFile').select('id').where('fileKey', '=', key).executeTakeFirst(),
    db.selectFrom('lessonFile').select('id').where('fileKey', '=', key).executeTakeFirst(),
  ]);
  return found.some((row) => row !== undefined);
}
