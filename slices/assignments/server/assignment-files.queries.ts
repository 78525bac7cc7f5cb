import { anyId } from '#kit/db/any-of.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import type { StoredFile } from './assignment.queries.ts';

export interface AssignmentFileRecord extends StoredFile {
  assignmentId: string;
  /** The language it is in; null when it is for everybody. */
  locale: string | null;
}

const files = (db: Db | Tx) =>
  db
    .selectFrom('assignmentFile')
    .select(['id', 'assignmentId', 'locale', 'name', 'fileKey as key', 'bytes', 'type'])
    .orderBy('position')
    .orderBy('id');

type Row = Awaited<ReturnType<ReturnType<typeof files>['execute']>>[number];

const fileOf = (row: Row): AssignmentFileRecord => ({ ...row, bytes: Number(row.bytes) });

export const findAssignmentFiles = async (
  db: Db | Tx,
  assignmentIds: readonly string[],
): Promise<AssignmentFileRecord[]> =>
  (await files(db).where('assignmentId', '=', anyId(assignmentIds)).execute()).map(fileOf);

export async function findAssignmentFile(db: Db | Tx, id: string): Promise<AssignmentFileRecord | null> {
  const row = await files(db).where('id', '=', id).executeTakeFirst();
  return row ? fileOf(row) : null;
}
