import { actorOf, audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import type { RateRule } from '#kit/http/limits/rate-limits.ts';
import { wholeCaller } from '../caller.ts';
import { findPerson, lockPerson, updatePerson } from '../person.queries.ts';
import { forgetUnlessUsed, storePicture } from './store-picture.ts';
import type { UserParent } from '../user.graphql.ts';

/** Each one is redrawn in several sizes, which is more work than any other change of a profile. */
export const SET_PICTURE: RateRule = { name: 'set-picture', max: 20, windowS: 3_600 };

export const setPicture = async (ctx: Context, { picture }: { picture: string }): Promise<UserParent> =>
  changePicture(ctx, await storePicture(ctx, picture, SET_PICTURE));

export const removePicture = (ctx: Context): Promise<UserParent> => changePicture(ctx, null);

async function changePicture(ctx: Context, pictureId: string | null): Promise<UserParent> {
  const { personId } = actorOf(ctx);
  return transaction(ctx.db, async (tx) => {
    await lockPerson(tx, personId);
    const before = (await findPerson(tx, personId))?.pictureId ?? null;
    const after = { ...wholeCaller(ctx), ...(await updatePerson(tx, personId, { pictureId })) };
    if (before === pictureId) return after;
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
