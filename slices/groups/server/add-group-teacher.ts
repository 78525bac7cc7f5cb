import { audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { findTeacher } from '#slices/teachers/server/api.ts';
import { loadGroupForUpdate } from './load-group-for-update.ts';
import { insertCourseOffering } from './group-teachers.queries.ts';
import type { ManagedGroup } from './managed-group.ts';

/** Has a teacher of the campus teach a group. An archived teacher no longer teaches. */
export const addGroupTeacher = (ctx: Context, groupId: string, teacherId: string): Promise<ManagedGroup> =>
  transaction(ctx.db, async (tx) => {
    const group = await loadGroupForUpdate(tx, ctx, groupId);
    const teacher = await findTeacher(tx, teacherId);
    if (teacher?.regionId !== group.regionId) throw new RuleError('teacherOfAnotherCampus', 'NOT_FOUND');
    if (teacher.archived) throw new RuleError('teacherIsArchived');
    const { regionId } = group;
    if (await insertCourseOffering(tx, { groupId, teacherId, regionId })) {
      await audit(tx, ctx, {
        action: 'addGroupTeacher',
        entity: 'group',
        entityId: groupId,
        regionId,
        after: { teacherId },
      });
    }
    return group;
  });
