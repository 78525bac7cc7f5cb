import type { Db } from '#kit/db/database.ts';
import type { Context } from '#kit/graphql/context.ts';
import { findChangesOfGivenGrades } from '#slices/assignments/server/api.ts';
import { findChanges, type GradesOf, type PastChange } from './grade-changes.queries.ts';
import { taughtToRead } from './taught.ts';

/** Everything that was changed by hand, the newest first. */
export async function pastChanges(db: Db, of: GradesOf): Promise<PastChange[]> {
  const [entered, ofWork] = await Promise.all([findChanges(db, of), findChangesOfGivenGrades(db, of)]);
  return [
    ...entered.map((change) => ({ ...change, isOfWork: false })),
    ...ofWork.map(({ assignmentId, reason, ...change }) => ({
      ...change,
      partId: assignmentId,
      reason: reason ?? '',
      isOfWork: true,
    })),
  ].toSorted((a, b) => b.changedAt.getTime() - a.changedAt.getTime());
}

/** Who changed what of a student's grades in a course, for those who may see these; null for everyone else. */
export async function historyOf(
  ctx: Context,
  { courseOfferingId, studentId }: { courseOfferingId: string; studentId: string },
): Promise<PastChange[]> {
  const taught = await taughtToRead(ctx, courseOfferingId);
  if (!taught) return [];
  const { courseId, groupId } = taught.courseOffering;
  return pastChanges(taught.db, { courseIds: [courseId], groupIds: [groupId], personIds: [studentId] });
}
