import { audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { linkInHand } from './link-in-hand.ts';
import { removeLink } from './link.queries.ts';

/** Deletes a link. */
export const deleteLink = (ctx: Context, linkId: string): Promise<boolean> =>
  transaction(ctx.db, async (tx) => {
    const { title, url, description, groupId, regionId } = await linkInHand(tx, ctx, linkId);
    await removeLink(tx, linkId);
    await audit(tx, ctx, {
      action: 'deleteLink',
      entity: 'link',
      entityId: linkId,
      regionId,
      before: { title, url, description, groupId },
    });
    return true;
  });
