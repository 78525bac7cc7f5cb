import { actorOf } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import type { CountedPage } from '#kit/graphql/page.ts';
import { loaderById } from '#kit/graphql/loader.ts';
import { NOTHING_WAITS, type Waiting } from '#kit/graphql/waiting.ts';
import { courseOfferingToFollow, type CourseOfferingRecord } from '#slices/courses/server/api.ts';
import { can } from '#slices/assignments/rules/permissions.ts';
import {
  choicesWithin,
  submissionsPage,
  type SubmissionsParams,
  type SubmissionsReach,
} from './list-submissions.ts';
import { findTeachersOfCourseOfferings } from '../submission.queries.ts';
import { countWorkToGrade, type ListedSubmission, type SubmissionChoice } from './submission-list.queries.ts';

const teacherByCourseOffering = loaderById((ctx, ids) =>
  findTeachersOfCourseOfferings(ctx.unscoped('who may grade an assignment'), ids),
);

/** Whether the caller grades what a group hands in for a course. */
export async function mayGradeIn(ctx: Context, { id, regionId }: CourseOfferingRecord): Promise<boolean> {
  const teacher = await teacherByCourseOffering(ctx).load(id);
  return can.gradeIn(actorOf(ctx), { regionId, teacherPersonId: teacher?.personId ?? null });
}

const toGradeByCourseOffering = loaderById((ctx, ids) =>
  countWorkToGrade(
    ctx.unscoped('work for the teacher of the course'),
    { teacherPersonId: actorOf(ctx).personId, now: ctx.services.now() },
    ids,
  ),
);

/** How much that a group has handed in waits for the caller as the teacher of the course. */
export const workWaitingIn = async (ctx: Context, { id }: CourseOfferingRecord): Promise<Waiting> =>
  (await toGradeByCourseOffering(ctx).load(id)) ?? NOTHING_WAITS;

/** A course as one group takes it, for the person who grades its assignments; for others there is none. */
export async function courseOfferingToGrade(
  ctx: Context,
  courseOfferingId: string,
): Promise<CourseOfferingRecord | null> {
  const courseOffering = await courseOfferingToFollow(ctx, courseOfferingId);
  return courseOffering && (await mayGradeIn(ctx, courseOffering)) ? courseOffering : null;
}

const wholeReach = (ctx: Context): SubmissionsReach => ({
  db: ctx.unscoped('work for the teacher of the course'),
  reach: { reach: null, teacherPersonId: null },
});

/** A page of what the students of the group have to hand in for the course, whatever else is asked for. */
export const listCourseOfferingSubmissions = (
  ctx: Context,
  { courseId, groupId }: CourseOfferingRecord,
  params: SubmissionsParams,
): Promise<CountedPage<ListedSubmission>> =>
  submissionsPage(ctx, wholeReach(ctx), { ...params, filter: { ...params.filter, courseId, groupId } });

export const listCourseOfferingChoices = (
  ctx: Context,
  { courseId, groupId }: CourseOfferingRecord,
): Promise<SubmissionChoice[]> => choicesWithin(wholeReach(ctx), { courseId, groupId });
