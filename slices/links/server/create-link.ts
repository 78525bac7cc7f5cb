import { audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { changedValues } from '../rules/link.ts';
import { linkInHand } from './link-in-hand.ts';
import { campusOf, wishedLink, type LinkInputShape } from './link-input.ts';
import type { LinkRecord } from './link-record.ts';
import { insertLink } from './link.queries.ts';

/** Makes a link. Its id comes from the form, so that a form which is sent twice makes one. */
export async function createLink(ctx: Context, id: string, input: LinkInputShape): Promise<LinkRecord> {
  const wished = wishedLink(input);
  return transaction(ctx.db, async (tx) => {
    const regionId = await campusOf(tx, ctx, wished.groupId);
    const isNew = await insertLink(tx, id, { ...wished, regionId });
    const link = await linkInHand(tx, ctx, id);
    if (!isNew && changedValues(link, wished).length > 0) throw new RuleError('changedMeanwhile');
    if (isNew)
      await audit(tx, ctx, {
        action: 'createLink',
        entity: 'link',
        entityId: id,
        regionId,
        after: { ...wished },
      });
    return link;
  });
}
