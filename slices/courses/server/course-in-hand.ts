import type { Tx } from '#kit/db/database.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import type { CourseRecord } from './course-record.ts';
import { findCourses } from './course.queries.ts';
import { lockCourse } from './course-writing.queries.ts';

/** A course that is being changed, held until the transaction ends. */
export async function courseInHand(tx: Tx, ctx: Context, id: string): Promise<CourseRecord> {
  await lockCourse(tx, id);
  const [course] = await findCourses(tx, [id], ctx.locale);
  if (!course) throw new RuleError('recordNotFound', 'NOT_FOUND');
  return course;
}
