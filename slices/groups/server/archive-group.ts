import { audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { loadGroupForUpdate } from './load-group-for-update.ts';
import { storeArchived } from './group-writing.queries.ts';
import type { ManagedGroup } from './managed-group.ts';

/** Puts a group away when it is over, or brings it back. Its members stay as they are. */
export const archiveGroup = (ctx: Context, groupId: string, archived: boolean): Promise<ManagedGroup> =>
  transaction(ctx.db, async (tx) => {
    const group = await loadGroupForUpdate(tx, ctx, groupId);
    if (group.archived === archived) return group;
    await storeArchived(tx, groupId, archived ? ctx.services.now() : null);
    await audit(tx, ctx, {
      action: archived ? 'archiveGroup' : 'restoreGroup',
      entity: 'group',
      entityId: groupId,
      regionId: group.regionId,
    });
    return { ...group, archived };
  });
