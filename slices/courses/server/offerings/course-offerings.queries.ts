import { sql } from 'kysely';
import type { Day } from '#kit/calendar/day.ts';
import { anyId } from '#kit/db/any-of.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import { dayInZone } from '#kit/db/day-in-zone.ts';
import { writtenOnce } from '#kit/db/written-once.ts';
import { teacherAccountIn } from '#slices/teachers/server/api.ts';
import type { CourseOfferingValues } from '../../rules/course-offering.ts';

export interface CourseOfferingRecord extends CourseOfferingValues {
  id: string;
  courseId: string;
  groupId: string;
  groupName: string;
  groupIsArchived: boolean;
  regionId: string;
  regionName: string;
  /** The day it is on the group's campus. */
  today: Day;
  /** Whether it has begun on the group's campus. */
  hasBegun: boolean;
  /** Whether its last day there is over. */
  hasEnded: boolean;
  position: number;
  version: number;
}

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

/** Whether it is a day of what a table records from a first to a last day, on the campus r. */
export const isToday = (table: 't' | 'm', now: Date) =>
  sql<boolean>`${dayInZone(now, 'r.timeZone')} between ${sql.ref(`${table}.firstDay`)}
    and coalesce(${sql.ref(`${table}.lastDay`)}, 'infinity'::date)`;

interface StudentsNow {
  courseId: string;
  /** The campuses in which the caller may look; null for the whole college. */
  reach: readonly string[] | null;
  now: Date;
}

/** How many students take a course today, each counted once. */
export async function countStudentsNow(db: Db, { courseId, reach, now }: StudentsNow): Promise<number> {
  const { count } = await db
    .selectFrom('courseGroup as t')
    .innerJoin('studentGroup as g', 'g.id', 't.groupId')
    .innerJoin('region as r', 'r.id', 't.regionId')
    .innerJoin('groupMember as m', 'm.groupId', 't.groupId')
    .select(({ fn }) => fn.count<string>('m.personId').distinct().as('count'))
    .where('t.courseId', '=', courseId)
    .where('g.archivedAt', 'is', null)
    .where(isToday('t', now))
    .where(isToday('m', now))
    .$if(reach !== null, (query) => query.where('t.regionId', '=', anyId(reach ?? [])))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** How many students are in the groups of these course offerings today. */
export const countStudentsOfOfferings = (db: Db, courseOfferingIds: readonly string[], now: Date) =>
  db
    .selectFrom('courseGroup as t')
    .innerJoin('region as r', 'r.id', 't.regionId')
    .innerJoin('groupMember as m', 'm.groupId', 't.groupId')
    .select('t.id')
    .select(({ fn }) => fn.count<string>('m.personId').distinct().as('count'))
    .where('t.id', '=', anyId(courseOfferingIds))
    .where(isToday('m', now))
    .groupBy('t.id')
    .execute();

/** How many courses run today in each of these groups. */
export const countCoursesNow = (db: Db, groupIds: readonly string[], now: Date) =>
  db
    .selectFrom('courseGroup as t')
    .innerJoin('course as c', 'c.id', 't.courseId')
    .innerJoin('region as r', 'r.id', 't.regionId')
    .select('t.groupId as id')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('t.groupId', '=', anyId(groupIds))
    .where('c.archivedAt', 'is', null)
    .where(isToday('t', now))
    .groupBy('t.groupId')
    .execute();

/** How many courses of the catalogue name each of these teachers, also those that are archived. */
export const countCoursesOfTeachers = (db: Db, teacherIds: readonly string[]) =>
  db
    .selectFrom('course as c')
    .select(sql<string>`c.teacher_id`.as('id'))
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('c.teacherId', '=', anyId(teacherIds))
    .groupBy('c.teacherId')
    .execute();

/** The accounts of those who teach the course or the group of a course offering and act on its campus. */
const teacherPersonIds = sql<string[]>`array_remove(
  ${teacherAccountIn('c.teacher_id', 't.region_id')} || array(
    select ${teacherAccountIn('gt.teacher_id', 't.region_id')} from group_teacher gt where gt.group_id = t.group_id),
  null)`;

/** With what says who may see how the students get on. A later slice reads more of the course c and the region r with it. */
export const courseOfferingsToFollow = (db: Db, now: Date) =>
  courseOfferings(db, now)
    .innerJoin('course as c', 'c.id', 't.courseId')
    .select(teacherPersonIds.as('teacherPersonIds'));

/** Asked of the whole college: a teacher's groups may lie on a campus that is not in their reach. */
export const findCourseOfferingWithTeachers = (
  db: Db,
  id: string,
  now: Date,
): Promise<(CourseOfferingRecord & { teacherPersonIds: string[] }) | undefined> =>
  courseOfferingsToFollow(db, now).where('t.id', '=', id).executeTakeFirst();

/** Each by its own index: nearly everybody who asks teaches nothing at all. */
export const taughtBy = (personId: string) => sql`
  select cg.id from teacher p join course c on c.teacher_id = p.id join course_group cg on cg.course_id = c.id
  where p.person_id = ${personId}::uuid and ${teacherAccountIn('p.id', 'cg.region_id')} is not null
  union
  select cg.id from teacher p join group_teacher gt on gt.teacher_id = p.id
  join course_group cg on cg.group_id = gt.group_id
  where p.person_id = ${personId}::uuid and ${teacherAccountIn('p.id', 'cg.region_id')} is not null`;

/** What a person teaches to groups that still meet, the newest first. */
export const findCourseOfferingsOfTeacher = (
  db: Db,
  personId: string,
  now: Date,
): Promise<CourseOfferingRecord[]> => readOfTeacher(db, { personId, now });

const readOfTeacher = writtenOnce((db: Db | Tx, { personId, now }: { personId: string; now: Date }) =>
  courseOfferings(db, now)
    .innerJoin('course as c', 'c.id', 't.courseId')
    .where('g.archivedAt', 'is', null)
    .where('c.archivedAt', 'is', null)
    .where('t.id', 'in', sql<string>`(${taughtBy(personId)})`)
    .orderBy('t.firstDay', 'desc')
    .orderBy('g.sortName')
    .orderBy('t.position')
    .orderBy('t.id')
    .limit(MAX_TAUGHT),
);

/** The courses that groups within reach are taught. */
export const findCoursesTaughtIn = (db: Db): Promise<{ courseId: string }[]> =>
  db.selectFrom('courseGroup').select('courseId').distinct().execute();
