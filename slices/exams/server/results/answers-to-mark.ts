import { peopleBehind } from '#kit/access/actor.ts';
import type { Db } from '#kit/db/database.ts';
import { actorOf } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { overseenRegions } from './list-results.ts';
import {
  countAnswersToMark,
  findAnswersToMark,
  type AnswerToMark,
  type MarkingReach,
} from './to-mark.queries.ts';
import { taughtExams } from './course-offering-exams.ts';

/** As many as are read at a sitting. */
const MAX_TO_MARK = 100;

interface Params {
  examId: string | null;
  groupId: string | null;
  /** With it: of a course as one group takes it, also for the user who teaches the course. */
  courseOfferingId: string | null;
}

export async function answersToMark(ctx: Context, params: Params): Promise<AnswerToMark[]> {
  const where = await whereToLook(ctx, params);
  return where ? findAnswersToMark(where.db, { ...where.wanted, locale: ctx.locale, max: MAX_TO_MARK }) : [];
}

export async function answersToMarkCount(ctx: Context, params: Params): Promise<number> {
  const where = await whereToLook(ctx, params);
  return where ? countAnswersToMark(where.db, where.wanted) : 0;
}

interface Where {
  db: Db;
  reach: readonly string[] | null;
  courseId: string | null;
  groupId: string | null;
}

async function whereToLook(ctx: Context, params: Params): Promise<{ db: Db; wanted: MarkingReach } | null> {
  const where = params.courseOfferingId
    ? await whereTaught(ctx, params.courseOfferingId)
    : whereOverseen(ctx, params);
  if (!where) return null;
  const { db, ...found } = where;
  return { db, wanted: { ...found, examId: params.examId, exceptPersonIds: peopleBehind(actorOf(ctx)) } };
}

const whereOverseen = (ctx: Context, { groupId }: Params): Where => ({
  db: ctx.db,
  reach: overseenRegions(ctx),
  courseId: null,
  groupId,
});

async function whereTaught(ctx: Context, courseOfferingId: string): Promise<Where | null> {
  const taught = await taughtExams(ctx, courseOfferingId);
  if (!taught?.mayMark) return null;
  const { courseId, groupId } = taught.courseOffering;
  return { db: taught.db, reach: null, courseId, groupId };
}
