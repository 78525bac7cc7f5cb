import type { Tx } from '#kit/db/database.ts';
import { sniff } from '#kit/files/sniff.ts';
import { actorOf, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import type { RateRule } from '#kit/http/rate-limits.ts';
import { tellImageProblem } from '#kit/images/tell-image-problem.ts';
import { defineJob } from '#kit/jobs/define-job.ts';
import { enqueue } from '#kit/jobs/enqueue.ts';
import { insertLogEntry } from '#slices/system-log/server/api.ts';
import { isSomebodysPicture } from '../person.queries.ts';

const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'];

/** How long after a picture was stored it is certain whether somebody has it. */
const UNDECIDED_MS = 600_000;

/**
 * Keeps the picture of a face that somebody sends in base64, and says its id. How large it may be is limited by what the
 * API takes in one request; how many somebody may send, by the rate.
 */
export async function storePicture(ctx: Context, picture: string, rate: RateRule): Promise<string> {
  await ctx.services.rateLimits.take(rate, actorOf(ctx).personId);
  const bytes = Buffer.from(picture, 'base64');
  if (!PICTURE_TYPES.includes(sniff(bytes))) throw new RuleError('imageTypeRefused');
  const { imageId } = await ctx.services.images.store(bytes).catch(tellImageProblem);
  // If what follows does not come to its end, whatever ends it, nobody has the picture and nobody would ever remove it.
  const runAt = new Date(ctx.services.now().getTime() + UNDECIDED_MS);
  await transaction(ctx.db, (tx) => forgetUnlessUsed(tx, imageId, runAt));
  return imageId;
}

/** Removes a picture for good if nobody shows it. Whoever knows its address could still look at it otherwise. */
export const forgetUnlessUsed = (tx: Tx, pictureId: string, runAt?: Date): Promise<void> =>
  enqueue(tx, forgetPicture, { pictureId }, { key: `forgetPicture:${pictureId}`, ...(runAt && { runAt }) });

export const forgetPicture = defineJob<{ pictureId: string }>({
  name: 'forgetPicture',
  async run({ pictureId }, { db, services }) {
    if (await isSomebodysPicture(db, pictureId)) return;
    if (await services.images.remove(pictureId)) return;
    // Whoever looks after the site can still remove it by hand, and has to know of it.
    const nobody = { personId: null, impersonatorId: null, reference: null, requestId: null };
    const payload = JSON.stringify({ pictureId, store: services.images.kind });
    await insertLogEntry(db, { ...nobody, type: 'ERROR', action: 'pictureNotRemoved', payload });
  },
});
