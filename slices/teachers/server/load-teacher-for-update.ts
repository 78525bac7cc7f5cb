import type { Tx } from '#kit/db/database.ts';
import { actorOf } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { can } from '#slices/teachers/rules/permissions.ts';
import type { TeacherRecord } from './teacher-record.ts';
import { lockTeacher } from './teacher-writing.queries.ts';
import { findTeacher } from './teacher.queries.ts';

/** A teacher whom the caller may change, held until the transaction ends. Who is out of reach does not exist. */
export async function loadTeacherForUpdate(tx: Tx, ctx: Context, id: string): Promise<TeacherRecord> {
  await lockTeacher(tx, id);
  const teacher = await findTeacher(tx, id);
  if (!teacher || !can.manage(actorOf(ctx), teacher)) throw new RuleError('recordNotFound', 'NOT_FOUND');
  return teacher;
}
