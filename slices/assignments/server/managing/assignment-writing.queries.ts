import { sql } from 'kysely';
import type { Tx } from '#kit/db/database.ts';
import { insertRow } from '#kit/db/rows.ts';
import type { AssignmentKind } from '#slices/assignments/rules/assignment.ts';
import type { AssignmentTextRecord } from '../assignment.queries.ts';

/** Makes an assignment; false when there is one with this id already. */
export async function insertAssignment(
  tx: Tx,
  made: { id: string; courseId: string; kind: AssignmentKind },
): Promise<boolean> {
  return insertRow(tx, 'assignment', made);
}

/** Held until the transaction ends. */
export const lockAssignment = async (
  tx: Tx,
  id: string,
): Promise<{
  id: string;
  courseId: string;
  kind: AssignmentKind;
  archived: boolean;
  version: number;
} | null> =>
  (await tx
    .selectFrom('assignment')
    .select(['id', 'courseId', 'kind', sql<boolean>`archived_at is not null`.as('archived'), 'version'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()) ?? null;

export async function updateKind(tx: Tx, id: string, kind: AssignmentKind): Promise<void> {
  await tx
    .updateTable('assignment')
    .set((eb) => ({ kind, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Whether somebody's work has been graded, on whichever campus, which settles of what kind the assignment is. */
export const isGradedForSomebody = async (tx: Tx, assignmentId: string): Promise<boolean> =>
  (await sql<{ is: boolean }>`select app.is_graded_for_somebody(${assignmentId}::uuid) as "is"`.execute(tx))
    .rows[0]?.is ?? false;

/** Of what kind an assignment is, which stays so until the transaction ends: who grades and who changes it wait for each other. */
export const holdKind = async (tx: Tx, id: string): Promise<AssignmentKind> =>
  (await tx.selectFrom('assignment').select('kind').where('id', '=', id).forShare().executeTakeFirstOrThrow())
    .kind;

export async function storeAssignmentTexts(tx: Tx, words: AssignmentTextRecord): Promise<void> {
  const { title, content } = words;
  await tx
    .insertInto('assignmentText')
    .values(words)
    .onConflict((conflict) => conflict.columns(['assignmentId', 'locale']).doUpdateSet({ title, content }))
    .execute();
}

export async function storeArchived(tx: Tx, id: string, archivedAt: Date | null): Promise<void> {
  await tx
    .updateTable('assignment')
    .set((eb) => ({ archivedAt, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}
