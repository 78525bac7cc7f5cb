import { holds, peopleBehind, regionsWhere } from '#kit/access/actor.ts';
import type { Db } from '#kit/db/database.ts';
import { actorOf } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { parsedSearch, type CountedPage } from '#kit/graphql/page.ts';
import type { SubmissionSort } from '#slices/assignments/rules/submission-state.ts';
import {
  findChoices,
  pageOfSubmissions,
  type ListedSubmission,
  type SubmissionChoice,
  type SubmissionsFilter,
  type SubmissionsQuery,
} from './submission-list.queries.ts';

export interface SubmissionsParams {
  filter: SubmissionsFilter;
  sortBy: SubmissionSort;
  isDescending: boolean;
  first: number;
  after: string | null;
}

export interface SubmissionsReach {
  db: Db;
  reach: Pick<SubmissionsQuery, 'reach' | 'teacherPersonId'>;
}

/** Managers follow a student: what is due, what has come and how it was graded, though they open none of it. */
function reachOfStudent(ctx: Context): SubmissionsReach | null {
  const actor = actorOf(ctx);
  const reach = regionsWhere(actor, 'manager', 'admin');
  if (holds(actor, 'superadmin') || reach.length === 0) return null;
  return { db: ctx.db, reach: { reach, teacherPersonId: null } };
}

/** An office sees its campuses; the person who teaches and is no office sees their courses, wherever these are taught. */
function reachOf(ctx: Context): SubmissionsReach {
  const actor = actorOf(ctx);
  if (holds(actor, 'superadmin')) return { db: ctx.db, reach: { reach: null, teacherPersonId: null } };
  const reach = regionsWhere(actor, 'admin');
  if (reach.length > 0) return { db: ctx.db, reach: { reach, teacherPersonId: null } };
  const db = ctx.unscoped('work for the teacher of the course');
  return { db, reach: { reach: null, teacherPersonId: actor.personId } };
}

export const listSubmissionsPage = (
  ctx: Context,
  params: SubmissionsParams,
): Promise<CountedPage<ListedSubmission>> => {
  const reach = params.filter.studentId ? reachOfStudent(ctx) : null;
  return submissionsPage(ctx, reach ?? reachOf(ctx), params);
};

export function submissionsPage(
  ctx: Context,
  { db, reach }: SubmissionsReach,
  { first, after, ...params }: SubmissionsParams,
): Promise<CountedPage<ListedSubmission>> {
  const search = parsedSearch(params.filter.search, 'requestNotUnderstood');
  const query: SubmissionsQuery = {
    ...params,
    ...reach,
    filter: { ...params.filter, search },
    callerIds: peopleBehind(actorOf(ctx)),
    now: ctx.services.now(),
  };
  return pageOfSubmissions(db, query, { first, after });
}

/** More than any person scrolls through. */
const MAX_CHOICES = 500;

export const listChoices = (ctx: Context): Promise<SubmissionChoice[]> => choicesWithin(reachOf(ctx), {});

export const choicesWithin = (
  { db, reach }: SubmissionsReach,
  filter: Pick<SubmissionsFilter, 'courseId' | 'groupId'>,
): Promise<SubmissionChoice[]> => findChoices(db, { ...reach, filter }, MAX_CHOICES);
