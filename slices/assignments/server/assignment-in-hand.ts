import type { Tx } from '#kit/db/database.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import type { AssignmentRecord } from './assignment-record.ts';
import { lockAssignment } from './assignment-writing.queries.ts';
import { findAssignment } from './assignment.queries.ts';

/** An assignment that is being changed, held until the transaction ends. */
export async function assignmentInHand(tx: Tx, ctx: Context, id: string): Promise<AssignmentRecord> {
  await lockAssignment(tx, id);
  const assignment = await findAssignment(tx, id, ctx.locale);
  if (!assignment) throw new RuleError('recordNotFound', 'NOT_FOUND');
  return assignment;
}
