import { sql } from 'kysely';
import { anyId } from '#kit/db/any-of.ts';
import type { Db } from '#kit/db/database.ts';
import { teacherAccountIn } from '#slices/teachers/server/api.ts';
import type { AttemptTeachers } from '../rules/permissions.ts';

export const findTeachersOfAttempts = (
  db: Db,
  attemptIds: readonly string[],
): Promise<(AttemptTeachers & { id: string })[]> =>
  db
    .selectFrom('examAttempt as a')
    .innerJoin('exam as e', 'e.id', 'a.examId')
    .innerJoin('course as c', 'c.id', 'e.courseId')
    .select([
      'a.id',
      teacherAccountIn('c.teacher_id', 'a.region_id').as('courseTeacherPersonId'),
      sql<string[]>`array_remove(array(
        select ${teacherAccountIn('gt.teacher_id', 'a.region_id')} from group_teacher gt
        where gt.group_id = a.group_id), null)`.as('groupTeacherPersonIds'),
    ])
    .where('a.id', '=', anyId(attemptIds))
    .execute();

/** Also a teacher of another campus that has let them in. */
export async function findCourseTeacherPersonId(db: Db, courseOfferingId: string): Promise<string | null> {
  const row = await db
    .selectFrom('courseGroup as t')
    .innerJoin('course as c', 'c.id', 't.courseId')
    .select(teacherAccountIn('c.teacher_id', 't.region_id').as('personId'))
    .where('t.id', '=', courseOfferingId)
    .executeTakeFirst();
  return row?.personId ?? null;
}
