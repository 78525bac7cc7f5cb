import { sql } from 'kysely';
import { anyId } from '#kit/db/any-of.ts';
import type { Db } from '#kit/db/database.ts';
import type { AttemptTeachers } from '../rules/permissions.ts';

/** Who teaches the courses and the groups of attempts. */
export const findTeachersOfAttempts = (
  db: Db,
  attemptIds: readonly string[],
): Promise<(AttemptTeachers & { id: string })[]> =>
  db
    .selectFrom('examAttempt as a')
    .innerJoin('exam as e', 'e.id', 'a.examId')
    .innerJoin('course as c', 'c.id', 'e.courseId')
    .leftJoin('teacher as t', 't.id', 'c.teacherId')
    .select([
      'a.id',
      't.personId as courseTeacherPersonId',
      sql<string[]>`array(
        select of_group.person_id from group_teacher gt join teacher of_group on of_group.id = gt.teacher_id
        where gt.group_id = a.group_id and of_group.person_id is not null)`.as('groupTeacherPersonIds'),
    ])
    .where('a.id', '=', anyId(attemptIds))
    .execute();

/** The account of whoever teaches a course. */
export async function findCourseTeacherPersonId(db: Db, courseId: string): Promise<string | null> {
  const row = await db
    .selectFrom('course as c')
    .innerJoin('teacher as t', 't.id', 'c.teacherId')
    .select('t.personId')
    .where('c.id', '=', courseId)
    .executeTakeFirst();
  return row?.personId ?? null;
}
