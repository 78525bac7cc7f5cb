import { sql } from 'kysely';
import type { Day } from '#kit/calendar/day.ts';
import type { Db } from '#kit/db/database.ts';
import { dayInZone } from '#kit/db/day-in-zone.ts';
import type { CategoryRecord } from '#slices/categories/server/api.ts';
import type { CourseTeacherFacts, ListedCourse } from '../course-record.ts';
import { COURSE_COLUMNS, COURSE_WORDS, courseOf, coursesIn } from '../course.queries.ts';

/** A course as a group takes it. */
export interface TakenCourse {
  groupId: string;
  firstDay: Day;
  course: ListedCourse;
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

interface When {
  locale: string;
  now: Date;
}

/** Whatever stands beside a course on its card comes in the same statement: asking afterwards doubles the cost. */
const BESIDE_COURSE = [
  sql<CourseTeacherFacts | null>`case when who.id is not null then
    json_build_object('id', who.id, 'name', who.name, 'photoId', who.photo_id) end`.as('teacher'),
  sql<CategoryRecord | null>`case when shelf.id is not null then json_build_object('id', shelf.id,
    'name', shelf.name, 'version', shelf.version, 'position', shelf.position, 'uses', shelf.uses,
    'colour', shelf.colour) end`.as('category'),
] as const;

/** What groups are taught as their students see it: begun, not hidden, not archived. */
const taught = (db: Db, { locale, now }: When) =>
  coursesIn(db, locale)
    .innerJoin('courseGroup as t', 't.courseId', 'c.id')
    .innerJoin('region as r', 'r.id', 't.regionId')
    .leftJoin('teacher as who', 'who.id', 'c.teacherId')
    .leftJoin('category as shelf', 'shelf.id', 'c.categoryId')
    .select(['t.groupId', 't.firstDay', ...COURSE_COLUMNS, ...COURSE_WORDS, ...BESIDE_COURSE])
    .where('c.hidden', '=', false)
    .where('c.archivedAt', 'is', null)
    .where('t.firstDay', '<=', dayInZone(now, 'r.timeZone'))
    .orderBy('t.position')
    .orderBy('t.id');

type Taught = Awaited<ReturnType<ReturnType<typeof taught>['execute']>>[number];

const takenOf = ({ groupId, firstDay, ...row }: Taught): TakenCourse => ({
  groupId,
  firstDay,
  course: courseOf(row),
});

export const findCoursesOfGroup = async (db: Db, groupId: string, when: When): Promise<TakenCourse[]> =>
  (await taught(db, when).where('t.groupId', '=', groupId).execute()).map(takenOf);

/** A group in the caller's reach, with its campus. */
export const findGroup = (db: Db, id: string) =>
  db.selectFrom('studentGroup').select(['id', 'name', 'regionId']).where('id', '=', id).executeTakeFirst();
