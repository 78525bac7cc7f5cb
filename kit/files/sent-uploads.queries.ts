import { sql } from 'kysely';
import type { Db, Tx } from '#kit/db/database.ts';

export interface AnnouncedUpload {
  fileKey: string;
  personId: string;
  bytes: number;
  announcedAt: Date;
}

/** What one person has announced since, and how many of these files have not arrived. */
export interface SentUsage {
  open: number;
  bytes: number;
}

/** One person's files are announced one after the other, so that none slips past the quota beside another. */
export async function lockSentUploads(tx: Tx, personId: string): Promise<void> {
  const lock = sql`select pg_advisory_xact_lock(hashtextextended('sent_upload ' || ${personId}::text, 0))`;
  await lock.execute(tx);
}

/** Forgets what was announced before, and adds up the rest without the file that is announced again. */
export async function findSentUsage(
  tx: Tx,
  { personId, fileKey }: Pick<AnnouncedUpload, 'personId' | 'fileKey'>,
  since: Date,
): Promise<SentUsage> {
  await tx
    .deleteFrom('sentUpload')
    .where('personId', '=', personId)
    .where('announcedAt', '<', since)
    .execute();
  return tx
    .selectFrom('sentUpload')
    .select([
      sql<number>`count(*) filter (where arrived_at is null)::int`.as('open'),
      sql<number>`coalesce(sum(bytes), 0)::float8`.as('bytes'),
    ])
    .where('personId', '=', personId)
    .where('fileKey', '<>', fileKey)
    .executeTakeFirstOrThrow();
}

export async function insertSentUpload(tx: Tx, upload: AnnouncedUpload): Promise<void> {
  const { bytes, announcedAt } = upload;
  await tx
    .insertInto('sentUpload')
    .values(upload)
    .onConflict((conflict) => conflict.column('fileKey').doUpdateSet({ bytes, announcedAt, arrivedAt: null }))
    .execute();
}

export async function noteArrival(db: Db, fileKey: string, arrivedAt: Date): Promise<void> {
  await db.updateTable('sentUpload').set({ arrivedAt }).where('fileKey', '=', fileKey).execute();
}
