import type { Tx } from '#kit/db/database.ts';
import { actorOf, audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { can } from '../rules/permissions.ts';
import { changedValues, type TeacherValues } from '../rules/teacher.ts';
import { loadTeacherForUpdate } from './load-teacher-for-update.ts';
import { checkAccount, parseTeacher, type TeacherInputShape } from './teacher-input.ts';
import type { TeacherRecord } from './teacher-record.ts';
import { updateTeacherValues } from './teacher-writing.queries.ts';
import { findRegionsOfTeacher } from './teaching-power.queries.ts';
import { tellOfAccount } from './tell-of-account.ts';

interface Change {
  teacherId: string;
  version: number;
  teacherInput: TeacherInputShape;
}

/** Changes a teacher, unless that was done since the form was opened. What is said again changes nothing. */
export async function updateTeacher(ctx: Context, change: Change): Promise<TeacherRecord> {
  const { teacherId, version, teacherInput } = change;
  const parsed = parseTeacher(teacherInput);
  return transaction(ctx.db, async (tx) => {
    const before = await loadTeacherForUpdate(tx, ctx, teacherId);
    const { regionId } = before;
    const changed = changedValues(before, parsed);
    if (changed.length === 0) return before;
    if (version !== before.version) throw new RuleError('changedMeanwhile');
    // An account that has moved to another campus since stays linked until somebody chooses another one.
    if (changed.includes('personId')) {
      await refuseUnlessResponsible(tx, ctx, teacherId);
      await checkAccount(tx, { id: teacherId, regionId, personId: parsed.personId });
      await tellOfAccount(tx, ctx, { teacherId, before: before.personId, after: parsed.personId });
    }
    await updateTeacherValues(tx, teacherId, parsed);
    const pick = (from: TeacherValues) => Object.fromEntries(changed.map((name) => [name, from[name]]));
    await audit(tx, ctx, {
      action: 'updateTeacher',
      entity: 'teacher',
      entityId: teacherId,
      regionId,
      before: pick(before),
      after: pick(parsed),
    });
    return loadTeacherForUpdate(tx, ctx, teacherId);
  });
}

/** Whoever becomes this teacher grades wherever the teacher acts, also where the caller has nothing to say. */
async function refuseUnlessResponsible(tx: Tx, ctx: Context, teacherId: string): Promise<void> {
  const regions = await findRegionsOfTeacher(ctx.unscopedWithin(tx, 'where a teacher acts'), teacherId);
  const others = regions.filter(({ id }) => !can.handOnTeaching(actorOf(ctx), [id]));
  if (others.length > 0)
    throw new RuleError('teacherActsElsewhere', 'FORBIDDEN', {
      campuses: others.map(({ name }) => name).join(', '),
    });
}
