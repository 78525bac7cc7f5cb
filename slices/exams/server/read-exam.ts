import { actorOf } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { courseToRead, readingLocale } from '#slices/courses/server/api.ts';
import { can } from '#slices/exams/rules/permissions.ts';
import { findAttempt, type AttemptRecord } from './attempt.queries.ts';
import { type ExamRecord, findExam, findExamsOfCourse } from './exam.queries.ts';
import { standingOf, WHEN_EXAMS_ARE_SAT, type ExamStanding } from './exam-standing.ts';

const asker = (ctx: Context) => ({
  personId: actorOf(ctx).personId,
  locale: ctx.locale,
  now: ctx.services.now(),
  app: ctx.app,
});

export const ownExam = (ctx: Context, examId: string): Promise<ExamStanding | null> =>
  standingOf(ctx.db, ctx.unscoped(WHEN_EXAMS_ARE_SAT), examId, asker(ctx));

export const examsOfCourse = async (ctx: Context, courseId: string): Promise<ExamRecord[]> =>
  (await courseToRead(ctx, courseId)) ? findExamsOfCourse(ctx.db, courseId, ctx.locale) : [];

export async function examToRead(
  ctx: Context,
  examId: string,
  locale?: string | null,
): Promise<ExamRecord | null> {
  const exam = await findExam(ctx.db, examId, readingLocale(ctx, locale));
  return exam && (await courseToRead(ctx, exam.courseId)) ? exam : null;
}

export async function attemptToRead(ctx: Context, id: string): Promise<AttemptRecord | null> {
  const attempt = await findAttempt(ctx.db, id);
  return attempt && can.readAttempt(actorOf(ctx), attempt) ? attempt : null;
}
