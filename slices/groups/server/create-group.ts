import { actorOf, audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { isOpenRegion } from '#slices/regions/server/public.ts';
import { changedValues } from '../rules/group.ts';
import { can } from '../rules/permissions.ts';
import { groupInHand } from './group-in-hand.ts';
import { wishedGroup, type GroupInputShape } from './group-input.ts';
import { insertGroup } from './group-writing.queries.ts';
import type { ManagedGroup } from './managed-group.ts';

/**
 * Makes a group. Its id comes from the form, so that a form which is sent twice, because the first answer was lost,
 * makes one group; and if it says something else the second time, that is not dropped unseen.
 */
export async function createGroup(ctx: Context, id: string, input: GroupInputShape): Promise<ManagedGroup> {
  const wished = wishedGroup(input);
  if (!can.manage(actorOf(ctx), wished)) throw new RuleError('recordNotFound', 'NOT_FOUND');
  return transaction(ctx.db, async (tx) => {
    const isOpen = await isOpenRegion(tx, wished.regionId);
    const isNew = await insertGroup(tx, id, wished);
    const group = await groupInHand(tx, ctx, id);
    if (!isNew && changedValues(group, wished).length > 0) throw new RuleError('changedMeanwhile');
    if (isNew && !isOpen) throw new RuleError('regionIsClosed');
    if (isNew) {
      await audit(tx, ctx, {
        action: 'createGroup',
        entity: 'group',
        entityId: id,
        regionId: wished.regionId,
        after: { ...wished },
      });
    }
    return group;
  });
}
