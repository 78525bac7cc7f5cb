import { sql } from 'kysely';
import { anyId } from '#kit/db/any-of.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import { dayInZone } from '#kit/db/day-in-zone.ts';
import type { TeachingValues } from '../rules/teaching.ts';
import type { TeachingRecord } from './teaching-record.ts';

const teachings = (db: Db | Tx, now: Date) =>
  db
    .selectFrom('courseGroup as t')
    .innerJoin('studentGroup as g', 'g.id', 't.groupId')
    .innerJoin('region as r', 'r.id', 't.regionId')
    .select([
      't.id',
      't.courseId',
      't.groupId',
      'g.name as groupName',
      sql<boolean>`g.archived_at is not null`.as('groupIsArchived'),
      't.regionId',
      'r.name as regionName',
      't.term',
      't.firstDay',
      't.lastDay',
      sql<boolean>`t.first_day <= ${dayInZone(now, 'r.timeZone')}`.as('hasBegun'),
      't.position',
      't.version',
    ]);

/** To whom a course is taught, as far as the caller's campuses go; the newest first. */
export const findTeachingsOfCourse = (db: Db | Tx, courseId: string, now: Date): Promise<TeachingRecord[]> =>
  teachings(db, now)
    .where('t.courseId', '=', courseId)
    .orderBy('t.firstDay', 'desc')
    .orderBy('g.sortName')
    .orderBy('t.id')
    .execute();

/** What a group is taught, in its order. */
export const findTeachingsOfGroup = (db: Db | Tx, groupId: string, now: Date): Promise<TeachingRecord[]> =>
  teachings(db, now).where('t.groupId', '=', groupId).orderBy('t.position').orderBy('t.id').execute();

export async function findTeaching(db: Db | Tx, id: string, now: Date): Promise<TeachingRecord | null> {
  return (await teachings(db, now).where('t.id', '=', id).executeTakeFirst()) ?? null;
}

/** The groups among these that are within reach, held so that two who fill them take turns. */
export const lockGroups = (tx: Tx, groupIds: readonly string[]) =>
  tx
    .selectFrom('studentGroup')
    .select(['id', 'regionId'])
    .where('id', '=', anyId(groupIds))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();

/** Puts a course behind the others of groups; says of which it was not one yet. */
export async function insertTeachings(
  tx: Tx,
  {
    courseId,
    groupIds,
    term,
    firstDay,
    lastDay,
  }: TeachingValues & { courseId: string; groupIds: readonly string[] },
): Promise<{ id: string; groupId: string; regionId: string }[]> {
  return tx
    .insertInto('courseGroup')
    .columns(['courseId', 'groupId', 'regionId', 'term', 'firstDay', 'lastDay', 'position'])
    .expression((eb) =>
      eb
        .selectFrom('studentGroup as g')
        .select((of) => [
          of.val(courseId).as('courseId'),
          'g.id as groupId',
          'g.regionId',
          of.val(term).as('term'),
          sql<string>`${firstDay}::date`.as('firstDay'),
          sql<string | null>`${lastDay}::date`.as('lastDay'),
          sql<number>`(select coalesce(max(o.position), 0) + 1 from course_group o where o.group_id = g.id)`.as(
            'position',
          ),
        ])
        .where('g.id', '=', anyId(groupIds)),
    )
    .onConflict((conflict) => conflict.columns(['groupId', 'courseId']).doNothing())
    .returning(['id', 'groupId', 'regionId'])
    .execute();
}

export async function updateTeaching(tx: Tx, id: string, values: TeachingValues): Promise<void> {
  await tx
    .updateTable('courseGroup')
    .set((eb) => ({ ...values, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export async function deleteTeaching(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('courseGroup').where('id', '=', id).execute();
}

/** Puts the courses of a group in this order. */
export async function storeOrder(tx: Tx, groupId: string, teachingIds: readonly string[]): Promise<void> {
  await sql`update course_group set position = wished.position
    from unnest(${teachingIds}::uuid[]) with ordinality as wished (id, position)
    where course_group.id = wished.id and course_group.group_id = ${groupId}::uuid`.execute(tx);
}
