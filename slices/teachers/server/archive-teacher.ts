import { audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { loadTeacherForUpdate } from './load-teacher-for-update.ts';
import type { TeacherRecord } from './teacher-record.ts';
import { storeArchived } from './teacher-writing.queries.ts';

/** Puts a teacher away who no longer teaches here, or brings them back. What they taught stays as it is. */
export const archiveTeacher = (ctx: Context, teacherId: string, archived: boolean): Promise<TeacherRecord> =>
  transaction(ctx.db, async (tx) => {
    const teacher = await loadTeacherForUpdate(tx, ctx, teacherId);
    if (teacher.archived === archived) return teacher;
    await storeArchived(tx, teacherId, archived ? ctx.services.now() : null);
    await audit(tx, ctx, {
      action: archived ? 'archiveTeacher' : 'restoreTeacher',
      entity: 'teacher',
      entityId: teacherId,
      regionId: teacher.regionId,
    });
    return { ...teacher, archived };
  });
