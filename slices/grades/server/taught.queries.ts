import type { Db } from '#kit/db/database.ts';

/** Who teaches a course: their name, and their account if they have one. */
export const findTeacherOf = (
  db: Db,
  courseId: string,
): Promise<{ name: string; personId: string | null } | undefined> =>
  db
    .selectFrom('course as c')
    .innerJoin('teacher as t', 't.id', 'c.teacherId')
    .select(['t.name', 't.personId'])
    .where('c.id', '=', courseId)
    .executeTakeFirst();
