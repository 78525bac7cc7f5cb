import { audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { isFilm } from '../rules/video-upload.ts';
import { addFilm } from '#slices/lessons/server/api.ts';
import { detectType, dropVideo, joinVideo, videoKey } from './stored-video.ts';
import { ownUpload } from './uploader.ts';
import { deleteUnfinished, findUpload, storeCompletion, type UploadRecord } from './video-upload.queries.ts';

/**
 * Completes an upload from what the storage holds. Joining a large film takes a while, so it happens outside of any
 * transaction; asking again, after a lost answer or a crash in between, ends the same way.
 */
export async function completeVideoUpload(
  ctx: Context,
  { videoId }: { videoId: string },
): Promise<UploadRecord> {
  const upload = await ownUpload(ctx, videoId);
  if (upload.completedAt) return upload;
  await joinVideo(ctx.services.store, upload);
  return noteCompletion(ctx, upload);
}

export async function noteCompletion(ctx: Context, upload: UploadRecord): Promise<UploadRecord> {
  const { store, now } = ctx.services;
  const detectedType = await detectType(store, upload);
  if (!isFilm(detectedType)) return refuseContent(ctx, upload, detectedType);
  const completed = await transaction(ctx.db, async (tx) => {
    const stored = await storeCompletion(tx, upload.id, { completedAt: now(), detectedType });
    if (!stored) return findUpload(tx, upload.id);
    await audit(tx, ctx, {
      action: 'completeVideoUpload',
      entity: 'videoUpload',
      entityId: upload.id,
      after: { detectedType },
    });
    if (upload.itemType === LESSON) await addFilm(tx, filmOf(upload, detectedType));
    return stored;
  });
  if (completed) return completed;
  await dropVideo(store, upload); // Aborted meanwhile: nothing may stay behind.
  throw new RuleError('videoUploadUnknown', 'NOT_FOUND');
}

/** What belongs to a lesson is prepared to be shown there; anything else only lies in the storage. */
export const LESSON = 'lesson';

const filmOf = ({ id, itemId, locale, title, fileSize }: UploadRecord, detectedType: string) => ({
  id,
  lessonId: itemId,
  locale,
  title,
  sourceKey: videoKey({ id }),
  sourceBytes: fileSize,
  sourceType: detectedType,
});

/** A name and a type are easily given to anything; what is no film goes, and only the audit remembers it. */
async function refuseContent(ctx: Context, upload: UploadRecord, detectedType: string): Promise<never> {
  await transaction(ctx.db, async (tx) => {
    if (!(await deleteUnfinished(tx, upload.id))) return;
    await audit(tx, ctx, {
      action: 'refuseVideoContent',
      entity: 'videoUpload',
      entityId: upload.id,
      after: { detectedType },
    });
  });
  await dropVideo(ctx.services.store, upload);
  throw new RuleError('videoTypeRefused');
}
