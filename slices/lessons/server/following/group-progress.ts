import type { Context } from '#kit/graphql/context.ts';
import { loaderByOwner } from '#kit/graphql/loader.ts';
import { teachingToFollow, type TeachingRecord } from '#slices/courses/server/api.ts';
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
  teaching: TeachingRecord;
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
    listFollowed(ctx.unscoped('students of teachings that are followed'), ids, ctx.services.now()),
  ({ teachingId }) => teachingId,
);

/** The students of a teaching that the caller follows. */
export const followedStudents = async (ctx: Context, { id }: TeachingRecord): Promise<FollowedStudent[]> =>
  withPace(await followedRows(ctx).load(id));

/** For those who may see how the students of a group get on; for anybody else there is nothing. */
export async function readGroupProgress(
  ctx: Context,
  teachingId: string,
): Promise<GroupProgressRecord | null> {
  const teaching = await teachingToFollow(ctx, teachingId);
  if (!teaching) return null;
  const [lessons, students] = await Promise.all([
    lessonsOfCourse(ctx, ctx.locale).load(teaching.courseId),
    followedStudents(ctx, teaching),
  ]);
  return { teaching, lessons: lessons.filter(({ hidden }) => !hidden), students };
}
