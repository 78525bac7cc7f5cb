import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import type { ShownLesson } from '../lesson.queries.ts';
import { lessonInReach } from '../read-lesson.ts';

/** A lesson of a course the caller takes. A caller who only looks, as the office or a teacher, leaves no trace. */
export async function takenLesson(ctx: Context, lessonId: string): Promise<ShownLesson> {
  const found = await lessonInReach(ctx, lessonId);
  if (!found) throw new RuleError('recordNotFound', 'NOT_FOUND');
  if (!found.isTaken) throw new RuleError('courseNotTaken', 'FORBIDDEN');
  return found.lesson;
}
