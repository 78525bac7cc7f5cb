import { peopleBehind } from '#kit/access/actor.ts';
import type { Db } from '#kit/db/database.ts';
import { actorOf } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { NOTHING_WAITS, type Waiting } from '#kit/graphql/waiting.ts';
import type { CountedPage } from '#kit/graphql/page.ts';
import { loaderById } from '#kit/graphql/loader.ts';
import {
  listCourseOfferings,
  courseOfferingToFollow,
  type CourseOfferingRecord,
} from '#slices/courses/server/api.ts';
import { can } from '#slices/exams/rules/permissions.ts';
import { ATTEMPTS_TAUGHT } from '../attempt-reach.ts';
import { findCourseTeacherPersonId } from '../attempt-teachers.queries.ts';
import { overseenRegions, resultsPage, type ResultsParams } from './list-results.ts';
import type { ListedResult } from './results.queries.ts';
import { countToMarkByCourseOffering, findCourseOfferingsToMark } from './to-mark.queries.ts';

export interface CourseOfferingExams {
  courseOffering: CourseOfferingRecord;
  mayMark: boolean;
  db: Db;
}

/** Null for users who may not see how the group gets on in the course. */
export async function taughtExams(
  ctx: Context,
  courseOfferingId: string,
): Promise<CourseOfferingExams | null> {
  const courseOffering = await courseOfferingToFollow(ctx, courseOfferingId);
  if (!courseOffering) return null;
  const db = ctx.unscoped(ATTEMPTS_TAUGHT);
  const courseTeacherPersonId = await findCourseTeacherPersonId(db, courseOffering.id);
  const mayMark = can.markIn(actorOf(ctx), { regionId: courseOffering.regionId, courseTeacherPersonId });
  return { courseOffering, mayMark, db };
}

const markerOf = (ctx: Context) => ({
  personId: actorOf(ctx).personId,
  exceptPersonIds: peopleBehind(actorOf(ctx)),
  reach: overseenRegions(ctx),
});

const toMarkByCourseOffering = loaderById((ctx, ids) =>
  countToMarkByCourseOffering(ctx.unscoped(ATTEMPTS_TAUGHT), markerOf(ctx), ids),
);

export const answersWaitingIn = async (ctx: Context, { id }: CourseOfferingRecord): Promise<Waiting> =>
  (await toMarkByCourseOffering(ctx).load(id)) ?? NOTHING_WAITS;

/** Those with the most first. */
export async function courseOfferingsToMark(ctx: Context): Promise<CourseOfferingRecord[]> {
  const waiting = await findCourseOfferingsToMark(ctx.db, markerOf(ctx));
  // All answers of a class are of its campus: they need not be counted again for those who look after it.
  for (const one of waiting) toMarkByCourseOffering(ctx).prime(one.id, one);
  const ids = waiting.map(({ id }) => id);
  const found = new Map(
    (await listCourseOfferings(ctx, ids)).map((courseOffering) => [courseOffering.id, courseOffering]),
  );
  return ids.flatMap((id) => found.get(id) ?? []);
}

export function listCourseOfferingResults(
  ctx: Context,
  { courseOffering, db }: CourseOfferingExams,
  params: ResultsParams,
): Promise<CountedPage<ListedResult>> {
  const { courseId, groupId, regionId } = courseOffering;
  const actor = actorOf(ctx);
  return resultsPage(ctx, db, {
    ...params,
    filter: { ...params.filter, courseId, groupId },
    reach: null,
    exceptPersonIds: can.oversee(actor, { regionId }) ? [] : peopleBehind(actor),
  });
}
