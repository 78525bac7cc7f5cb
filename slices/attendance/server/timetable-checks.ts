import type { Tx } from '#kit/db/database.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { findTeacher } from '#slices/teachers/server/api.ts';
import { isCourseOfGroup } from './timetable.queries.ts';

interface Wanted {
  courseId: string | null;
  teacherId: string | null;
}

/** A class meets for a course of its group, with a teacher of its campus. What was so before may stay. */
export async function checkTaught(
  tx: Tx,
  { groupId, regionId }: { groupId: string; regionId: string },
  { courseId, teacherId }: Wanted,
  before?: Wanted,
): Promise<void> {
  if (courseId !== null && courseId !== before?.courseId && !(await isCourseOfGroup(tx, groupId, courseId)))
    throw new RuleError('courseOfAnotherGroup', 'NOT_FOUND', {}, { field: 'courseId' });
  if (teacherId === null || teacherId === before?.teacherId) return;
  const teacher = await findTeacher(tx, teacherId);
  if (teacher?.regionId !== regionId)
    throw new RuleError('teacherOfAnotherCampus', 'NOT_FOUND', {}, { field: 'teacherId' });
  if (teacher.archived)
    throw new RuleError('teacherIsArchived', 'BAD_USER_INPUT', {}, { field: 'teacherId' });
}
