import { actorOf } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { courseWithStanding } from '#slices/courses/server/api.ts';
import { can } from '../rules/permissions.ts';
import { findFile } from './lesson-files.queries.ts';
import { pageOfLesson, withOwnStudy } from './lesson-pages.ts';
import { findSubtitles } from './lesson-texts.queries.ts';
import type { ShownLesson } from './lesson.queries.ts';

/** A lesson the caller may read, and whether they take its course: only then is recorded what they watch. */
interface LessonInReach {
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

const lessonToRead = async (
  ctx: Context,
  lessonId: string,
  locale?: string | null,
): Promise<ShownLesson | null> => (await lessonInReach(ctx, lessonId, locale))?.lesson ?? null;

export async function openLesson(
  ctx: Context,
  lessonId: string,
  locale: string | null | undefined,
): Promise<ShownLesson | null> {
  const lesson = await lessonToRead(ctx, lessonId, locale);
  const [opened] = lesson ? await withOwnStudy(ctx, [lesson], { withNotes: true }) : [];
  return opened ?? null;
}

/** The subtitles of a lesson that the caller may read; for others there are none. */
export const readSubtitles = async (ctx: Context, lessonId: string, locale: string): Promise<string | null> =>
  (await lessonToRead(ctx, lessonId)) ? findSubtitles(ctx.db, lessonId, locale) : null;

/** Long enough for a slow line to begin; the person who wants the file again asks again. */
const EXPIRES_IN_S = 120;

export async function lessonFileInStore(
  ctx: Context,
  { fileId }: { fileId: string },
): Promise<string | null> {
  const file = await findFile(ctx.db, fileId);
  if (!file || !(await lessonToRead(ctx, file.lessonId))) return null;
  return ctx.services.store.downloadUrl(file.key, { expiresInS: EXPIRES_IN_S, fileName: file.name });
}
