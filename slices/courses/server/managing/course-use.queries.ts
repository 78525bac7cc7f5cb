import { sql } from 'kysely';
import { anyId } from '#kit/db/any-of.ts';
import type { Db } from '#kit/db/database.ts';

export interface CourseUse {
  courseId: string;
  regionId: string;
  regionName: string;
  /** Whether a group there still meets. */
  isCurrent: boolean;
}

/** The campuses with a group that takes or took courses. Asked of the whole college. */
export const findCourseUse = (db: Db, courseIds: readonly string[]): Promise<CourseUse[]> =>
  db
    .selectFrom('courseGroup as t')
    .innerJoin('studentGroup as g', 'g.id', 't.groupId')
    .innerJoin('region as r', 'r.id', 't.regionId')
    .select(['t.courseId', 't.regionId', 'r.name as regionName'])
    .select(sql<boolean>`bool_or(g.archived_at is null)`.as('isCurrent'))
    .where('t.courseId', '=', anyId(courseIds))
    .groupBy(['t.courseId', 't.regionId', 'r.name'])
    .orderBy('r.name')
    .execute();
