import { audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { isStillFresh } from '../rules/promotion.ts';
import { loadGroupForUpdate } from './load-group-for-update.ts';
import type { ManagedGroup } from './managed-group.ts';
import { findMoved, unmoveMembers } from './promotion.queries.ts';

/** Takes back on the same day that a group went on to the next year: everybody is back in it, and the new one is gone. */
export const undoPromotion = (ctx: Context, groupId: string): Promise<ManagedGroup> =>
  transaction(ctx.db, async (tx) => {
    const group = await loadGroupForUpdate(tx, ctx, groupId);
    const { regionId, today, promotedToId: toId } = group;
    if (!toId) return group;
    const next = await loadGroupForUpdate(tx, ctx, toId);
    const members = await findMoved(tx, { fromId: groupId, toId });
    if (next.promotedToId || !isStillFresh(members, today)) throw new RuleError('promotionSettled');
    await unmoveMembers(tx, { fromId: groupId, toId, today });
    const before = {
      personIds: members.map(({ personId }) => personId),
      from: groupId,
      to: toId,
      day: today,
    };
    for (const entityId of [groupId, toId])
      await audit(tx, ctx, { action: 'undoPromotion', entity: 'group', entityId, regionId, before });
    return loadGroupForUpdate(tx, ctx, groupId);
  });
