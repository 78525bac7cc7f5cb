import { isStillNamed } from '#kit/db/constraint.ts';
import { audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { forgetUnlessUsed } from '#slices/people/server/api.ts';
import { loadTeacherForUpdate } from './load-teacher-for-update.ts';
import { removeTeacher } from './teacher-writing.queries.ts';

/**
 * Deletes a teacher who was entered by mistake. Whether anything still needs them is known to the tables that name them,
 * whichever slices they belong to (HOLE-77).
 */
export const deleteTeacher = (ctx: Context, teacherId: string): Promise<boolean> =>
  transaction(ctx.db, async (tx) => {
    const { regionId, photoId, name, biography, personId } = await loadTeacherForUpdate(tx, ctx, teacherId);
    await removeTeacher(tx, teacherId).catch(tellWhoNeedsThem);
    if (photoId) await forgetUnlessUsed(tx, photoId);
    await audit(tx, ctx, {
      action: 'deleteTeacher',
      entity: 'teacher',
      entityId: teacherId,
      regionId,
      before: { name, biography, personId },
    });
    return true;
  });

function tellWhoNeedsThem(error: unknown): never {
  if (!isStillNamed(error)) throw error;
  throw new RuleError('teacherInUse', 'BAD_USER_INPUT', {}, { cause: error });
}
