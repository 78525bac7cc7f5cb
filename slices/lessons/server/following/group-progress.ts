import type { Context } from '#kit/graphql/context.ts';
import { loaderByOwner } from '#kit/graphql/loader.ts';
import { courseOfferingToFollow, type CourseOfferingRecord } from '#slices/courses/server/api.ts';
import { progressOf } from '#slices/lessons/rules/course-progress.ts';
import { lessonsBehind, lessonsDue, middleOf } from '#slices/lessons/rules/group-progress.ts';
import { listFollowed, type FollowedRow } from './group-progress.queries.ts';
import { lessonsOfCourse } from '../lesson-loaders.ts';
import type { LessonRecord } from '../lesson-record.ts';

/** How one student of a group gets on with a course. */
export interface FollowedStudent extends FollowedRow {
  completed: number;
  expected: number;
  behindBy: number;
}

/** How a group gets on with a course. */
export interface GroupProgressRecord {
  courseOffering: CourseOfferingRecord;
  lessons: LessonRecord[];
  students: FollowedStudent[];
}

/** Where nobody said when a course ends, students are measured by the middle of their group. */
function withPace(rows: readonly FollowedRow[]): FollowedStudent[] {
  const counted = rows.map((row) => ({ row, ...progressOf(row.lessons) }));
  const middle = middleOf(counted.map(({ completed }) => completed));
  return counted.map(({ row, lessons, completed }) => {
    const expected = lessonsDue(lessons, row) ?? middle;
    return { ...row, completed, expected, behindBy: lessonsBehind({ completed, expected }) };
  });
}

const followedRows = loaderByOwner(
  (ctx, ids) =>
    listFollowed(ctx.unscoped('students of course offerings that are followed'), ids, ctx.services.now()),
  ({ courseOfferingId }) => courseOfferingId,
);

/** The students of a course offering that the caller follows. */
export const followedStudents = async (
  ctx: Context,
  { id }: CourseOfferingRecord,
): Promise<FollowedStudent[]> => withPace(await followedRows(ctx).load(id));

/** For those who may see how the students of a group get on; for anybody else there is nothing. */
export async function readGroupProgress(
  ctx: Context,
  courseOfferingId: string,
): Promise<GroupProgressRecord | null> {
  const courseOffering = await courseOfferingToFollow(ctx, courseOfferingId);
  if (!courseOffering) return null;
  const [lessons, students] = await Promise.all([
    lessonsOfCourse(ctx, ctx.locale).load(courseOffering.courseId),
    followedStudents(ctx, courseOffering),
  ]);
  return { courseOffering, lessons: lessons.filter(({ hidden }) => !hidden), students };
}
