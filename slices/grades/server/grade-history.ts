import type { Context } from '#kit/graphql/context.ts';
import { findChanges, type GradeChangeRecord } from './grade-changes.queries.ts';
import { taughtToRead } from './taught.ts';

/** Who changed what of a student's grades in a course, for those who may see these; for anybody else there is nothing. */
export async function historyOf(
  ctx: Context,
  { teachingId, studentId }: { teachingId: string; studentId: string },
): Promise<GradeChangeRecord[]> {
  const taught = await taughtToRead(ctx, teachingId);
  if (!taught) return [];
  const { courseId, groupId } = taught.teaching;
  return findChanges(taught.db, { courseIds: [courseId], groupIds: [groupId], personIds: [studentId] });
}
