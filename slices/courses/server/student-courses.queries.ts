import { sql } from 'kysely';
import type { Day } from '#kit/calendar/day.ts';
import type { Db } from '#kit/db/database.ts';
import { dayInZone } from '#kit/db/day-in-zone.ts';
import { writtenOnce } from '#kit/db/written-once.ts';
import type { CategoryRecord } from '#slices/categories/server/public.ts';
import type { CourseRecord } from './course-record.ts';
import { courseOf, coursesIn, withWords } from './course.queries.ts';
import type { CourseTeacherFacts } from './loaders.ts';

/** A course as a group takes it. */
export interface TakenCourse {
  groupId: string;
  firstDay: Day;
  course: CourseRecord;
  teacher: CourseTeacherFacts | null;
  category: CategoryRecord | null;
}

interface GroupName {
  id: string;
  name: string;
}

/** Groups, and what their students are taught. */
export interface StudentCourses {
  groups: GroupName[];
  taken: TakenCourse[];
}

/** The groups somebody is in today, current ones as in their profile. */
const readGroupsOfStudent = writtenOnce((db: Db, { personId, now }: { personId: string; now: Date }) =>
  db
    .selectFrom('groupMember as m')
    .innerJoin('studentGroup as g', 'g.id', 'm.groupId')
    .innerJoin('region as r', 'r.id', 'g.regionId')
    .select(['g.id', 'g.name'])
    .where('m.personId', '=', personId)
    .where('g.archivedAt', 'is', null)
    .where('m.firstDay', '<=', dayInZone(now, 'r.timeZone'))
    .where((eb) => eb.or([eb('m.lastDay', 'is', null), eb('m.lastDay', '>=', dayInZone(now, 'r.timeZone'))]))
    .orderBy('m.firstDay', 'desc')
    .orderBy('g.name'),
);

export const findGroupsOfStudent = (db: Db, personId: string, now: Date): Promise<GroupName[]> =>
  readGroupsOfStudent(db, { personId, now });

interface Asked {
  groupIds: readonly string[];
  locale: string;
  now: Date;
}

/** Whatever stands beside a course on its card comes in the same statement: asking afterwards doubles the cost. */
const readCoursesOfGroups = writtenOnce((db: Db, { groupIds, locale, now }: Asked) =>
  withWords(coursesIn(db, locale).where('c.hidden', '=', false).where('c.archivedAt', 'is', null))
    .innerJoin('courseGroup as t', 't.courseId', 'c.id')
    .innerJoin('region as r', 'r.id', 't.regionId')
    .leftJoin('teacher as who', 'who.id', 'c.teacherId')
    .leftJoin('category as shelf', 'shelf.id', 'c.categoryId')
    .select([
      't.groupId',
      't.firstDay',
      sql<CourseTeacherFacts | null>`case when who.id is not null then
        json_build_object('id', who.id, 'name', who.name, 'photoId', who.photo_id) end`.as('teacher'),
      sql<CategoryRecord | null>`case when shelf.id is not null then json_build_object('id', shelf.id,
        'name', shelf.name, 'version', shelf.version, 'position', shelf.position, 'uses', shelf.uses,
        'colour', shelf.colour) end`.as('category'),
    ])
    .where('t.groupId', '=', sql<string>`any(${groupIds}::uuid[])`)
    .where('t.firstDay', '<=', dayInZone(now, 'r.timeZone'))
    .orderBy('t.position')
    .orderBy('t.id'),
);

/** What groups are taught as their students see it: begun, not hidden, not archived, in each group's order. */
export const findCoursesOfGroups = async (
  db: Db,
  groupIds: readonly string[],
  how: Omit<Asked, 'groupIds'>,
): Promise<TakenCourse[]> =>
  (await readCoursesOfGroups(db, { groupIds, ...how })).map(
    ({ groupId, firstDay, teacher, category, ...row }) => ({
      groupId,
      firstDay,
      teacher,
      category,
      course: courseOf(row),
    }),
  );

/** A group in the caller's reach, with its campus. */
export const findGroup = (db: Db, id: string) =>
  db.selectFrom('studentGroup').select(['id', 'name', 'regionId']).where('id', '=', id).executeTakeFirst();
