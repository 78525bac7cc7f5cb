import type { Context } from '#kit/graphql/context.ts';
import { findFile } from './lesson-files.queries.ts';
import { lessonToRead } from './read-lesson.ts';

/** Long enough for a slow line to begin; whoever wants the file again asks again. */
const EXPIRES_IN_S = 120;

/** Where the store gives out a file of a lesson, for whoever may read the lesson. */
export async function lessonFileInStore(
  ctx: Context,
  { fileId }: { fileId: string },
): Promise<string | null> {
  const file = await findFile(ctx.db, fileId);
  if (!file || !(await lessonToRead(ctx, file.lessonId))) return null;
  return ctx.services.store.downloadUrl(file.key, { expiresInS: EXPIRES_IN_S, fileName: file.name });
}
