import { sql } from 'kysely';
import type { Tx } from '#kit/db/database.ts';
import { insertRow, updateRow } from '#kit/db/rows.ts';
import type { Pick } from '#slices/exams/rules/authoring/check-exam.ts';
import type { ExamValues } from '../exam-record.ts';

export interface ExamTexts {
  locale: string;
  title: string;
  instructions: string;
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

export async function insertExam(tx: Tx, id: string, courseId: string, values: ExamValues): Promise<boolean> {
  return insertRow(tx, 'exam', { id, courseId, ...values });
}

export async function updateExamValues(tx: Tx, id: string, values: ExamValues): Promise<void> {
  await updateRow(tx, 'exam', id, values);
}

export async function storeExamTexts(tx: Tx, examId: string, words: ExamTexts): Promise<void> {
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
