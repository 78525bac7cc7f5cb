import type { Db } from '#kit/db/database.ts';
import { actorOf } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { overseenRegions } from './list-results.ts';
import { findAnswersToMark, type AnswerToMark } from './to-mark.queries.ts';
import { taughtExams } from './teaching-exams.ts';

/** As many as somebody reads at a sitting. */
const MOST_TO_MARK = 100;

interface Asked {
  examId: string | null;
  groupId: string | null;
  /** With it: of a course as one group takes it, also for whoever teaches the course. */
  teachingId: string | null;
}

/** Answers that wait for somebody to read them, and that the caller may mark. */
export async function answersToMark(ctx: Context, asked: Asked): Promise<AnswerToMark[]> {
  const where = asked.teachingId ? await whereTaught(ctx, asked.teachingId) : whereOverseen(ctx, asked);
  if (!where) return [];
  const { db, ...wanted } = where;
  return findAnswersToMark(db, {
    ...wanted,
    examId: asked.examId,
    locale: ctx.locale,
    exceptPersonId: actorOf(ctx).personId,
    most: MOST_TO_MARK,
  });
}

interface Where {
  db: Db;
  reach: readonly string[] | null;
  courseId: string | null;
  groupId: string | null;
}

const whereOverseen = (ctx: Context, { groupId }: Asked): Where => ({
  db: ctx.db,
  reach: overseenRegions(ctx),
  courseId: null,
  groupId,
});

async function whereTaught(ctx: Context, teachingId: string): Promise<Where | null> {
  const taught = await taughtExams(ctx, teachingId);
  if (!taught?.mayMark) return null;
  const { courseId, groupId } = taught.teaching;
  return { db: taught.db, reach: null, courseId, groupId };
}
