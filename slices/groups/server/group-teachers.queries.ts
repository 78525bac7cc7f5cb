import { anyId } from '#kit/db/any-of.ts';
import type { Db, Tx } from '#kit/db/database.ts';

interface CourseOffering {
  groupId: string;
  teacherId: string;
}

export const findCourseOfferings = (db: Db | Tx, groupIds: readonly string[]): Promise<CourseOffering[]> =>
  db
    .selectFrom('groupTeacher as gt')
    .innerJoin('teacher as t', 't.id', 'gt.teacherId')
    .select(['gt.groupId', 'gt.teacherId'])
    .where('gt.groupId', '=', anyId(groupIds))
    .orderBy('t.searchName')
    .orderBy('t.id')
    .execute();

/** The groups these teachers teach: current ones first. */
export async function findGroupsTaught(db: Db, teacherIds: readonly string[]) {
  const rows = await db
    .selectFrom('groupTeacher as gt')
    .innerJoin('studentGroup as g', 'g.id', 'gt.groupId')
    .select(['gt.teacherId', 'g.id', 'g.name', 'g.archivedAt'])
    .where('gt.teacherId', '=', anyId(teacherIds))
    .orderBy('g.archivedAt', (order) => order.asc().nullsFirst())
    .orderBy('g.sortName')
    .orderBy('g.id')
    .execute();
  return rows.map(({ archivedAt, ...group }) => ({ ...group, archived: archivedAt !== null }));
}

/** Says that a user teaches a group; false when that was known. */
export async function insertCourseOffering(
  tx: Tx,
  added: CourseOffering & { regionId: string },
): Promise<boolean> {
  const row = await tx
    .insertInto('groupTeacher')
    .values(added)
    .onConflict((conflict) => conflict.doNothing())
    .returning('groupId')
    .executeTakeFirst();
  return row !== undefined;
}

/** Says that a user does not teach a group; false when nobody had said so. */
export async function deleteCourseOffering(tx: Tx, { groupId, teacherId }: CourseOffering): Promise<boolean> {
  const row = await tx
    .deleteFrom('groupTeacher')
    .where('groupId', '=', groupId)
    .where('teacherId', '=', teacherId)
    .returning('groupId')
    .executeTakeFirst();
  return row !== undefined;
}

/** Has the user who teaches one group and still teaches at all teach another one of the same campus. */
export async function copyCourseOfferings(tx: Tx, fromId: string, toId: string): Promise<void> {
  await tx
    .insertInto('groupTeacher')
    .columns(['groupId', 'teacherId', 'regionId'])
    .expression((eb) =>
      eb
        .selectFrom('groupTeacher as gt')
        .innerJoin('teacher as t', 't.id', 'gt.teacherId')
        .innerJoin('studentGroup as g', (join) =>
          join.on('g.id', '=', toId).onRef('g.regionId', '=', 'gt.regionId'),
        )
        .select(['g.id', 'gt.teacherId', 'gt.regionId'])
        .where('gt.groupId', '=', fromId)
        .where('t.archivedAt', 'is', null),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
