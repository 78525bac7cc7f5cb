import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import type { LessonRecord } from '../lesson-record.ts';
import { lessonInReach } from '../read-lesson.ts';

/** A lesson of a course the caller takes. Whoever only looks leaves no trace: not the office, not a teacher. */
export async function takenLesson(ctx: Context, lessonId: string): Promise<LessonRecord> {
  const found = await lessonInReach(ctx, lessonId);
  if (!found) throw new RuleError('recordNotFound', 'NOT_FOUND');
  if (!found.isTaken) throw new RuleError('courseNotTaken', 'FORBIDDEN');
  return found.lesson;
}
