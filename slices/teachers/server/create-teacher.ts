import { actorOf, audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { can } from '../rules/permissions.ts';
import { changedValues } from '../rules/teacher.ts';
import { loadTeacherForUpdate } from './load-teacher-for-update.ts';
import { checkAccount, parseTeacher, type TeacherInputShape } from './teacher-input.ts';
import type { TeacherRecord } from './teacher-record.ts';
import { insertTeacher } from './teacher-writing.queries.ts';
import { tellOfAccount } from './tell-of-account.ts';

interface NewTeacher {
  teacherId: string;
  regionId: string;
  teacherInput: TeacherInputShape;
}

/**
 * Adds a teacher to a campus. The id comes from the form, so that a form which is sent twice, because the first answer
 * was lost, adds one teacher; and if it says something else the second time, that is not dropped unseen.
 */
export async function createTeacher(ctx: Context, added: NewTeacher): Promise<TeacherRecord> {
  const { teacherId: id, regionId, teacherInput } = added;
  const parsed = parseTeacher(teacherInput);
  if (!can.manage(actorOf(ctx), { regionId })) throw new RuleError('recordNotFound', 'NOT_FOUND');
  return transaction(ctx.db, async (tx) => {
    await checkAccount(tx, { id, regionId, personId: parsed.personId });
    const isNew = await insertTeacher(tx, { id, regionId, ...parsed });
    const teacher = await loadTeacherForUpdate(tx, ctx, id);
    if (!isNew && (teacher.regionId !== regionId || changedValues(teacher, parsed).length > 0))
      throw new RuleError('changedMeanwhile');
    if (isNew) {
      await audit(tx, ctx, {
        action: 'createTeacher',
        entity: 'teacher',
        entityId: id,
        regionId,
        after: { ...parsed },
      });
      await tellOfAccount(tx, ctx, { teacherId: id, before: null, after: parsed.personId });
    }
    return teacher;
  });
}
