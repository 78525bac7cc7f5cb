import type { Tx } from '#kit/db/database.ts';
import { sniff } from '#kit/files/sniff.ts';
import { actorOf, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import type { RateRule } from '#kit/http/limits/rate-limits.ts';
import { tellImageProblem } from '#kit/images/tell-image-problem.ts';
import { defineJob } from '#kit/jobs/define-job.ts';
import { enqueue } from '#kit/jobs/enqueue.ts';
import { insertLogEntry } from '#slices/system-log/server/api.ts';
import { isSomebodysPicture } from '../person.queries.ts';

const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'];

/** After this time it is certain whether a picture is in use. */
const UNDECIDED_MS = 600_000;

/** Stores a picture sent in base64. Its size is limited by that of a request, their number by the rate. */
export async function storePicture(ctx: Context, picture: string, rate: RateRule): Promise<string> {
  await ctx.services.rateLimits.take(rate, actorOf(ctx).personId);
  const bytes = Buffer.from(picture, 'base64');
  if (!PICTURE_TYPES.includes(sniff(bytes))) throw new RuleError('imageTypeRefused');
  const { imageId } = await ctx.services.images.store(bytes).catch(tellImageProblem);
  // If the rest fails, nobody has the picture and this removes it.
  const runAt = new Date(ctx.services.now().getTime() + UNDECIDED_MS);
  await transaction(ctx.db, (tx) => forgetUnlessUsed(tx, imageId, runAt));
  return imageId;
}

/** Removes a picture that nobody shows: its address would still open it. */
export const forgetUnlessUsed = (tx: Tx, pictureId: string, runAt?: Date): Promise<void> =>
  enqueue(tx, forgetPicture, { pictureId }, { key: `forgetPicture:${pictureId}`, ...(runAt && { runAt }) });

export const forgetPicture = defineJob<{ pictureId: string }>({
  name: 'forgetPicture',
  async run({ pictureId }, { db, services }) {
    if (await isSomebodysPicture(db, pictureId)) return;
    if (await services.images.remove(pictureId)) return;
    // The site's owner can remove it by hand, and has to know of it.
    const nobody = { personId: null, impersonatorId: null, reference: null, requestId: null };
    const payload = JSON.stringify({ pictureId, store: services.images.kind });
    await insertLogEntry(db, { ...nobody, type: 'ERROR', action: 'pictureNotRemoved', payload });
  },
});
