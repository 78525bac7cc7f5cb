import type { Context } from '#kit/graphql/context.ts';
import { findSubtitles } from './lesson-texts.queries.ts';
import { lessonToRead } from './read-lesson.ts';

/** The subtitles of a lesson that the caller may read; for anybody else there are none. */
export const readSubtitles = async (
  ctx: Context,
  lessonId: string,
  locale: string,
): Promise<string | null> =>
  (await lessonToRead(ctx, lessonId)) ? findSubtitles(ctx.db, lessonId, locale) : null;
