import { sql } from 'kysely';
import type { Db, Tx } from '#kit/db/database.ts';

/** Other changes to the lessons of a course wait until this is over. */
export async function lockLessons(tx: Tx, courseId: string): Promise<string[]> {
  await tx.selectFrom('course').select('id').where('id', '=', courseId).forNoKeyUpdate().execute();
  const rows = await tx
    .selectFrom('lesson')
    .select('id')
    .where('courseId', '=', courseId)
    .orderBy('position')
    .execute();
  return rows.map(({ id }) => id);
}

/** Makes a lesson behind all others; false when there is one with this id already. */
export async function insertLesson(tx: Tx, id: string, courseId: string): Promise<boolean> {
  const row = await tx
    .insertInto('lesson')
    .values({
      id,
      courseId,
      position: sql<number>`(select coalesce(max(position), 0) + 1 from lesson where course_id = ${courseId}::uuid)`,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function countChange(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('lesson')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export async function storeHidden(tx: Tx, id: string, hidden: boolean): Promise<void> {
  await tx.updateTable('lesson').set({ hidden }).where('id', '=', id).execute();
}

/** All places at once: the database looks at them only when every lesson has its new one. */
export async function storeOrder(tx: Tx, courseId: string, lessonIds: readonly string[]): Promise<void> {
  await tx
    .updateTable('lesson as l')
    .from(
      sql<{ id: string; place: number }>`unnest(${lessonIds}::uuid[]) with ordinality`.as<'wanted'>(
        sql`wanted (id, place)`,
      ),
    )
    .set({ position: sql<number>`wanted.place` })
    .whereRef('l.id', '=', sql.ref('wanted.id'))
    .where('l.courseId', '=', courseId)
    .execute();
}

/** Whether any person in the whole college has watched a lesson or written something down beside it. */
export async function isUsed(db: Db, id: string): Promise<boolean> {
  const { used } = await db
    .selectNoFrom((eb) =>
      eb
        .or([
          eb.exists(eb.selectFrom('lessonProgress').select('lessonId').where('lessonId', '=', id)),
          eb.exists(eb.selectFrom('lessonNote').select('id').where('lessonId', '=', id)),
        ])
        .as('used'),
    )
    .executeTakeFirstOrThrow();
  return Boolean(used);
}

export async function deleteLessonRow(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('lesson').where('id', '=', id).execute();
}
