import { actorOf } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { can } from '#slices/courses/rules/permissions.ts';
import type { TeachingRecord } from './teaching-record.ts';
import {
  findTeachings,
  findTeachingsOfCourse,
  findTeachingsOfGroup,
  findTeachingsOfTeacher,
  findTeachingWithTeachers,
} from './teachings.queries.ts';

/** What is in reach by another role, such as that of a dean, is still not theirs to plan. */
const planned = (ctx: Context, found: readonly TeachingRecord[]): TeachingRecord[] =>
  found.filter((teaching) => can.teach(actorOf(ctx), teaching));

/** What a group is taught, for whoever looks after its campus; for anybody else there is nothing. */
export const listTeachingsOfGroup = async (ctx: Context, groupId: string): Promise<TeachingRecord[]> =>
  planned(ctx, await findTeachingsOfGroup(ctx.db, groupId, ctx.services.now()));

/** To whom a course is taught on the campuses that the caller looks after. */
export const listTeachingsOfCourse = async (ctx: Context, courseId: string): Promise<TeachingRecord[]> =>
  planned(ctx, await findTeachingsOfCourse(ctx.db, courseId, ctx.services.now()));

/** Of these, those to groups that the caller looks after. */
export const listTeachings = async (ctx: Context, ids: readonly string[]): Promise<TeachingRecord[]> =>
  planned(ctx, await findTeachings(ctx.db, ids, ctx.services.now()));

/** What the caller teaches, wherever that is. */
export const listOwnTeachings = (ctx: Context): Promise<TeachingRecord[]> =>
  findTeachingsOfTeacher(ctx.unscoped('what the caller teaches'), actorOf(ctx).personId, ctx.services.now());

/** A course as a group takes it, for those who may see how its students get on; for anybody else there is none. */
export async function teachingToFollow(ctx: Context, id: string): Promise<TeachingRecord | null> {
  const found = await findTeachingWithTeachers(ctx.unscoped('who teaches a group'), id, ctx.services.now());
  return found && can.followTeaching(actorOf(ctx), found) ? found : null;
}
