import { actorOf } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { loaderByOwner } from '#kit/graphql/loader.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { can } from '../rules/permissions.ts';
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

/**
 * Refuses a change of a course, or of anything in it, that campuses use of which the caller is no admin. Whoever changes it
 * holds the course, so that no campus takes it up meanwhile.
 */
export async function refuseIfShared(ctx: Context, courseId: string): Promise<void> {
  const used = await findCourseUse(ctx.unscoped(WHO_USES), [courseId]);
  refuse(
    foreign(
      ctx,
      used.filter(({ isCurrent }) => isCurrent),
    ),
  );
}

/** The same for who teaches it, who would grade groups that no longer meet as well. Answers the campuses it is taught on. */
export async function refuseForeignGroups(ctx: Context, courseId: string): Promise<string[]> {
  const used = await findCourseUse(ctx.unscoped(WHO_USES), [courseId]);
  refuse(foreign(ctx, used));
  return used.map(({ regionId }) => regionId);
}
