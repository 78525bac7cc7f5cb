import { sql } from 'kysely';
import type { Db, Tx } from '#kit/db/database.ts';

export interface AnnouncedUpload {
  fileKey: string;
  personId: string;
  bytes: number;
  announcedAt: Date;
}

/** What one person has announced since, and how many uploads of files that have not arrived are open for it. */
export interface SentUsage {
  open: number;
  bytes: number;
}

/** One person's files are announced one after the other, so that none slips past the quota beside another. */
export async function lockSentUploads(tx: Tx, personId: string): Promise<void> {
  const lock = sql`select pg_advisory_xact_lock(hashtextextended('sent_upload ' || ${personId}::text, 0))`;
  await lock.execute(tx);
}

/** Forgets what was announced before, and adds up the rest. */
export async function findSentUsage(tx: Tx, personId: string, since: Date): Promise<SentUsage> {
  await tx
    .deleteFrom('sentUpload')
    .where('personId', '=', personId)
    .where('announcedAt', '<', since)
    .execute();
  return tx
    .selectFrom('sentUpload')
    .select([
      sql<number>`coalesce(sum(openings) filter (where arrived_at is null), 0)::int`.as('open'),
      sql<number>`coalesce(sum(bytes), 0)::float8`.as('bytes'),
    ])
    .where('personId', '=', personId)
    .executeTakeFirstOrThrow();
}

/** Records that a file was announced, also a second time; false where it belongs to another person. */
export async function storeSentUpload(tx: Tx, upload: AnnouncedUpload): Promise<boolean> {
  const { fileKey, personId, bytes, announcedAt } = upload;
  const refetch = await tx
    .updateTable('sentUpload')
    .set((eb) => ({
      openings: eb('openings', '+', 1),
      bytes: eb('bytes', '+', sql<string>`${bytes}::bigint`),
      announcedAt,
      arrivedAt: null,
    }))
    .where('fileKey', '=', fileKey)
    .where('personId', '=', personId)
    .executeTakeFirst();
  if (refetch.numUpdatedRows > 0n) return true;
  const first = await tx
    .insertInto('sentUpload')
    .values(upload)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return first.numInsertedOrUpdatedRows === 1n;
}

export async function noteArrival(db: Db, fileKey: string, arrivedAt: Date): Promise<void> {
  await db.updateTable('sentUpload').set({ arrivedAt }).where('fileKey', '=', fileKey).execute();
}
