import { actorOf } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { can } from '../rules/permissions.ts';
import { categoryById, teacherById } from './loaders.ts';
import { readingLocale } from './read-course.ts';
import {
  findCoursesOfGroups,
  findGroup,
  findGroupsOfStudent,
  type StudentCourses,
} from './student-courses.queries.ts';

type Asked = string | null | undefined;

/** The caller's groups and what these are taught (COUR-01). */
export async function ownCourses(ctx: Context, locale?: Asked): Promise<StudentCourses> {
  // Somebody's own groups are theirs to know; what these are taught belongs to campuses out of their reach.
  const db = ctx.unscoped('courses of the caller’s own groups');
  return taughtTo(ctx, await findGroupsOfStudent(db, actorOf(ctx).personId, ctx.services.now()), locale);
}

/** A group as its students see it, for the admins of its campus (COUR-16). Nothing is recorded. */
export async function previewedCourses(
  ctx: Context,
  groupId: string,
  locale?: Asked,
): Promise<StudentCourses | null> {
  const group = await findGroup(ctx.db, groupId);
  return group && can.preview(actorOf(ctx), group) ? taughtTo(ctx, [group], locale) : null;
}

/** One group's courses for whoever is in it, and for those who may look at it as a student does. */
export async function coursesOfGroup(
  ctx: Context,
  groupId: string,
  locale?: Asked,
): Promise<StudentCourses | null> {
  const db = ctx.unscoped('courses of the caller’s own groups');
  const own = await findGroupsOfStudent(db, actorOf(ctx).personId, ctx.services.now());
  const group = own.find(({ id }) => id === groupId);
  return group ? taughtTo(ctx, [group], locale) : previewedCourses(ctx, groupId, locale);
}

async function taughtTo(
  ctx: Context,
  groups: { id: string; name: string }[],
  locale: Asked,
): Promise<StudentCourses> {
  const db = ctx.unscoped('courses of the caller’s own groups');
  const groupIds = groups.map(({ id }) => id);
  const how = { locale: readingLocale(ctx, locale), now: ctx.services.now() };
  const taken = await findCoursesOfGroups(db, groupIds, how);
  for (const { teacher, category } of taken) {
    if (teacher) teacherById(ctx).prime(teacher.id, teacher);
    if (category) categoryById(ctx).prime(category.id, category);
  }
  return { groups, taken };
}
