import type { Context } from '#kit/graphql/context.ts';
import { findCourseFile } from './course-files.queries.ts';
import type { StoredFile } from './course-record.ts';
import { courseToRead } from './read-course.ts';

/** Long enough for a slow line to begin; whoever wants the file again asks again. */
const EXPIRES_IN_S = 120;

const addressOf = (ctx: Context, { key, name }: Pick<StoredFile, 'key' | 'name'>): Promise<string> =>
  ctx.services.store.downloadUrl(key, { expiresInS: EXPIRES_IN_S, fileName: name });

/** Where the store gives out a course's outline, for whoever may read the course. */
export async function outlineInStore(
  ctx: Context,
  { courseId, locale }: { courseId: string; locale: string },
): Promise<string | null> {
  const outline = (await courseToRead(ctx, courseId, locale))?.outline;
  return outline ? addressOf(ctx, outline) : null;
}

/** Where the store gives out a file of a course, for whoever may read the course. */
export async function courseFileInStore(
  ctx: Context,
  { fileId }: { fileId: string },
): Promise<string | null> {
  const file = await findCourseFile(ctx.db, fileId);
  return file && (await courseToRead(ctx, file.courseId)) ? addressOf(ctx, file) : null;
}
