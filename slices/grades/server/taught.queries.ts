import { anyId } from '#kit/db/any-of.ts';
import type { Db } from '#kit/db/database.ts';
import { teacherAccountIn } from '#slices/teachers/server/api.ts';

/** Who teaches a course to a group: their name, and their account if they have one and act on the group's campus. */
export const findTeacherOf = (
  db: Db,
  courseOfferingId: string,
): Promise<{ name: string; personId: string | null } | undefined> =>
  db
    .selectFrom('courseGroup as g')
    .innerJoin('course as c', 'c.id', 'g.courseId')
    .innerJoin('teacher as t', 't.id', 'c.teacherId')
    .select(['t.name', teacherAccountIn('t.id', 'g.region_id').as('personId')])
    .where('g.id', '=', courseOfferingId)
    .executeTakeFirst();

/** Which of these courses these groups take, as far as they are in reach. */
export const findCourseOfferings = (
  db: Db,
  { courseIds, groupIds }: { courseIds: readonly string[]; groupIds: readonly string[] },
): Promise<{ courseOfferingId: string; courseId: string; groupId: string }[]> =>
  db
    .selectFrom('courseGroup')
    .select(['id as courseOfferingId', 'courseId', 'groupId'])
    .where('courseId', '=', anyId(courseIds))
    .where('groupId', '=', anyId(groupIds))
    .execute();
