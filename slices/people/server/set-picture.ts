import type { Tx } from '#kit/db/database.ts';
import { sniff } from '#kit/files/sniff.ts';
import { actorOf, audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { RATES } from '#kit/http/rate-limits.ts';
import { ImageProblem } from '#kit/images/image-store.ts';
import { defineJob } from '#kit/jobs/define-job.ts';
import { enqueue } from '#kit/jobs/enqueue.ts';
import { insertLogEntry } from '#slices/system-log/server/public.ts';
import { caller } from './caller.ts';
import { findPerson, isSomebodysPicture, lockPerson, updatePerson } from './person.queries.ts';
import type { UserParent } from './user.graphql.ts';

const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'];

/** How long after a picture was stored it is certain whether somebody has it. */
const UNDECIDED_MS = 600_000;

/** Gives whoever is signed in a picture. How large it may be is limited by what the API takes in one request. */
export async function setPicture(ctx: Context, { picture }: { picture: string }): Promise<UserParent> {
  const { personId } = actorOf(ctx);
  await ctx.services.rateLimits.take(RATES.setPicture, personId);
  const bytes = Buffer.from(picture, 'base64');
  if (!PICTURE_TYPES.includes(sniff(bytes))) throw new RuleError('imageTypeRefused');
  const { imageId } = await ctx.services.images.store(bytes).catch(tellImageProblem);
  // If what follows does not come to its end, whatever ends it, nobody has the picture and nobody would ever remove it.
  const runAt = new Date(ctx.services.now().getTime() + UNDECIDED_MS);
  await transaction(ctx.db, (tx) => forgetUnlessUsed(tx, imageId, runAt));
  return changePicture(ctx, imageId);
}

export const removePicture = (ctx: Context): Promise<UserParent> => changePicture(ctx, null);

async function changePicture(ctx: Context, pictureId: string | null): Promise<UserParent> {
  const { personId } = actorOf(ctx);
  return transaction(ctx.db, async (tx) => {
    await lockPerson(tx, personId);
    const before = (await findPerson(tx, personId))?.pictureId ?? null;
    const after = { ...caller(ctx), ...(await updatePerson(tx, personId, { pictureId })) };
    if (before === pictureId) return after;
    // Whoever knows the old picture's address could still look at it otherwise.
    if (before) await forgetUnlessUsed(tx, before);
    await audit(tx, ctx, {
      action: pictureId ? 'setPicture' : 'removePicture',
      entity: 'person',
      entityId: personId,
      before: { pictureId: before },
      after: { pictureId },
    });
    return after;
  });
}

const forgetUnlessUsed = (tx: Tx, pictureId: string, runAt?: Date): Promise<void> =>
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

function tellImageProblem(error: unknown): never {
  if (!(error instanceof ImageProblem) || error.isAway) throw error;
  throw new RuleError(error.problem, 'BAD_USER_INPUT', {}, { cause: error });
}
