import type { Db, Tx } from '#kit/db/database.ts';
import { actorOf } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { can } from '../rules/permissions.ts';
import { findStudents, type StudentRecord } from './student.queries.ts';

/** A student whose papers the caller sees to; who is out of reach does not exist. */
export async function studentInReach(db: Db | Tx, ctx: Context, studentId: string): Promise<StudentRecord> {
  const [student] = await findStudents(db, [studentId]);
  if (!student || !can.issue(actorOf(ctx), student)) throw new RuleError('recordNotFound', 'NOT_FOUND');
  return student;
}
