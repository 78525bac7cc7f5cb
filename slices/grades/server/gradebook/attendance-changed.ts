import type { Context } from '#kit/graphql/context.ts';
import { findDeductions } from '#slices/attendance/server/api.ts';
import { deductionIn, findHeldSteps } from '../finalising/finalisation.queries.ts';
import type { GradebookRecord } from './gradebook.ts';

/** A settled grade stays as it is; who may unlock the course decides whether what was decided later is taken over. */
export async function countAttendanceChanged(
  ctx: Context,
  { isFinal, courseOffering: { courseId, groupId, firstDay, lastDay } }: GradebookRecord,
): Promise<number> {
  if (!isFinal) return 0;
  const db = ctx.unscoped('grades of a group that the caller may follow');
  const held = await findHeldSteps(db, { courseId, groupId });
  const deductions = await findDeductions(
    db,
    held.map(({ personId }) => personId),
  );
  return held.filter(
    ({ personId, steps }) => deductionIn(steps) !== deductions({ personId, groupId, firstDay, lastDay }),
  ).length;
}
