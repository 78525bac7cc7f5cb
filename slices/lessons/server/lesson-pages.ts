import { askedByMany } from '#kit/graphql/asked-by-many.ts';
import type { Context } from '#kit/graphql/context.ts';
import { readingLocale } from '#slices/courses/server/api.ts';
import { findLessonPages } from './lesson-pages.queries.ts';
import type { ShownLesson } from './lesson-record.ts';
import { ownStudy } from './watching/own-study.ts';

const findPages = askedByMany('lessons as everybody sees them', findLessonPages);

/** All lessons of a course, also those that students do not see. Who may see them is asked by whoever shows them. */
export const pagesOfCourse = async (
  ctx: Context,
  courseId: string,
  locale: string | null | undefined,
): Promise<ShownLesson[]> =>
  (await findPages(ctx, { id: courseId.toLowerCase(), locale: readingLocale(ctx, locale) })) ?? [];

/** One lesson. Who may see it is asked by whoever shows it. */
export async function pageOfLesson(
  ctx: Context,
  lessonId: string,
  locale: string | null | undefined,
): Promise<ShownLesson | null> {
  const id = lessonId.toLowerCase();
  const pages = await findPages(ctx, { id, locale: readingLocale(ctx, locale) });
  return pages?.find((lesson) => lesson.id === id) ?? null;
}

/** Lessons with how far the caller is in them; the notes come along for one that is opened. */
export async function withOwnStudy(
  ctx: Context,
  lessons: readonly ShownLesson[],
  { withNotes }: { withNotes: boolean },
): Promise<ShownLesson[]> {
  if (lessons.length === 0) return [];
  const { progress, notes } = await ownStudy(ctx).load({ lessonIds: lessons.map(({ id }) => id), withNotes });
  return lessons.map((lesson) => ({
    ...lesson,
    progress: progress.get(lesson.id) ?? null,
    ...(withNotes && { notes: notes.get(lesson.id) ?? [] }),
  }));
}
