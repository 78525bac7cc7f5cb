import { actorOf, audit, transaction } from '#kit/graphql/action.ts';
import type { Tx } from '#kit/db/database.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { isLocale } from '#kit/messages/locales.ts';
import { courseToRead, refuseIfShared } from '#slices/courses/server/api.ts';
import { checkExam, checkPicks, type Pick } from '#slices/exams/rules/authoring/check-exam.ts';
import { can } from '#slices/exams/rules/permissions.ts';
import type { ExamRecord, ExamValues } from '../exam-record.ts';
import {
  findCourseOfExam,
  insertExam,
  lockExam,
  storeExamTexts,
  storePicks,
  updateExamValues,
  type ExamTexts,
} from './exam-writing.queries.ts';
import { findExam } from '../exam.queries.ts';

interface SavedExam {
  examId: string;
  courseId: string;
  version: number | null;
  values: ExamValues;
  words: ExamTexts;
  /** How many questions of a category are asked; null leaves it as it is. */
  picks: readonly Pick[] | null;
}

export async function saveExam(ctx: Context, saved: SavedExam): Promise<ExamRecord> {
  const { examId, courseId, version, values, picks } = saved;
  const words = { ...saved.words, title: saved.words.title.trim() };
  const problem = isLocale(words.locale)
    ? (checkExam(values, words) ?? checkPicks(picks ?? []))
    : 'requestNotUnderstood';
  if (problem) throw new RuleError(problem);
  const course = await courseToRead(ctx, courseId);
  if (!course || !can.write(actorOf(ctx))) throw new RuleError('recordNotFound', 'NOT_FOUND');
  return transaction(ctx.db, async (tx) => {
    await refuseIfShared(tx, ctx, courseId);
    const isNew = version === null && (await insertExam(tx, examId, courseId, values));
    const before = await lockExam(tx, examId);
    if (!before || before.courseId !== courseId) throw new RuleError('recordNotFound', 'NOT_FOUND');
    if (!isNew && version !== before.version) throw new RuleError('changedMeanwhile');
    if (!isNew) await updateExamValues(tx, examId, values);
    await storeExamTexts(tx, examId, words);
    if (picks) await storePicks(tx, examId, picks);
    await audit(tx, ctx, {
      action: isNew ? 'createExam' : 'updateExam',
      entity: 'exam',
      entityId: examId,
      after: { ...values, locale: words.locale, title: words.title, ...(picks && { picks }) },
    });
    const exam = await findExam(tx, examId, words.locale);
    if (!exam) throw new RuleError('recordNotFound', 'NOT_FOUND');
    return exam;
  });
}

export async function loadExamForUpdate(tx: Tx, ctx: Context, examId: string): Promise<void> {
  const courseId = can.write(actorOf(ctx)) && (await findCourseOfExam(tx, examId));
  if (!courseId) throw new RuleError('recordNotFound', 'NOT_FOUND');
  await refuseIfShared(tx, ctx, courseId);
  await lockExam(tx, examId);
}
