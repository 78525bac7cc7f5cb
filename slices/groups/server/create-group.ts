import { actorOf, audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { isOpenRegion } from '#slices/regions/server/api.ts';
import { changedValues } from '../rules/group.ts';
import { can } from '../rules/permissions.ts';
import { loadGroupForUpdate } from './load-group-for-update.ts';
import { parseGroup, type GroupInputShape } from './group-input.ts';
import { copyCourseOfferings } from './group-teachers.queries.ts';
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
  const parsed = parseGroup(groupInput);
  if (!can.manage(actorOf(ctx), parsed)) throw new RuleError('recordNotFound', 'NOT_FOUND');
  return transaction(ctx.db, async (tx) => {
    const isOpen = await isOpenRegion(tx, parsed.regionId);
    if (copyOf) await loadGroupForUpdate(tx, ctx, copyOf);
    const isNew = await insertGroup(tx, id, parsed);
    const group = await loadGroupForUpdate(tx, ctx, id);
    if (!isNew && changedValues(group, parsed).length > 0) throw new RuleError('changedMeanwhile');
    if (isNew && !isOpen) throw new RuleError('regionIsClosed');
    if (isNew) {
      if (copyOf) await copyCourseOfferings(tx, copyOf, id);
      await audit(tx, ctx, {
        action: 'createGroup',
        entity: 'group',
        entityId: id,
        regionId: parsed.regionId,
        after: { ...parsed, ...(copyOf && { copyOf }) },
      });
    }
    return group;
  });
}
