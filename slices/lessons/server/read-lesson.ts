import { actorOf } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { courseWithStanding } from '#slices/courses/server/api.ts';
import { can } from '../rules/permissions.ts';
import { pageOfLesson, withOwnStudy } from './lesson-pages.ts';
import type { ShownLesson } from './lesson-record.ts';

/** A lesson the caller may read, and whether they take its course: only then is recorded what they watch. */
export interface LessonInReach {
  lesson: ShownLesson;
  isTaken: boolean;
}

/** A lesson that the caller may read. One that is hidden, or of a course out of reach, is not there at all. */
export async function lessonInReach(
  ctx: Context,
  lessonId: string,
  locale?: string | null,
): Promise<LessonInReach | null> {
  const lesson = await pageOfLesson(ctx, lessonId, locale);
  const found = lesson && (await courseWithStanding(ctx, lesson.courseId, locale));
  if (!found || !can.read(actorOf(ctx), found.standing, lesson)) return null;
  return { lesson, isTaken: found.standing.isTaken };
}

export const lessonToRead = async (
  ctx: Context,
  lessonId: string,
  locale?: string | null,
): Promise<ShownLesson | null> => (await lessonInReach(ctx, lessonId, locale))?.lesson ?? null;

/** The same with all that the caller has of it. */
export async function openLesson(
  ctx: Context,
  lessonId: string,
  locale: string | null | undefined,
): Promise<ShownLesson | null> {
  const lesson = await lessonToRead(ctx, lessonId, locale);
  const [opened] = lesson ? await withOwnStudy(ctx, [lesson], { withNotes: true }) : [];
  return opened ?? null;
}
