import { reachWhere } from '#kit/access/actor.ts';
import { actorOf } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { can } from '#slices/courses/rules/permissions.ts';
import {
  type CourseOfferingRecord,
  countStudentsNow,
  findCourseOfferingWithTeachers,
  findCourseOfferings,
  findCourseOfferingsOfCourse,
  findCourseOfferingsOfGroup,
  findCourseOfferingsOfTeacher,
} from './course-offerings.queries.ts';

/** What is in reach by another role, such as that of a dean, is still not theirs to plan. */
const planned = (ctx: Context, found: readonly CourseOfferingRecord[]): CourseOfferingRecord[] =>
  found.filter((courseOffering) => can.teach(actorOf(ctx), courseOffering));

/** What a group is taught, for the person who looks after its campus; for others there is nothing. */
export const listCourseOfferingsOfGroup = async (
  ctx: Context,
  groupId: string,
): Promise<CourseOfferingRecord[]> =>
  planned(ctx, await findCourseOfferingsOfGroup(ctx.db, groupId, ctx.services.now()));

/** To whom a course is taught on the campuses that the caller looks after. */
export const listCourseOfferingsOfCourse = async (
  ctx: Context,
  courseId: string,
): Promise<CourseOfferingRecord[]> =>
  planned(ctx, await findCourseOfferingsOfCourse(ctx.db, courseId, ctx.services.now()));

/** How many students take a course today on the campuses that the caller looks after. */
export function studentsNow(ctx: Context, courseId: string): Promise<number> {
  const reach = reachWhere(actorOf(ctx), 'manager', 'admin');
  return countStudentsNow(ctx.db, { courseId, reach, now: ctx.services.now() });
}

/** Of these, those to groups that the caller looks after. */
export const listCourseOfferings = async (
  ctx: Context,
  ids: readonly string[],
): Promise<CourseOfferingRecord[]> =>
  planned(ctx, await findCourseOfferings(ctx.db, ids, ctx.services.now()));

/** What the caller teaches, wherever that is. */
export const listOwnCourseOfferings = (ctx: Context): Promise<CourseOfferingRecord[]> =>
  findCourseOfferingsOfTeacher(
    ctx.unscoped('what the caller teaches'),
    actorOf(ctx).personId,
    ctx.services.now(),
  );

/** A course as a group takes it, for those who may see how its students get on; for others there is none. */
export async function courseOfferingToFollow(ctx: Context, id: string): Promise<CourseOfferingRecord | null> {
  const found = await findCourseOfferingWithTeachers(
    ctx.unscoped('who teaches a group'),
    id,
    ctx.services.now(),
  );
  return found && can.followCourseOffering(actorOf(ctx), found) ? found : null;
}
