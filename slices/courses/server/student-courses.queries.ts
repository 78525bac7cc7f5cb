import { sql } from 'kysely';
import type { Day } from '#kit/calendar/day.ts';
import type { Db } from '#kit/db/database.ts';
import type { CourseRecord } from './course-record.ts';
import { courseOf, coursesIn, withWords } from './course.queries.ts';

/** A course as a group takes it. */
export interface TakenCourse {
  groupId: string;
  firstDay: Day;
  course: CourseRecord;
}

/** Groups, and what their students are taught. */
export interface StudentCourses {
  groups: { id: string; name: string }[];
  taken: TakenCourse[];
}

const todayThere = (now: Date) => sql`(${now}::timestamptz at time zone r.time_zone)::date`;

/** The groups somebody is in today, current ones as in their profile. */
export async function findGroupsOfStudent(
  db: Db,
  personId: string,
  now: Date,
): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select g.id, g.name from group_member m
    join student_group g on g.id = m.group_id and g.archived_at is null
    join region r on r.id = g.region_id
    where m.person_id = ${personId}::uuid and m.first_day <= ${todayThere(now)}
      and (m.last_day is null or m.last_day >= ${todayThere(now)})
    order by m.first_day desc, g.name`.execute(db);
  return rows;
}

/** What groups are taught as their students see it: begun, not hidden, not archived, in each group's order. */
export async function findCoursesOfGroups(
  db: Db,
  groupIds: readonly string[],
  { locale, now }: { locale: string; now: Date },
): Promise<TakenCourse[]> {
  const rows = await withWords(
    coursesIn(db, locale).where('c.hidden', '=', false).where('c.archivedAt', 'is', null),
  )
    .innerJoin('courseGroup as t', 't.courseId', 'c.id')
    .innerJoin('region as r', 'r.id', 't.regionId')
    .select(['t.groupId', 't.firstDay'])
    .where('t.groupId', '=', sql<string>`any(${groupIds}::uuid[])`)
    .where(sql<boolean>`t.first_day <= ${todayThere(now)}`)
    .orderBy('t.position')
    .orderBy('t.id')
    .execute();
  return rows.map(({ groupId, firstDay, ...row }) => ({ groupId, firstDay, course: courseOf(row) }));
}

/** A group in the caller's reach, with its campus. */
export const findGroup = (db: Db, id: string) =>
  db.selectFrom('studentGroup').select(['id', 'name', 'regionId']).where('id', '=', id).executeTakeFirst();
