import type { Day } from '#kit/calendar/day.ts';
import { sql } from 'kysely';
import { anyId } from '#kit/db/any-of.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import { dayInZone } from '#kit/db/day-in-zone.ts';
import { updateRow } from '#kit/db/rows.ts';
import { teacherAccountIn } from '#slices/teachers/server/api.ts';
import type { CourseOfferingValues } from '#slices/courses/rules/course-offering.ts';
import type { CourseOfferingRecord } from './course-offering-record.ts';

/** Nobody teaches more at a time; what is older is found by its group. */
const MAX_TAUGHT = 200;

const courseOfferings = (db: Db | Tx, now: Date) =>
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
      sql<Day>`${dayInZone(now, 'r.timeZone')}::text`.as('today'),
      sql<boolean>`t.first_day <= ${dayInZone(now, 'r.timeZone')}`.as('hasBegun'),
      sql<boolean>`coalesce(t.last_day < ${dayInZone(now, 'r.timeZone')}, false)`.as('hasEnded'),
      't.position',
      't.version',
    ]);

/** To whom a course is taught, as far as the caller's campuses go; the newest first. */
export const findCourseOfferingsOfCourse = (
  db: Db | Tx,
  courseId: string,
  now: Date,
): Promise<CourseOfferingRecord[]> =>
  courseOfferings(db, now)
    .where('t.courseId', '=', courseId)
    .orderBy('t.firstDay', 'desc')
    .orderBy('g.sortName')
    .orderBy('t.id')
    .execute();

/** Of these, as far as the caller's campuses go. */
export const findCourseOfferings = (
  db: Db,
  ids: readonly string[],
  now: Date,
): Promise<CourseOfferingRecord[]> =>
  courseOfferings(db, now).where('t.id', '=', anyId(ids)).orderBy('t.id').execute();

/** What a group is taught, in its order. */
export const findCourseOfferingsOfGroup = (
  db: Db | Tx,
  groupId: string,
  now: Date,
): Promise<CourseOfferingRecord[]> =>
  courseOfferings(db, now).where('t.groupId', '=', groupId).orderBy('t.position').orderBy('t.id').execute();

export async function findCourseOffering(
  db: Db | Tx,
  id: string,
  now: Date,
): Promise<CourseOfferingRecord | null> {
  return (await courseOfferings(db, now).where('t.id', '=', id).executeTakeFirst()) ?? null;
}

/** The accounts of those who teach the course or the group of a course offering and act on its campus. */
const teacherPersonIds = sql<string[]>`array_remove(
  ${teacherAccountIn('c.teacher_id', 't.region_id')} || array(
    select ${teacherAccountIn('gt.teacher_id', 't.region_id')} from group_teacher gt where gt.group_id = t.group_id),
  null)`;

/** Asked of the whole college: a teacher's groups may lie on a campus that is not in their reach. */
export const findCourseOfferingWithTeachers = (
  db: Db,
  id: string,
  now: Date,
): Promise<(CourseOfferingRecord & { teacherPersonIds: string[] }) | undefined> =>
  courseOfferings(db, now)
    .innerJoin('course as c', 'c.id', 't.courseId')
    .select(teacherPersonIds.as('teacherPersonIds'))
    .where('t.id', '=', id)
    .executeTakeFirst();

/** Each by its own index: nearly everybody who asks teaches nothing at all. */
const taughtBy = (personId: string) => sql`
  select cg.id from teacher p join course c on c.teacher_id = p.id join course_group cg on cg.course_id = c.id
  where p.person_id = ${personId}::uuid and ${teacherAccountIn('p.id', 'cg.region_id')} is not null
  union
  select cg.id from teacher p join group_teacher gt on gt.teacher_id = p.id
  join course_group cg on cg.group_id = gt.group_id
  where p.person_id = ${personId}::uuid and ${teacherAccountIn('p.id', 'cg.region_id')} is not null`;

/** What somebody teaches to groups that still meet, the newest first. */
export const findCourseOfferingsOfTeacher = (
  db: Db,
  personId: string,
  now: Date,
): Promise<CourseOfferingRecord[]> =>
  courseOfferings(db, now)
    .innerJoin('course as c', 'c.id', 't.courseId')
    .where('g.archivedAt', 'is', null)
    .where('c.archivedAt', 'is', null)
    .where('t.id', 'in', sql<string>`(${taughtBy(personId)})`)
    .orderBy('t.firstDay', 'desc')
    .orderBy('g.sortName')
    .orderBy('t.position')
    .orderBy('t.id')
    .limit(MAX_TAUGHT)
    .execute();

/** The groups among these that are within reach, held so that two who fill them take turns. */
export const lockGroups = (tx: Tx, groupIds: readonly string[]) =>
  tx
    .selectFrom('studentGroup')
    .select(['id', 'regionId'])
    .where('id', '=', anyId(groupIds))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();

/** Puts a course behind the others of groups, or where it is wanted; says of which it was not one yet. */
export async function insertCourseOfferings(
  tx: Tx,
  {
    courseId,
    groupIds,
    term,
    firstDay,
    lastDay,
    position,
  }: CourseOfferingValues & { courseId: string; groupIds: readonly string[]; position: number | null },
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
          sql<Day>`${firstDay}::date`.as('firstDay'),
          sql<Day | null>`${lastDay}::date`.as('lastDay'),
          sql<number>`coalesce(${position}::integer,
            (select coalesce(max(o.position), 0) + 1 from course_group o where o.group_id = g.id))`.as(
            'position',
          ),
        ])
        .where('g.id', '=', anyId(groupIds)),
    )
    .onConflict((conflict) => conflict.columns(['groupId', 'courseId']).doNothing())
    .returning(['id', 'groupId', 'regionId'])
    .execute();
}

export async function updateCourseOffering(tx: Tx, id: string, values: CourseOfferingValues): Promise<void> {
  await updateRow(tx, 'courseGroup', id, values);
}

export async function deleteCourseOffering(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('courseGroup').where('id', '=', id).execute();
}

/** Puts the courses of a group in this order. */
export async function storeOrder(
  tx: Tx,
  groupId: string,
  courseOfferingIds: readonly string[],
): Promise<void> {
  await sql`update course_group set position = wished.position
    from unnest(${courseOfferingIds}::uuid[]) with ordinality as wished (id, position)
    where course_group.id = wished.id and course_group.group_id = ${groupId}::uuid`.execute(tx);
}
