import { actorOf } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { can } from '#slices/exams/rules/permissions.ts';
import { attemptToFollow } from '../attempt-reach.ts';
import { imageKey } from './question-image.ts';
import { findImages, isShownIn } from './question-image.queries.ts';
import { attemptToRead } from '../read-exam.ts';

/** Long enough for a slow line to begin. */
const EXPIRES_IN_S = 120;

/** Every picture has the same name: what its author called it could tell the answer. */
const FILE_NAME = 'picture.webp';

const addressOf = (ctx: Context, imageId: string): Promise<string> =>
  ctx.services.store.downloadUrl(imageKey(imageId), {
    expiresInS: EXPIRES_IN_S,
    fileName: FILE_NAME,
    inline: true,
  });

/** For the student of the attempt and those who follow it. */
export async function attemptImageInStore(
  ctx: Context,
  { attemptId, imageId }: { attemptId: string; imageId: string },
): Promise<string | null> {
  const attempt = (await attemptToRead(ctx, attemptId)) ?? (await attemptToFollow(ctx, attemptId))?.attempt;
  const versionIds = attempt?.asked.map(({ versionId }) => versionId) ?? [];
  return (await isShownIn(ctx.db, versionIds, imageId)) ? addressOf(ctx, imageId) : null;
}

export async function questionImageInStore(ctx: Context, { imageId }: { imageId: string }) {
  if (!can.write(actorOf(ctx))) return null;
  return (await findImages(ctx.db, [imageId])).length > 0 ? addressOf(ctx, imageId) : null;
}
