import type { Tx } from '#kit/db/database.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { isCourseOfGroup, listTeachersOf } from './timetable.queries.ts';

interface Wanted {
  courseId: string | null;
  teacherId: string | null;
}

/** Why the whole college is asked: who acts on a campus may be a teacher of another. */
export const WHO_TEACHES = 'who may teach a group the caller looks after';

/** A class meets for a course of its group, with a teacher who acts on its campus. What was so before may stay. */
export async function checkTaught(
  ctx: Context,
  tx: Tx,
  { groupId, regionId }: { groupId: string; regionId: string },
  { courseId, teacherId }: Wanted,
  before?: Wanted,
): Promise<void> {
  if (courseId !== null && courseId !== before?.courseId && !(await isCourseOfGroup(tx, groupId, courseId)))
    throw new RuleError('courseOfAnotherGroup', 'NOT_FOUND', {}, { field: 'courseId' });
  if (teacherId === null || teacherId === before?.teacherId) return;
  const teachers = await listTeachersOf(ctx.unscopedWithin(tx, WHO_TEACHES), { regionId, teacherId });
  const [teacher] = teachers;
  if (!teacher) throw new RuleError('teacherOfAnotherCampus', 'NOT_FOUND', {}, { field: 'teacherId' });
  if (teacher.isArchived)
    throw new RuleError('teacherIsArchived', 'BAD_USER_INPUT', {}, { field: 'teacherId' });
}
