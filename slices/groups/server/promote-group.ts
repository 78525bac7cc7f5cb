import { audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { isOpenRegion } from '#slices/regions/server/api.ts';
import { checkPromotion } from '../rules/promotion.ts';
import { loadGroupForUpdate } from './load-group-for-update.ts';
import { parseGroup, type GroupInputShape } from './group-input.ts';
import { insertGroup } from './group-writing.queries.ts';
import type { ManagedGroup } from './managed-group.ts';
import { moveMembers, storePromotedFrom } from './promotion.queries.ts';

interface Promotion {
  groupId: string;
  /** A new id, made by the form: a form that is sent twice promotes once. */
  newGroupId: string;
  groupInput: GroupInputShape;
}

/** Sends a whole group on to the next year, as a group of its own. The old one keeps everybody on record. */
export async function promoteGroup(ctx: Context, promotion: Promotion): Promise<ManagedGroup> {
  const { groupId, newGroupId } = promotion;
  const next = parseGroup(promotion.groupInput);
  return transaction(ctx.db, async (tx) => {
    const group = await loadGroupForUpdate(tx, ctx, groupId);
    if (group.promotedToId === newGroupId) return loadGroupForUpdate(tx, ctx, newGroupId);
    if (group.promotedToId) throw new RuleError('groupPromotedAlready');
    const problem = checkPromotion(group, next);
    if (problem) throw new RuleError(problem);
    if (!(await isOpenRegion(tx, group.regionId))) throw new RuleError('regionIsClosed');
    if (!(await insertGroup(tx, newGroupId, next))) throw new RuleError('recordNotFound', 'NOT_FOUND');
    await storePromotedFrom(tx, newGroupId, groupId);
    const personIds = await moveMembers(tx, { fromId: groupId, toId: newGroupId, today: group.today });
    const { regionId } = group;
    const moved = { personIds, from: groupId, to: newGroupId, day: group.today };
    await audit(tx, ctx, {
      action: 'promoteGroup',
      entity: 'group',
      entityId: groupId,
      regionId,
      after: moved,
    });
    await audit(tx, ctx, {
      action: 'createGroup',
      entity: 'group',
      entityId: newGroupId,
      regionId,
      after: { ...next, ...moved },
    });
    return loadGroupForUpdate(tx, ctx, newGroupId);
  });
}
