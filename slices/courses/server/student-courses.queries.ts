import { sql } from 'kysely';
import type { Day } from '#kit/calendar/day.ts';
import type { Db } from '#kit/db/database.ts';
import { dayInZone } from '#kit/db/day-in-zone.ts';
import { writtenOnce } from '#kit/db/written-once.ts';
import type { CategoryRecord } from '#slices/categories/server/public.ts';
import type { CourseTeacherFacts, ListedCourse } from './course-record.ts';
import { COURSE_COLUMNS, COURSE_WORDS, courseOf, coursesIn } from './course.queries.ts';

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

/**
 * The groups somebody is in today, current ones as in their profile, each with what it is taught in its order. One
 * statement that goes from the person to their courses step by step: it is asked for all day.
 */
const readShelf = writtenOnce((db: Db, { personId, locale, now }: When & { personId: string }) =>
  db
    .selectFrom('groupMember as m')
    .innerJoin('studentGroup as g', 'g.id', 'm.groupId')
    .innerJoin('region as r', 'r.id', 'g.regionId')
    .leftJoin('courseGroup as t', (join) =>
      join.onRef('t.groupId', '=', 'g.id').on('t.firstDay', '<=', dayInZone(now, 'r.timeZone')),
    )
    .leftJoin('course as c', (join) =>
      join.onRef('c.id', '=', 't.courseId').on('c.hidden', '=', false).on('c.archivedAt', 'is', null),
    )
    .leftJoin('courseText as own', (join) =>
      join.onRef('own.courseId', '=', 'c.id').onRef('own.locale', '=', 'c.locale'),
    )
    .leftJoin('courseText as wanted', (join) =>
      join.onRef('wanted.courseId', '=', 'c.id').on('wanted.locale', '=', locale),
    )
    .leftJoin('teacher as who', 'who.id', 'c.teacherId')
    .leftJoin('category as shelf', 'shelf.id', 'c.categoryId')
    .select(['g.id as groupId', 'g.name as groupName', 't.firstDay'])
    .select([...COURSE_COLUMNS, ...COURSE_WORDS, ...BESIDE_COURSE])
    .where('m.personId', '=', personId)
    .where('g.archivedAt', 'is', null)
    .where('m.firstDay', '<=', dayInZone(now, 'r.timeZone'))
    .where((eb) => eb.or([eb('m.lastDay', 'is', null), eb('m.lastDay', '>=', dayInZone(now, 'r.timeZone'))]))
    .orderBy('m.firstDay', 'desc')
    .orderBy('g.name')
    .orderBy('t.position')
    .orderBy('t.id'),
);

/** A group that is taught nothing yet comes as a row without a course. */
const hasCourse = <Row extends { id: string | null }>(row: Row): row is Row & Taught => row.id !== null;

export async function findShelf(db: Db, personId: string, when: When): Promise<StudentCourses> {
  const rows = await readShelf(db, { personId, ...when });
  const names = new Map(rows.map(({ groupId, groupName }) => [groupId, groupName]));
  return {
    groups: [...names].map(([id, name]) => ({ id, name })),
    taken: rows.filter(hasCourse).map(takenOf),
  };
}

/** A group in the caller's reach, with its campus. */
export const findGroup = (db: Db, id: string) =>
  db.selectFrom('studentGroup').select(['id', 'name', 'regionId']).where('id', '=', id).executeTakeFirst();
