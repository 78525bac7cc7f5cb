import type { Tx } from '#kit/db/database.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import type { CourseRecord } from '../course-record.ts';
import { refuseIfShared } from './course-use.ts';
import { findCourses } from '../course.queries.ts';
import { lockCourse } from './course-writing.queries.ts';

/** A course that is being changed, held until the transaction ends. */
export async function loadCourseForUpdate(tx: Tx, ctx: Context, id: string): Promise<CourseRecord> {
  await lockCourse(tx, id);
  const [course] = await findCourses(tx, [id], ctx.locale);
  if (!course) throw new RuleError('recordNotFound', 'NOT_FOUND');
  return course;
}

/** The same for whoever changes it, unless campuses use it that would have to be asked (COUR-15). */
export async function courseToChange(tx: Tx, ctx: Context, id: string): Promise<CourseRecord> {
  const course = await loadCourseForUpdate(tx, ctx, id);
  await refuseIfShared(tx, ctx, id);
  return course;
}
