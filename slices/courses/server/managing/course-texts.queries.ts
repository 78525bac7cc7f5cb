import { anyId } from '#kit/db/any-of.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import type { CourseTexts } from '../../rules/course.ts';
import type { StoredFile } from '../course.queries.ts';

export interface CourseTextRecord extends CourseTexts {
  courseId: string;
  locale: string;
  outline: StoredFile | null;
}

/** Everything that was written, the languages in the order of their codes. */
export async function findCourseTexts(
  db: Db | Tx,
  courseIds: readonly string[],
): Promise<CourseTextRecord[]> {
  const rows = await db
    .selectFrom('courseText')
    .select(['courseId', 'locale', 'name', 'description', 'outlineKey', 'outlineName', 'outlineBytes'])
    .where('courseId', '=', anyId(courseIds))
    .orderBy('locale')
    .execute();
  return rows.map(({ outlineKey: key, outlineName, outlineBytes, ...text }) => ({
    ...text,
    outline: key === null ? null : { key, name: outlineName ?? '', bytes: Number(outlineBytes) },
  }));
}

export const textIn = async (tx: Tx, courseId: string, locale: string) =>
  (await findCourseTexts(tx, [courseId])).find((text) => text.locale === locale);

export interface TextKey {
  courseId: string;
  locale: string;
}

export async function storeTexts(tx: Tx, place: TextKey, texts: CourseTexts): Promise<void> {
  await tx
    .insertInto('courseText')
    .values({ ...place, ...texts })
    .onConflict((conflict) => conflict.columns(['courseId', 'locale']).doUpdateSet(texts))
    .execute();
}
