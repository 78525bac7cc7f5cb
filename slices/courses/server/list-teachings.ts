import { actorOf } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { can } from '../rules/permissions.ts';
import type { TeachingRecord } from './teaching-record.ts';
import { findTeachingsOfCourse, findTeachingsOfGroup } from './teachings.queries.ts';

/** What is in reach by another role, such as that of a dean, is still not theirs to plan. */
const planned = (ctx: Context, found: readonly TeachingRecord[]): TeachingRecord[] =>
  found.filter((teaching) => can.teach(actorOf(ctx), teaching));

/** What a group is taught, for whoever looks after its campus; for anybody else there is nothing. */
export const listTeachingsOfGroup = async (ctx: Context, groupId: string): Promise<TeachingRecord[]> =>
  planned(ctx, await findTeachingsOfGroup(ctx.db, groupId, ctx.services.now()));

/** To whom a course is taught on the campuses that the caller looks after. */
export const listTeachingsOfCourse = async (ctx: Context, courseId: string): Promise<TeachingRecord[]> =>
  planned(ctx, await findTeachingsOfCourse(ctx.db, courseId, ctx.services.now()));
