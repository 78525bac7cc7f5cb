import type { Db } from '#kit/db/database.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { findSentUsage, lockSentUploads, storeSentUpload } from './sent-uploads.queries.ts';

const DAY_MS = 86_400_000;

/** Enough to fill the catalogue of a whole year on one day, not enough to fill the storage by mistake or malice. */
export const SENDING_QUOTA = { open: 60, bytesADay: 10 * 1024 ** 3 } as const;

/** Who sends a file, and where that is counted. */
export interface Sender {
  db: Db;
  personId: string;
  now: Date;
}

/** Counts a file that is about to be sent, or refuses it when its sender has too many open or has sent too much. */
export async function takeRoomToSend(
  { db, personId, now }: Sender,
  { key, bytes }: { key: string; bytes: number },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockSentUploads(tx, personId);
    const since = new Date(now.getTime() - DAY_MS);
    const used = await findSentUsage(tx, personId, since);
    if (used.open >= SENDING_QUOTA.open || used.bytes + bytes > SENDING_QUOTA.bytesADay)
      throw new RuleError('sendingQuotaReached');
    const upload = { fileKey: key, personId, bytes, announcedAt: now };
    if (!(await storeSentUpload(tx, upload))) throw new RuleError('recordNotFound', 'NOT_FOUND');
  });
}
