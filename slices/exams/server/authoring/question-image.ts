import { buffer } from 'node:stream/consumers';
import { joinSent, openSending } from '#kit/files/sent-file.ts';
import { actorOf, audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { RATES } from '#kit/http/limits/rate-limits.ts';
import { readPicture } from '#kit/images/read-picture.ts';
import { tellImageProblem } from '#kit/images/tell-image-problem.ts';
import { defineJob } from '#kit/jobs/define-job.ts';
import { enqueue } from '#kit/jobs/enqueue.ts';
import { can } from '#slices/exams/rules/permissions.ts';
import { IMAGE_BYTES_MAX, IMAGE_WIDTH } from '#slices/exams/rules/authoring/question-image.ts';
import { deleteUnshown, findImages, insertImage } from './question-image.queries.ts';

const sentKey = (imageId: string): string => `question-images/sent/${imageId}`;
export const imageKey = (imageId: string): string => `question-images/${imageId}.webp`;

/** How long after a picture was announced it is certain whether a question has it. */
const UNDECIDED_MS = 24 * 3_600_000;

interface AnnouncedImage {
  imageId: string;
  bytes: number;
}

export interface OpenedImageUpload {
  uploadId: string;
  /** The browser PUTs the bytes there, past our server. */
  url: string;
}

function checkAnnounced(ctx: Context, { bytes }: AnnouncedImage): void {
  if (!can.write(actorOf(ctx))) throw new RuleError('recordNotFound', 'NOT_FOUND');
  if (!Number.isInteger(bytes) || bytes < 1) throw new RuleError('imageUnreadable');
  if (bytes > IMAGE_BYTES_MAX) throw new RuleError('imageTooLarge');
}

/** Lets a browser send a picture to the store. If it never comes, or no question shows it, it is forgotten. */
export async function openQuestionImage(ctx: Context, image: AnnouncedImage): Promise<OpenedImageUpload> {
  checkAnnounced(ctx, image);
  const { imageId, bytes } = image;
  const { store, rateLimits, now } = ctx.services;
  const { personId } = actorOf(ctx);
  await rateLimits.take(RATES.storedFiles, personId);
  const sender = { db: ctx.db, personId, now: now() };
  const sent = { key: sentKey(imageId), bytes, partBytes: bytes };
  const { uploadId, urls } = await openSending(store, sender, sent);
  const runAt = new Date(now().getTime() + UNDECIDED_MS);
  await transaction(ctx.db, (tx) =>
    enqueue(tx, forgetQuestionImage, { imageId, uploadId }, { key: uploadId, runAt }),
  );
  return { uploadId, url: urls[0] ?? '' };
}

/** Redraws a picture that was sent and keeps it, for a question that is yet to be saved. Told twice, it is kept once. */
export async function keepQuestionImage(ctx: Context, image: AnnouncedImage & { uploadId: string }) {
  checkAnnounced(ctx, image);
  const { imageId, bytes, uploadId } = image;
  const { store, now } = ctx.services;
  if ((await findImages(ctx.db, [imageId])).length > 0) return true;
  const key = sentKey(imageId);
  const sent = { key, uploadId, bytes, partBytes: bytes };
  if (!(await joinSent(store, { db: ctx.db, now: now() }, sent))) throw new RuleError('imageUnreadable');
  const picture = await readPicture(await buffer((await store.get(key)).body)).catch(tellImageProblem);
  const { body, width, height } = await picture.drawn(IMAGE_WIDTH).catch(tellImageProblem);
  await store.put(imageKey(imageId), body, { contentType: 'image/webp' });
  await transaction(ctx.db, async (tx) => {
    await insertImage(tx, { id: imageId, width, height, keptAt: now() });
    await audit(tx, ctx, {
      action: 'keepQuestionImage',
      entity: 'questionImage',
      entityId: imageId,
      after: { width, height },
    });
  });
  await store.remove(key);
  return true;
}

export const forgetQuestionImage = defineJob<{ imageId: string; uploadId: string }>({
  name: 'forgetQuestionImage',
  async run({ imageId, uploadId }, { db, services: { store } }) {
    await store.abortUpload({ key: sentKey(imageId), uploadId });
    await store.remove(sentKey(imageId));
    if (await deleteUnshown(db, imageId)) await store.remove(imageKey(imageId));
  },
});
