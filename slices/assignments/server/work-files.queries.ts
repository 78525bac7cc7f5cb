import { anyId } from '#kit/db/any-of.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import { insertRow } from '#kit/db/rows.ts';
import type { StoredFile } from './assignment.queries.ts';

export interface SubmissionFileRecord extends StoredFile {
  versionId: string;
  sha256: string;
}

const submitted = (db: Db | Tx) =>
  db
    .selectFrom('submissionFile')
    .select(['id', 'versionId', 'name', 'fileKey as key', 'bytes', 'type', 'sha256'])
    .orderBy('position');

type SubmittedRow = Awaited<ReturnType<ReturnType<typeof submitted>['execute']>>[number];

const submittedOf = (row: SubmittedRow): SubmissionFileRecord => ({ ...row, bytes: Number(row.bytes) });

/** The files of versions, in the order in which they were handed in. */
export const findSubmissionFiles = async (
  db: Db | Tx,
  versionIds: readonly string[],
): Promise<SubmissionFileRecord[]> =>
  (await submitted(db).where('versionId', '=', anyId(versionIds)).execute()).map(submittedOf);

export async function insertSubmissionFiles(
  tx: Tx,
  of: { versionId: string; personId: string; regionId: string },
  files: readonly Omit<SubmissionFileRecord, 'id' | 'versionId'>[],
): Promise<void> {
  await tx
    .insertInto('submissionFile')
    .values(files.map(({ key, ...file }, position) => ({ ...of, ...file, fileKey: key, position })))
    .execute();
}

export interface FeedbackFileRecord extends StoredFile {
  submissionId: string;
  createdAt: Date;
}

const feedback = (db: Db | Tx) =>
  db
    .selectFrom('feedbackFile')
    .select(['id', 'submissionId', 'name', 'fileKey as key', 'bytes', 'type', 'createdAt'])
    .orderBy('createdAt')
    .orderBy('id');

/** What was given back with grades, in the order in which it was added. */
export const findFeedbackFiles = async (
  db: Db | Tx,
  submissionIds: readonly string[],
): Promise<FeedbackFileRecord[]> =>
  (await feedback(db).where('submissionId', '=', anyId(submissionIds)).execute()).map((row) => ({
    ...row,
    bytes: Number(row.bytes),
  }));

/** Adds a file to what is given back; false when it is there already. */
export async function insertFeedbackFile(
  tx: Tx,
  { key, ...file }: FeedbackFileRecord & { personId: string; regionId: string },
): Promise<boolean> {
  return insertRow(tx, 'feedbackFile', { ...file, fileKey: key });
}

export async function deleteFeedbackFile(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('feedbackFile').where('id', '=', id).execute();
}

export interface FileOfWork {
  key: string;
  name: string;
  assignmentId: string;
  personId: string;
  regionId: string;
}

export const findSubmittedFile = async (
  db: Db,
  id: string,
): Promise<(FileOfWork & { sha256: string }) | null> =>
  (await db
    .selectFrom('submissionFile as f')
    .innerJoin('submissionVersion as v', 'v.id', 'f.versionId')
    .innerJoin('submission as s', 's.id', 'v.submissionId')
    .select(['f.fileKey as key', 'f.name', 'f.sha256', 's.assignmentId', 's.personId', 's.regionId'])
    .where('f.id', '=', id)
    .executeTakeFirst()) ?? null;

export const findFileOfFeedback = async (
  db: Db,
  id: string,
): Promise<(FileOfWork & { createdAt: Date }) | null> =>
  (await db
    .selectFrom('feedbackFile as f')
    .innerJoin('submission as s', 's.id', 'f.submissionId')
    .select(['f.fileKey as key', 'f.name', 's.assignmentId', 's.personId', 's.regionId', 'f.createdAt'])
    .where('f.id', '=', id)
    .executeTakeFirst()) ?? null;
