import type { Tx } from '#kit/db/database.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { refuseIfShared } from '#slices/courses/server/api.ts';
import type { AssignmentRecord } from '../assignment-record.ts';
import { lockAssignment } from './assignment-writing.queries.ts';
import { findAssignment } from '../assignment.queries.ts';

/** An assignment that is being changed, held until the transaction ends. */
export async function loadAssignmentForUpdate(tx: Tx, ctx: Context, id: string): Promise<AssignmentRecord> {
  await lockAssignment(tx, id);
  const assignment = await findAssignment(tx, id, ctx.locale);
  if (!assignment) throw new RuleError('recordNotFound', 'NOT_FOUND');
  return assignment;
}

/** The same for whoever changes it, unless campuses use its course that would have to be asked (COUR-15). */
export async function assignmentToChange(tx: Tx, ctx: Context, id: string): Promise<AssignmentRecord> {
  const assignment = await findAssignment(tx, id, ctx.locale);
  if (assignment) await refuseIfShared(tx, ctx, assignment.courseId);
  return loadAssignmentForUpdate(tx, ctx, id);
}
