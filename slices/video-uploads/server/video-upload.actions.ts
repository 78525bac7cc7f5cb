import { isGiven } from '#kit/access/actor.ts';
import { actorOf, audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import type { StoredPart } from '#kit/files/object-store.ts';
import { refuseSharedLesson } from '#slices/lessons/server/api.ts';
import { PART_BYTES } from '../rules/parts.ts';
import { can, UPLOAD_VIDEOS } from '../rules/permissions.ts';
import { checkNewUpload, exceedsQuota, isSameFile, type NewVideoUpload } from '../rules/video-upload.ts';
import { LESSON, noteCompletion } from './complete-video-upload.ts';
import { dropVideo, isWhole, openInStorage, partsStored } from './stored-video.ts';
import { ownUpload } from './uploader.ts';
import {
  deleteUnfinished,
  findUpload,
  findUsage,
  insertUpload,
  lockUploadsOf,
  nameInStorage,
  type UploadRecord,
} from './video-upload.queries.ts';

const DAY_MS = 86_400_000;

export interface VideoUploadState {
  upload: UploadRecord;
  storedParts: StoredPart[];
}

/** Begins an upload, or finds the one the caller began before with the same id and the same file. */
export async function beginVideoUpload(ctx: Context, input: NewVideoUpload): Promise<VideoUploadState> {
  await refuseShared(ctx, input);
  const upload = await register(ctx, { ...input, title: input.title.trim() });
  if (upload.completedAt) return { upload, storedParts: [] };
  const { store } = ctx.services;
  const storedParts = await partsStored(store, upload);
  if (storedParts) return { upload, storedParts };
  // Joined, but the user who joined it could not write so down any more.
  if (await isWhole(store, upload)) return { upload: await noteCompletion(ctx, upload), storedParts: [] };
  return { upload: await openUpload(ctx, upload), storedParts: [] };
}

/** A film takes the place of the one a lesson has. A user who was given the sending of films as such sends them for everybody. */
async function refuseShared(ctx: Context, { itemType, itemId }: NewVideoUpload): Promise<void> {
  if (itemType === LESSON && !isGiven(actorOf(ctx), UPLOAD_VIDEOS)) await refuseSharedLesson(ctx, itemId);
}

/** The college's own record of the upload comes first: whatever happens next can be tried again. */
async function register(ctx: Context, params: NewVideoUpload): Promise<UploadRecord> {
  const actor = actorOf(ctx);
  const problem = checkNewUpload(params);
  if (problem) throw new RuleError(problem);
  const { personId } = actor;
  const createdAt = ctx.services.now();
  return transaction(ctx.db, async (tx) => {
    await lockUploadsOf(tx, personId);
    const known = await findUpload(tx, params.videoId);
    if (known) {
      if (!can.continue(actor, known)) throw new RuleError('videoIdTaken');
      if (!isSameFile(known, params)) throw new RuleError('videoFileDiffers');
      return known;
    }
    const usage = await findUsage(tx, personId, new Date(createdAt.getTime() - DAY_MS));
    if (exceedsQuota(usage, params.fileSize)) throw new RuleError('videoQuotaReached');
    const upload = await insertUpload(tx, params, { personId, partBytes: PART_BYTES, createdAt });
    if (!upload) throw new RuleError('videoIdTaken');
    const { title, fileSize, itemType, itemId } = upload;
    await audit(tx, ctx, {
      action: 'beginVideoUpload',
      entity: 'videoUpload',
      entityId: upload.id,
      after: { title, fileSize, itemType, itemId },
    });
    return upload;
  });
}

/** If two requests ask the storage at once, the second uses what the first got; its own is swept as an orphan. */
async function openUpload(ctx: Context, upload: UploadRecord): Promise<UploadRecord> {
  const storageUploadId = await openInStorage(ctx.services.store, upload);
  const named = await nameInStorage(ctx.db, upload, storageUploadId);
  return named ?? (await ownUpload(ctx, upload.id));
}

/** Drops an upload and whatever is stored of it. */
export async function abortVideoUpload(ctx: Context, { videoId }: { videoId: string }): Promise<boolean> {
  const upload = await ownUpload(ctx, videoId);
  await transaction(ctx.db, async (tx) => {
    if (!(await deleteUnfinished(tx, videoId))) throw new RuleError('videoUploadOver');
    await audit(tx, ctx, { action: 'abortVideoUpload', entity: 'videoUpload', entityId: videoId });
  });
  // If the storage is away, what it holds is an orphan from now on and is swept within a day.
  await dropVideo(ctx.services.store, upload);
  return true;
}
