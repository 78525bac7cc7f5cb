import { sql } from 'kysely';
import type { Tx } from '#kit/db/database.ts';
import type { CourseValues, CourseTexts } from '#slices/courses/rules/course.ts';
import type { StoredFile } from '../course-record.ts';

/** Whoever else wants to change the course at the same time waits until this is over; false when there is none. */
export async function lockCourse(tx: Tx, id: string): Promise<boolean> {
  const course = tx.selectFrom('course').select('id').where('id', '=', id);
  return (await course.forNoKeyUpdate().executeTakeFirst()) !== undefined;
}

/** Whether another course has the code; capitals do not count. */
export async function isCodeTaken(tx: Tx, code: string, id: string): Promise<boolean> {
  // Codes are given one after the other, so that two windows cannot give the same one.
  await sql`select pg_advisory_xact_lock(hashtext('course codes'))`.execute(tx);
  const other = await tx
    .selectFrom('course')
    .select('id')
    .where(sql<boolean>`lower(code) = lower(${code})`)
    .where('id', '<>', id)
    .executeTakeFirst();
  return other !== undefined;
}

const rowOf = ({ ownLocale, ...values }: CourseValues) => ({ ...values, locale: ownLocale });

/** Makes a course with its words in its own language; false when there is one with this id already. */
export async function insertCourse(
  tx: Tx,
  id: string,
  { values, words }: { values: CourseValues; words: CourseTexts },
): Promise<boolean> {
  const row = await tx
    .insertInto('course')
    .values({ id, ...rowOf(values) })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (row) await storeTexts(tx, { courseId: id, locale: values.ownLocale }, words);
  return row !== undefined;
}

export async function updateCourseValues(tx: Tx, id: string, values: CourseValues): Promise<void> {
  await tx.updateTable('course').set(rowOf(values)).where('id', '=', id).execute();
}

/** Counts a change of what stands in the forms, so that two open ones do not undo each other. */
export async function countVersion(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('course')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export async function storeArchived(tx: Tx, id: string, archivedAt: Date | null): Promise<void> {
  await tx.updateTable('course').set({ archivedAt }).where('id', '=', id).execute();
}

export async function removeCourse(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('course').where('id', '=', id).execute();
}

export interface TextPlace {
  courseId: string;
  locale: string;
}

export async function storeTexts(tx: Tx, place: TextPlace, words: CourseTexts): Promise<void> {
  await tx
    .insertInto('courseText')
    .values({ ...place, name: words.name, description: words.description })
    .onConflict((conflict) =>
      conflict
        .columns(['courseId', 'locale'])
        .doUpdateSet({ name: words.name, description: words.description }),
    )
    .execute();
}

export async function removeTexts(tx: Tx, { courseId, locale }: TextPlace): Promise<void> {
  await tx.deleteFrom('courseText').where('courseId', '=', courseId).where('locale', '=', locale).execute();
}

/** The outline in one language, or none. */
export async function storeOutline(
  tx: Tx,
  { courseId, locale }: TextPlace,
  file: StoredFile | null,
): Promise<void> {
  await tx
    .updateTable('courseText')
    .set({
      outlineKey: file?.key ?? null,
      outlineName: file?.name ?? null,
      outlineBytes: file?.bytes ?? null,
    })
    .where('courseId', '=', courseId)
    .where('locale', '=', locale)
    .execute();
}

/** A course’s words and outlines in every other language than its own, which the copy has already, and its own outline. */
export async function copyTexts(tx: Tx, fromId: string, toId: string): Promise<void> {
  await sql`insert into course_text (course_id, locale, name, description, outline_key, outline_name, outline_bytes)
    select ${toId}::uuid, locale, name, description, outline_key, outline_name, outline_bytes
    from course_text where course_id = ${fromId}::uuid
    on conflict (course_id, locale) do update set outline_key = excluded.outline_key,
      outline_name = excluded.outline_name, outline_bytes = excluded.outline_bytes`.execute(tx);
}
