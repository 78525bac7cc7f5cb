import { sql, type RawBuilder } from 'kysely';
import { anyId } from '#kit/db/any-of.ts';
import type { Db, Tx } from '#kit/db/database.ts';

/** Whether a teacher acts on a campus: their own, or one that has let them in. Both are columns, such as 'c.teacher_id'. */
export const actsIn = (teacher: string, region: string): RawBuilder<boolean> => sql<boolean>`(
  ${sql.ref(`${teacher}.region_id`)} = ${sql.ref(region)} or exists (
    select from teacher_region given
    where given.teacher_id = ${sql.ref(`${teacher}.id`)} and given.region_id = ${sql.ref(region)}))`;

/**
 * The account of a teacher as far as it counts on a campus; none where they do not act. A user who asks who may grade, mark or
 * follow students as their teacher asks this: it is the one place that knows. Both are columns, such as 'c.teacher_id'.
 */
export const teacherAccountIn = (teacherId: string, region: string): RawBuilder<string | null> =>
  sql<string | null>`(
    select acting.person_id from teacher acting
    where acting.id = ${sql.ref(teacherId)} and ${actsIn('acting', region)})`;

/** The campuses on which teachers act, their own among them. Asked of the whole college. */
export async function findRegionsOfTeacher(
  db: Db | Tx,
  teacherId: string,
): Promise<{ id: string; name: string }[]> {
  return db
    .selectFrom('region as r')
    .select(['r.id', 'r.name'])
    .where(
      sql<boolean>`exists (select from teacher t where t.id = ${teacherId}::uuid and ${actsIn('t', 'r.id')})`,
    )
    .orderBy('r.name')
    .orderBy('r.id')
    .execute();
}

/** The campuses on which a user acts as a teacher. Asked of the whole college. */
export async function findRegionsTaughtBy(db: Db | Tx, personIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('region as r')
    .select('r.id')
    .where(
      sql<boolean>`exists (
        select from teacher t where t.person_id = any (${personIds}::uuid[]) and ${actsIn('t', 'r.id')})`,
    )
    .execute();
  return rows.map(({ id }) => id);
}

export const findTeachersOfPerson = (
  tx: Tx,
  personId: string,
): Promise<{ id: string; name: string; regionId: string }[]> =>
  tx.selectFrom('teacher').select(['id', 'name', 'regionId']).where('personId', '=', personId).execute();

/** Lets a teacher act on campuses besides their own; a user who did so first stays on record. */
export async function letTeacherAct(
  tx: Tx,
  { teacherId, regionIds, givenBy }: { teacherId: string; regionIds: readonly string[]; givenBy: string },
): Promise<void> {
  await sql`insert into teacher_region (teacher_id, region_id, given_by)
    select ${teacherId}::uuid, r.id, ${givenBy}::uuid from region r
    where r.id = ${anyId([...new Set(regionIds)])}
      and not exists (select from teacher home where home.id = ${teacherId}::uuid and home.region_id = r.id)
    on conflict do nothing`.execute(tx);
}

/** A teacher no longer acts where no group is taught a course of theirs any more, as far as the caller's campuses go. */
export async function withdrawTeacher(tx: Tx, teacherId: string): Promise<void> {
  await sql`delete from teacher_region given where given.teacher_id = ${teacherId}::uuid and not exists (
    select from course c join course_group g on g.course_id = c.id
    where c.teacher_id = given.teacher_id and g.region_id = given.region_id)`.execute(tx);
}
