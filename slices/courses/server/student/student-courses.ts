import { actorOf } from '#kit/graphql/action.ts';
import { askedByMany } from '#kit/graphql/asked-by-many.ts';
import type { Context } from '#kit/graphql/context.ts';
import { can } from '#slices/courses/rules/permissions.ts';
import { readingLocale } from '../read-course.ts';
import { findShelves } from './shelf.queries.ts';
import { findCoursesOfGroup, findGroup, type StudentCourses } from './student-courses.queries.ts';

type Params = string | null | undefined;

// Somebody's own groups are theirs to know; what these are taught belongs to campuses out of their reach.
const BEYOND_REACH = 'courses of the caller’s own groups';

const findShelf = askedByMany(BEYOND_REACH, findShelves);

const NOTHING: StudentCourses = { groups: [], taken: [] };

const asOfNow = (ctx: Context, locale: Params) => ({
  locale: readingLocale(ctx, locale),
  now: ctx.services.now(),
});

/** The caller's groups and what these are taught (COUR-01). */
export const ownCourses = async (ctx: Context, locale?: Params): Promise<StudentCourses> =>
  (await findShelf(ctx, { id: actorOf(ctx).personId, ...asOfNow(ctx, locale) })) ?? NOTHING;

/** A group as its students see it, for the admins of its campus (COUR-16). Nothing is recorded. */
export async function previewedCourses(
  ctx: Context,
  groupId: string,
  locale?: Params,
): Promise<StudentCourses | null> {
  const group = await findGroup(ctx.db, groupId);
  if (!group || !can.preview(actorOf(ctx), group)) return null;
  const taken = await findCoursesOfGroup(ctx.unscoped(BEYOND_REACH), groupId, asOfNow(ctx, locale));
  return { groups: [group], taken };
}

/** One group's courses for whoever is in it, and for those who may look at it as a student does. */
export async function coursesOfGroup(
  ctx: Context,
  groupId: string,
  locale?: Params,
): Promise<StudentCourses | null> {
  const { groups, taken } = await ownCourses(ctx, locale);
  const group = groups.find(({ id }) => id === groupId);
  if (!group) return previewedCourses(ctx, groupId, locale);
  return { groups: [group], taken: taken.filter((one) => one.groupId === groupId) };
}
