import type { Db } from '#kit/db/database.ts';
import { actorOf } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { can } from '../rules/permissions.ts';
import { findStudents, type StudentRecord } from './student.queries.ts';

/** Which campus looks after somebody's papers is the same for whoever asks, so groups on every campus count. */
export const wholeCollege = (ctx: Context): Db => ctx.unscoped('which campus looks after a student’s papers');

/** A student whose papers the caller sees to; who is out of reach does not exist. */
export async function studentInReach(ctx: Context, studentId: string): Promise<StudentRecord> {
  const [student] = await findStudents(wholeCollege(ctx), [studentId]);
  if (!student || !can.issue(actorOf(ctx), student)) throw new RuleError('recordNotFound', 'NOT_FOUND');
  return student;
}
