import { actorOf, audit, transaction } from '#kit/graphql/action.ts';
import { sql } from 'kysely';
import type { Tx } from '#kit/db/database.ts';
import { insertRow, updateRow } from '#kit/db/rows.ts';
import { parsedInput } from '#kit/graphql/change-record.ts';
import { percent } from '#kit/percent/percent.ts';
import type { InputOf } from '#kit/record/field.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { isLocale } from '#kit/messages/locales.ts';
import { courseToRead, refuseIfShared } from '#slices/courses/server/api.ts';
import { checkPicks, exam, type Pick } from '#slices/exams/rules/authoring/check-exam.ts';
import { can } from '#slices/exams/rules/permissions.ts';
import { findExam, type ExamRecord } from '../exam.queries.ts';

interface SavedExam {
  examId: string;
  courseId: string;
  version?: number | null | undefined;
  examInput: InputOf<typeof exam> & { locale: string; picks?: readonly Pick[] | null | undefined };
}

export async function saveExam(
  ctx: Context,
  { examId, courseId, version = null, examInput }: SavedExam,
): Promise<ExamRecord> {
  const { locale, picks } = examInput;
  const { title, instructions, passMark, ...rest } = parsedInput(exam, examInput);
  const values = { ...rest, passMark: percent(passMark) };
  const problem = isLocale(locale) ? checkPicks(picks ?? []) : 'requestNotUnderstood';
  if (problem) throw new RuleError(problem);
  const course = await courseToRead(ctx, courseId);
  if (!course || !can.write(actorOf(ctx))) throw new RuleError('recordNotFound', 'NOT_FOUND');
  return transaction(ctx.db, async (tx) => {
    await refuseIfShared(tx, ctx, courseId);
    const isNew = version === null && (await insertRow(tx, 'exam', { id: examId, courseId, ...values }));
    const before = await lockExam(tx, examId);
    if (!before || before.courseId !== courseId) throw new RuleError('recordNotFound', 'NOT_FOUND');
    if (!isNew && version !== before.version) throw new RuleError('changedMeanwhile');
    if (!isNew) await updateRow(tx, 'exam', examId, values);
    await storeExamTexts(tx, examId, { locale, title, instructions });
    if (picks) await storePicks(tx, examId, picks);
    await audit(tx, ctx, {
      action: isNew ? 'createExam' : 'updateExam',
      entity: 'exam',
      entityId: examId,
      after: { ...values, locale, title, ...(picks && { picks }) },
    });
    const saved = await findExam(tx, examId, locale);
    if (!saved) throw new RuleError('recordNotFound', 'NOT_FOUND');
    return saved;
  });
}

export async function loadExamForUpdate(tx: Tx, ctx: Context, examId: string): Promise<void> {
  const courseId = can.write(actorOf(ctx)) && (await findCourseOfExam(tx, examId));
  if (!courseId) throw new RuleError('recordNotFound', 'NOT_FOUND');
  await refuseIfShared(tx, ctx, courseId);
  await lockExam(tx, examId);
}

export const findCourseOfExam = async (tx: Tx, id: string): Promise<string | null> =>
  (await tx.selectFrom('exam').select('courseId').where('id', '=', id).executeTakeFirst())?.courseId ?? null;

/** Other changes of the exam wait until the transaction ends. */
export const lockExam = async (tx: Tx, id: string): Promise<{ version: number; courseId: string } | null> =>
  (await tx
    .selectFrom('exam')
    .select(['version', 'courseId'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()) ?? null;

export async function storeExamTexts(
  tx: Tx,
  examId: string,
  words: { locale: string; title: string; instructions: string },
): Promise<void> {
  await tx
    .insertInto('examText')
    .values({ examId, ...words })
    .onConflict((conflict) =>
      conflict
        .columns(['examId', 'locale'])
        .doUpdateSet({ title: words.title, instructions: words.instructions }),
    )
    .execute();
}

export async function storePicks(tx: Tx, examId: string, picks: readonly Pick[]): Promise<void> {
  await tx.deleteFrom('examPick').where('examId', '=', examId).execute();
  if (picks.length > 0)
    await tx
      .insertInto('examPick')
      .values(picks.map(({ category, pick }) => ({ examId, category, pick })))
      .execute();
}

export async function storeArchived(tx: Tx, id: string, archivedAt: Date | null): Promise<void> {
  await tx.updateTable('exam').set({ archivedAt }).where('id', '=', id).execute();
}

export async function findQuestionOrder(tx: Tx, examId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('question')
    .select('id')
    .where('examId', '=', examId)
    .where('retiredAt', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function storeQuestionOrder(tx: Tx, examId: string, questionIds: readonly string[]) {
  await tx
    .updateTable('question as q')
    .from(
      sql<{ id: string; place: number }>`unnest(${questionIds}::uuid[]) with ordinality`.as<'wanted'>(
        sql`wanted (id, place)`,
      ),
    )
    .set({ position: sql<number>`wanted.place` })
    .whereRef('q.id', '=', sql.ref('wanted.id'))
    .where('q.examId', '=', examId)
    .execute();
}
