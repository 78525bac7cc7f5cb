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
  /** Only of a hold that follows from something else. */
  derived?: Pick<DerivedHold, 'says' | 'path'>;
}

/** A hold that nobody has put: it follows from something else, such as payments that are overdue, and goes with it. */
export interface DerivedHold extends Pick<HoldRecord, 'id' | 'personId' | 'regionId' | 'putAt'> {
  says: { id: string; values: Readonly<Record<string, string>> };
  /** Where staff see to it. */
  path: string;
}

type FindHolds = (db: Db | Tx, personIds: readonly string[], now: Date) => Promise<DerivedHold[]>;

const finders: FindHolds[] = [];

/** @public for what else keeps transcripts from being issued. */
export const defineHolds = (find: FindHolds): void => void finders.push(find);

const holds = (db: Db | Tx) =>
  db
    .selectFrom('transcriptHold')
    .select(['id', 'personId', 'regionId', 'reason', 'putBy', 'putAt', 'liftedAt']);

export const findHold = (db: Db | Tx, id: string): Promise<HoldRecord | undefined> =>
  holds(db).where('id', '=', id).executeTakeFirst();

/** What holds these students' transcripts back now, the newest first. */
export async function listStandingHolds(
  db: Db | Tx,
  personIds: readonly string[],
  now: Date,
): Promise<HoldRecord[]> {
  const put = await holds(db)
    .where('personId', '=', anyId(personIds))
    .where('liftedAt', 'is', null)
    .orderBy('putAt', 'desc')
    .orderBy('id')
    .execute();
  const derived: HoldRecord[] = [];
  for (const find of finders)
    for (const { says, path, ...hold } of await find(db, personIds, now))
      derived.push({ ...hold, reason: '', putBy: null, liftedAt: null, derived: { says, path } });
  return [...derived, ...put];
}

/** Puts a hold; false when this very one was put before. */
export async function insertHold(
  tx: Tx,
  hold: Omit<HoldRecord, 'liftedAt' | 'putBy' | 'derived'> & { putBy: string },
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
