import { audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { changedValues, type LinkValues } from '../rules/link.ts';
import { linkInHand } from './link-in-hand.ts';
import { campusOf, wishedLink, type LinkInputShape } from './link-input.ts';
import type { LinkRecord } from './link-record.ts';
import { updateLinkValues } from './link.queries.ts';

interface Change {
  linkId: string;
  version: number;
  linkInput: LinkInputShape;
}

/** Changes a link, unless it was changed since the form was opened. What is said again changes nothing. */
export async function updateLink(ctx: Context, { linkId, version, linkInput }: Change): Promise<LinkRecord> {
  const wished = wishedLink(linkInput);
  return transaction(ctx.db, async (tx) => {
    const before = await linkInHand(tx, ctx, linkId);
    const changed = changedValues(before, wished);
    if (changed.length === 0) return before;
    if (version !== before.version) throw new RuleError('changedMeanwhile');
    const regionId = await campusOf(tx, ctx, wished.groupId);
    await updateLinkValues(tx, linkId, { ...wished, regionId });
    const pick = (from: LinkValues) => Object.fromEntries(changed.map((name) => [name, from[name]]));
    await audit(tx, ctx, {
      action: 'updateLink',
      entity: 'link',
      entityId: linkId,
      regionId,
      before: pick(before),
      after: pick(wished),
    });
    return linkInHand(tx, ctx, linkId);
  });
}
