import { anyId } from '#kit/db/any-of.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import { insertRow } from '#kit/db/rows.ts';

export interface HoldRecord {
  id: string;
  personId: string;
  regionId: string;
  reason: string;
  putBy: string | null;
  putAt: Date;
  liftedAt: Date | null;
}

const holds = (db: Db | Tx) =>
  db
    .selectFrom('transcriptHold')
    .select(['id', 'personId', 'regionId', 'reason', 'putBy', 'putAt', 'liftedAt']);

export const findHold = (db: Db | Tx, id: string): Promise<HoldRecord | undefined> =>
  holds(db).where('id', '=', id).executeTakeFirst();

/** What holds these students' transcripts back now, the newest first. */
export const listStandingHolds = (db: Db | Tx, personIds: readonly string[]): Promise<HoldRecord[]> =>
  holds(db)
    .where('personId', '=', anyId(personIds))
    .where('liftedAt', 'is', null)
    .orderBy('putAt', 'desc')
    .orderBy('id')
    .execute();

/** Puts a hold; false when this very one was put before. */
export async function insertHold(
  tx: Tx,
  hold: Omit<HoldRecord, 'liftedAt' | 'putBy'> & { putBy: string },
): Promise<boolean> {
  return insertRow(tx, 'transcriptHold', hold);
}

/** Lifts a hold; false when it does not stand any more. */
export async function storeLift(
  tx: Tx,
  id: string,
  lift: { liftedBy: string; liftedAt: Date },
): Promise<boolean> {
  const row = await tx
    .updateTable('transcriptHold')
    .set(lift)
    .where('id', '=', id)
    .where('liftedAt', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
