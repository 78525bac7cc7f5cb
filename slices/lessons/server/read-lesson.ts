import { actorOf } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { courseWithStanding, readingLocale } from '#slices/courses/server/public.ts';
import { can } from '../rules/permissions.ts';
import type { LessonRecord } from './lesson-record.ts';
import { readLesson } from './lesson.queries.ts';

/** A lesson the caller may read, and whether they take its course: only then is recorded what they watch. */
export interface LessonInReach {
  lesson: LessonRecord;
  isTaken: boolean;
}

/** A lesson that the caller may read. One that is hidden, or of a course out of reach, is not there at all. */
export async function lessonInReach(
  ctx: Context,
  lessonId: string,
  locale?: string | null,
): Promise<LessonInReach | null> {
  const lesson = await readLesson(ctx.db, lessonId, readingLocale(ctx, locale));
  const found = lesson && (await courseWithStanding(ctx, lesson.courseId, locale));
  if (!found || !can.read(actorOf(ctx), found.standing, lesson)) return null;
  return { lesson, isTaken: found.standing.isTaken };
}

export const lessonToRead = async (
  ctx: Context,
  lessonId: string,
  locale?: string | null,
): Promise<LessonRecord | null> => (await lessonInReach(ctx, lessonId, locale))?.lesson ?? null;
