import { audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { changedValues, type TeacherValues } from '../rules/teacher.ts';
import { teacherInHand } from './teacher-in-hand.ts';
import { checkAccount, wishedTeacher, type TeacherInputShape } from './teacher-input.ts';
import type { TeacherRecord } from './teacher-record.ts';
import { updateTeacherValues } from './teacher-writing.queries.ts';

interface Change {
  teacherId: string;
  version: number;
  teacherInput: TeacherInputShape;
}

/** Changes a teacher, unless that was done since the form was opened. What is said again changes nothing. */
export async function updateTeacher(ctx: Context, change: Change): Promise<TeacherRecord> {
  const { teacherId, version, teacherInput } = change;
  const wished = wishedTeacher(teacherInput);
  return transaction(ctx.db, async (tx) => {
    const before = await teacherInHand(tx, ctx, teacherId);
    const { regionId } = before;
    const changed = changedValues(before, wished);
    if (changed.length === 0) return before;
    if (version !== before.version) throw new RuleError('changedMeanwhile');
    // An account that has moved to another campus since stays linked until somebody chooses another one.
    if (changed.includes('personId'))
      await checkAccount(tx, { id: teacherId, regionId, personId: wished.personId });
    await updateTeacherValues(tx, teacherId, wished);
    const pick = (from: TeacherValues) => Object.fromEntries(changed.map((name) => [name, from[name]]));
    await audit(tx, ctx, {
      action: 'updateTeacher',
      entity: 'teacher',
      entityId: teacherId,
      regionId,
      before: pick(before),
      after: pick(wished),
    });
    return teacherInHand(tx, ctx, teacherId);
  });
}
