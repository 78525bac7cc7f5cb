import type { Db, Tx } from '#kit/db/database.ts';

/** Whether an assignment, a submission or a grade names the file. */
export async function isKept(db: Db | Tx, key: string): Promise<boolean> {
  const tables = ['assignmentFile', 'submissionFile', 'feedbackFile'] as const;
  const found = await Promise.all(
    tables.map((table) => db.selectFrom(table).select('id').where('fileKey', '=', key).executeTakeFirst()),
  );
  return found.some((row) => row !== undefined);
}
