import { sql } from 'kysely';
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

/** How many grades were entered by hand or made final in these course offerings. */
export const countGradesOfOfferings = (db: Db, courseOfferingIds: readonly string[]) =>
  db
    .selectFrom('courseGroup as t')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('gradeChange as c')
          .select(['c.personId', sql<string>`coalesce(c.part_id, c.course_id)`.as('partId')])
          .whereRef('c.courseId', '=', 't.courseId')
          .whereRef('c.groupId', '=', 't.groupId')
          .union(
            eb
              .selectFrom('courseResult as r')
              .select(['r.personId', 'r.courseId as partId'])
              .whereRef('r.courseId', '=', 't.courseId')
              .whereRef('r.groupId', '=', 't.groupId'),
          )
          .as('graded'),
      (join) => join.onTrue(),
    )
    .select('t.id')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('t.id', '=', anyId(courseOfferingIds))
    .groupBy('t.id')
    .execute();
