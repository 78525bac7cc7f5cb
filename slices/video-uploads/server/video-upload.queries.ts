import { sql } from 'kysely';
import { anyId } from '#kit/db/any-of.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import type { NewVideoUpload, UploadUsage } from '../rules/video-upload.ts';

const COLUMNS = [
  'id',
  'personId',
  'locale',
  'itemId',
  'itemType',
  'title',
  'fileSize',
  'type',
  'fingerprint',
  'partBytes',
  'storageUploadId',
  'createdAt',
  'completedAt',
] as const;

export interface UploadRecord {
  id: string;
  personId: string;
  locale: string;
  itemId: string;
  itemType: string;
  title: string;
  fileSize: number;
  type: string;
  fingerprint: string | null;
  partBytes: number;
  storageUploadId: string | null;
  createdAt: Date;
  completedAt: Date | null;
}

/** PostgreSQL's 64-bit numbers come as texts; no film is so large that a number could not hold its size. */
const recordOf = (row: Omit<UploadRecord, 'fileSize'> & { fileSize: string }): UploadRecord => ({
  ...row,
  fileSize: Number(row.fileSize),
});

export async function findUpload(db: Db | Tx, id: string): Promise<UploadRecord | null> {
  const row = await db.selectFrom('videoUpload').select(COLUMNS).where('id', '=', id).executeTakeFirst();
  return row ? recordOf(row) : null;
}

/** One person's uploads are begun one after the other, so that none slips past the quota beside another. */
export async function lockUploadsOf(tx: Tx, personId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('video_upload ' || ${personId}::text, 0))`.execute(
    tx,
  );
}

export async function findUsage(tx: Tx, personId: string, since: Date): Promise<UploadUsage> {
  const row = await tx
    .selectFrom('videoUpload')
    .select([
      sql<number>`count(*) filter (where completed_at is null)::int`.as('unfinished'),
      sql<number>`coalesce(sum(file_size) filter (where created_at > ${since}), 0)::float8`.as('bytesLately'),
    ])
    .where('personId', '=', personId)
    .executeTakeFirstOrThrow();
  return row;
}

export interface UploadStart {
  personId: string;
  partBytes: number;
  createdAt: Date;
}

/** Null when the id is taken, by a user whose uploads the caller need not be able to see. */
export async function insertUpload(
  tx: Tx,
  { videoId, ...upload }: NewVideoUpload,
  start: UploadStart,
): Promise<UploadRecord | null> {
  const row = await tx
    .insertInto('videoUpload')
    .values({ id: videoId, ...upload, ...start })
    .onConflict((conflict) => conflict.doNothing())
    .returning(COLUMNS)
    .executeTakeFirst();
  return row ? recordOf(row) : null;
}

/** Gives an upload its name in the storage unless another request has given it one meanwhile. */
export async function nameInStorage(
  db: Db,
  { id, storageUploadId: before }: Pick<UploadRecord, 'id' | 'storageUploadId'>,
  storageUploadId: string,
): Promise<UploadRecord | null> {
  const row = await db
    .updateTable('videoUpload')
    .set({ storageUploadId })
    .where('id', '=', id)
    .where('storageUploadId', 'is not distinct from', before)
    .returning(COLUMNS)
    .executeTakeFirst();
  return row ? recordOf(row) : null;
}

/** Null when it was complete already. */
export async function storeCompletion(
  tx: Tx,
  id: string,
  completion: { completedAt: Date; detectedType: string },
): Promise<UploadRecord | null> {
  const row = await tx
    .updateTable('videoUpload')
    .set(completion)
    .where('id', '=', id)
    .where('completedAt', 'is', null)
    .returning(COLUMNS)
    .executeTakeFirst();
  return row ? recordOf(row) : null;
}

/** Whether there was something unfinished to delete. */
export async function deleteUnfinished(tx: Tx, id: string): Promise<boolean> {
  const row = await tx
    .deleteFrom('videoUpload')
    .where('id', '=', id)
    .where('completedAt', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function listForgotten(db: Db, begunBefore: Date): Promise<UploadRecord[]> {
  const rows = await db
    .selectFrom('videoUpload')
    .select(COLUMNS)
    .where('completedAt', 'is', null)
    .where('createdAt', '<', begunBefore)
    .execute();
  return rows.map(recordOf);
}

/** Which of these films have a row, finished or not. */
export async function findKnown(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('videoUpload').select('id').where('id', '=', anyId(ids)).execute();
  return new Set(rows.map(({ id }) => id));
}

/** Whether an upload in the storage is one that a user may still go on with. */
export const isAwaited = async (db: Db, storageUploadId: string): Promise<boolean> =>
  (await db
    .selectFrom('videoUpload')
    .select('id')
    .where('storageUploadId', '=', storageUploadId)
    .where('completedAt', 'is', null)
    .executeTakeFirst()) !== undefined;
