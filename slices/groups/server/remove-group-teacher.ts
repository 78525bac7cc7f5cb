import { audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { loadGroupForUpdate } from './load-group-for-update.ts';
import { deleteCourseOffering } from './group-teachers.queries.ts';
import type { ManagedGroup } from './managed-group.ts';

/** Has a teacher no longer teach a group. Who taught it until when is told by the audit log. */
export const removeGroupTeacher = (ctx: Context, groupId: string, teacherId: string): Promise<ManagedGroup> =>
  transaction(ctx.db, async (tx) => {
    const group = await loadGroupForUpdate(tx, ctx, groupId);
    if (await deleteCourseOffering(tx, { groupId, teacherId })) {
      await audit(tx, ctx, {
        action: 'removeGroupTeacher',
        entity: 'group',
        entityId: groupId,
        regionId: group.regionId,
        before: { teacherId },
      });
    }
    return group;
  });
