import { actorOf, audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { isOpenRegion } from '#slices/regions/server/api.ts';
import { changedValues, type GroupValues } from '../rules/group.ts';
import { can } from '../rules/permissions.ts';
import { loadGroupForUpdate } from './load-group-for-update.ts';
import { parseGroup, type GroupInputShape } from './group-input.ts';
import { updateGroupValues } from './group-writing.queries.ts';
import type { ManagedGroup } from './managed-group.ts';

interface Change {
  groupId: string;
  version: number;
  groupInput: GroupInputShape;
}

/** Changes a group, unless it was changed since the form was opened. What is said again changes nothing. */
export async function updateGroup(ctx: Context, change: Change): Promise<ManagedGroup> {
  const { groupId, version, groupInput } = change;
  const parsed = parseGroup(groupInput);
  return transaction(ctx.db, async (tx) => {
    const before = await loadGroupForUpdate(tx, ctx, groupId);
    if (!can.manage(actorOf(ctx), parsed)) throw new RuleError('recordNotFound', 'NOT_FOUND');
    const changed = changedValues(before, parsed);
    if (changed.length === 0) return before;
    if (version !== before.version) throw new RuleError('changedMeanwhile');
    // Members have days of this campus on record, and its staff look after them.
    if (changed.includes('regionId') && before.membersEver > 0) throw new RuleError('groupCampusFixed');
    if (changed.includes('regionId') && !(await isOpenRegion(tx, parsed.regionId)))
      throw new RuleError('regionIsClosed');
    await updateGroupValues(tx, groupId, parsed);
    const pick = (from: GroupValues) => Object.fromEntries(changed.map((name) => [name, from[name]]));
    await audit(tx, ctx, {
      action: 'updateGroup',
      entity: 'group',
      entityId: groupId,
      regionId: parsed.regionId,
      before: pick(before),
      after: pick(parsed),
    });
    return loadGroupForUpdate(tx, ctx, groupId);
  });
}
