import type { Tx } from '#kit/db/database.ts';
import { actorOf } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { loaderByOwner } from '#kit/graphql/loader.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { can } from '#slices/courses/rules/permissions.ts';
import { lockCourse } from './course-writing.queries.ts';
import { findCourseUse, type CourseUse } from './course-use.queries.ts';

const WHO_USES = 'which campuses use a course';

const useByCourse = loaderByOwner(
  (ctx, ids) => findCourseUse(ctx.unscoped(WHO_USES), ids),
  ({ courseId }) => courseId,
);

const foreign = (ctx: Context, used: readonly CourseUse[]): string[] => {
  const actor = actorOf(ctx);
  return used
    .filter(({ regionId }) => !can.change(actor, { usedIn: [regionId] }))
    .map(({ regionName }) => regionName);
};

/** The campuses because of which the caller may not change a course, by name: none where they may. */
export const campusesToAsk = async (ctx: Context, courseId: string): Promise<string[]> =>
  foreign(
    ctx,
    (await useByCourse(ctx).load(courseId)).filter(({ isCurrent }) => isCurrent),
  );

const refuse = (campuses: readonly string[]): void => {
  if (campuses.length > 0)
    throw new RuleError('courseUsedElsewhere', 'FORBIDDEN', { campuses: campuses.join(', ') });
};

/** Who uses a course, which is held from now on, so that no campus takes it up meanwhile. */
async function useHeld(tx: Tx, ctx: Context, courseId: string): Promise<CourseUse[]> {
  if (!(await lockCourse(tx, courseId))) throw new RuleError('recordNotFound', 'NOT_FOUND');
  return findCourseUse(ctx.unscopedWithin(tx, WHO_USES), [courseId]);
}

/** Refuses a change of a course, or of anything in it, that campuses use of which the caller is no admin. */
export async function refuseIfShared(tx: Tx, ctx: Context, courseId: string): Promise<void> {
  const used = await useHeld(tx, ctx, courseId);
  refuse(
    foreign(
      ctx,
      used.filter(({ isCurrent }) => isCurrent),
    ),
  );
}

/** The same for who teaches it, who would grade groups that no longer meet as well. Answers the campuses it is taught on. */
export async function refuseForeignGroups(tx: Tx, ctx: Context, courseId: string): Promise<string[]> {
  const used = await useHeld(tx, ctx, courseId);
  refuse(foreign(ctx, used));
  return used.map(({ regionId }) => regionId);
}
