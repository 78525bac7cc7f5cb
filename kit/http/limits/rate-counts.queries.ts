import type { Db } from '#kit/db/database.ts';

/** No window of RATES is longer, so a count that nothing was added to for a day counts for nothing. */
const KEPT_MS = 86_400_000;

export async function deleteOldCounts(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('rateCount')
    .where('lastTry', '<', new Date(now.getTime() - KEPT_MS))
    .execute();
}
