import type { Tx } from '#kit/db/database.ts';
import type { ExamValues } from './exam-record.ts';

export interface ExamWords {
  locale: string;
  title: string;
  instructions: string;
}

/** Whoever else wants to change the exam at the same time waits; answers its version and course, or null. */
export const lockExam = async (tx: Tx, id: string): Promise<{ version: number; courseId: string } | null> =>
  (await tx
    .selectFrom('exam')
    .select(['version', 'courseId'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()) ?? null;

/** Makes an exam; false when there is one with this id already. */
export async function insertExam(tx: Tx, id: string, courseId: string, values: ExamValues): Promise<boolean> {
  const row = await tx
    .insertInto('exam')
    .values({ id, courseId, ...values })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function updateExamValues(tx: Tx, id: string, values: ExamValues): Promise<void> {
  await tx
    .updateTable('exam')
    .set((eb) => ({ ...values, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export async function storeExamWords(tx: Tx, examId: string, words: ExamWords): Promise<void> {
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
