import { actorOf, audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { isOpenRegion } from '#slices/regions/server/public.ts';
import { changedValues } from '../rules/group.ts';
import { can } from '../rules/permissions.ts';
import { groupInHand } from './group-in-hand.ts';
import { wishedGroup, type GroupInputShape } from './group-input.ts';
import { copyTeachings } from './group-teachers.queries.ts';
import { insertGroup } from './group-writing.queries.ts';
import type { ManagedGroup } from './managed-group.ts';

interface NewGroup {
  groupId: string;
  groupInput: GroupInputShape;
  /** The group it was begun from: whoever teaches that one teaches this one too. */
  copyOf?: string | null | undefined;
}

/**
 * Makes a group. Its id comes from the form, so that a form which is sent twice, because the first answer was lost,
 * makes one group; and if it says something else the second time, that is not dropped unseen.
 */
export async function createGroup(ctx: Context, made: NewGroup): Promise<ManagedGroup> {
  const { groupId: id, groupInput, copyOf } = made;
  const wished = wishedGroup(groupInput);
  if (!can.manage(actorOf(ctx), wished)) throw new RuleError('recordNotFound', 'NOT_FOUND');
  return transaction(ctx.db, async (tx) => {
    const isOpen = await isOpenRegion(tx, wished.regionId);
    if (copyOf) await groupInHand(tx, ctx, copyOf);
    const isNew = await insertGroup(tx, id, wished);
    const group = await groupInHand(tx, ctx, id);
    if (!isNew && changedValues(group, wished).length > 0) throw new RuleError('changedMeanwhile');
    if (isNew && !isOpen) throw new RuleError('regionIsClosed');
    if (isNew) {
      if (copyOf) await copyTeachings(tx, copyOf, id);
      await audit(tx, ctx, {
        action: 'createGroup',
        entity: 'group',
        entityId: id,
        regionId: wished.regionId,
        after: { ...wished, ...(copyOf && { copyOf }) },
      });
    }
    return group;
  });
}
