import { actorOf } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import type { Percent } from '#kit/percent/percent.ts';
import { ReadAhead, spanAround } from '#slices/calendar/server/api.ts';
import { dueSoon, type NextDue } from '#slices/exams/rules/next-due.ts';
import { gradeThatCounts } from '../../rules/grade.ts';
import { closesAt, isToBeDone, stateOf, type SubmissionState } from '../../rules/submission-state.ts';
import { findListed, findListedOfCourse, findNextAndBetween } from './listed-assignments.queries.ts';
import { WHEN_WORK_IS_HANDED_IN } from './own-assignment.ts';

type Row = Awaited<ReturnType<typeof findListed>>[number];

export interface ListedAssignment extends Pick<
  Row,
  'id' | 'courseCode' | 'courseName' | 'title' | 'timeZone'
> {
  dueDate: Date;
  state: SubmissionState;
  score: Percent | null;
  complete: boolean | null;
}

/** The assignments of the caller's groups, all or those of a course, the next deadline first. */
export async function listedAssignments(
  ctx: Context,
  courseId: string | null = null,
): Promise<ListedAssignment[]> {
  const [db, member] = [ctx.unscoped(WHEN_WORK_IS_HANDED_IN), memberOf(ctx)];
  const rows = await (courseId === null
    ? findListed(db, member)
    : findListedOfCourse(db, { ...member, courseId }));
  return rows.map((row) => listedAssignment(row, member.now));
}

/** What is due on the days around today, where a request has read it. */
export const assignmentsAhead = new ReadAhead<Row>();

/** What the caller has still to hand in, for the first time or again. */
export async function pendingAssignments(ctx: Context, params: NextDue): Promise<ListedAssignment[]> {
  const member = memberOf(ctx);
  const { first } = params;
  const soon = dueSoon(params, member.now);
  const db = ctx.unscoped(WHEN_WORK_IS_HANDED_IN);
  const span = { ...member, ...spanAround(member.now) };
  const rows = await assignmentsAhead.keep(db, span, findNextAndBetween(db, { ...span, first, soon }));
  return rows
    .filter(({ isNext }) => isNext)
    .map((row) => listedAssignment(row, member.now))
    .filter(({ state }) => isToBeDone(state));
}

const memberOf = (ctx: Context) => ({
  personId: actorOf(ctx).personId,
  locale: ctx.locale,
  now: ctx.services.now(),
});

export function listedAssignment(row: Row, now: Date): ListedAssignment {
  const { id, courseCode, courseName, title, timeZone } = row;
  const counted = gradeThatCounts(row.kind, row, now);
  return {
    id,
    courseCode,
    courseName,
    title,
    timeZone,
    dueDate: closesAt(row),
    state: stateOf(row, now),
    score: counted?.score ?? null,
    complete: counted?.complete ?? null,
  };
}
