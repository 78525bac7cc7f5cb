import type { Selectable } from 'kysely';
import type { Db, Tx } from '#kit/db/database.ts';
import type { DB } from '#kit/db/db.generated.ts';

export type SavedCardRecord = Selectable<DB['savedCard']>;
export type CardSetupRecord = Selectable<DB['cardSetup']>;
type Processor = 'sandbox' | 'stripe';

interface CustomerOf {
  personId: string;
  processor: Processor;
}

export async function findCustomer(
  db: Db | Tx,
  { personId, processor }: CustomerOf,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('cardCustomer')
    .select('ref')
    .where('personId', '=', personId)
    .where('processor', '=', processor)
    .executeTakeFirst();
  return row?.ref;
}

export async function storeCustomer(
  db: Db,
  customer: CustomerOf & { ref: string; madeAt: Date },
): Promise<void> {
  await db
    .insertInto('cardCustomer')
    .values(customer)
    .onConflict((conflict) => conflict.columns(['personId', 'processor']).doNothing())
    .execute();
}

/** The card a person has saved with a processor and not removed. */
export const findCurrentCard = (
  db: Db | Tx,
  { personId, processor }: CustomerOf,
): Promise<SavedCardRecord | undefined> =>
  db
    .selectFrom('savedCard')
    .selectAll()
    .where('personId', '=', personId)
    .where('processor', '=', processor)
    .where('removedAt', 'is', null)
    .executeTakeFirst();

export const findSavedCard = (
  db: Db | Tx,
  by: { id: string } | { ref: string },
): Promise<SavedCardRecord | undefined> => {
  const query = db.selectFrom('savedCard').selectAll();
  return ('id' in by ? query.where('id', '=', by.id) : query.where('ref', '=', by.ref)).executeTakeFirst();
};

export const insertSavedCard = (
  tx: Tx,
  card: Omit<SavedCardRecord, 'id' | 'removedAt'>,
): Promise<SavedCardRecord> =>
  tx.insertInto('savedCard').values(card).returningAll().executeTakeFirstOrThrow();

/** All that the person has saved, and which were not removed before. */
export const removeCards = (tx: Tx, personId: string, removedAt: Date): Promise<SavedCardRecord[]> =>
  tx
    .updateTable('savedCard')
    .set({ removedAt })
    .where('personId', '=', personId)
    .where('removedAt', 'is', null)
    .returningAll()
    .execute();

export async function insertSetup(
  tx: Tx,
  setup: Pick<CardSetupRecord, 'id' | 'personId' | 'processor' | 'key' | 'begunAt' | 'nextCheckAt'>,
): Promise<void> {
  // Another's id is out of sight, and stays theirs.
  await tx
    .insertInto('cardSetup')
    .values(setup)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

export const findSetup = (
  db: Db | Tx,
  by: { id: string } | { key: string },
): Promise<CardSetupRecord | undefined> => {
  const query = db.selectFrom('cardSetup').selectAll();
  return ('id' in by ? query.where('id', '=', by.id) : query.where('key', '=', by.key)).executeTakeFirst();
};

export const lockSetup = (tx: Tx, id: string): Promise<CardSetupRecord | undefined> =>
  tx.selectFrom('cardSetup').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const listSetupsToCheck = (
  db: Db,
  { now, max }: { now: Date; max: number },
): Promise<CardSetupRecord[]> =>
  db
    .selectFrom('cardSetup')
    .selectAll()
    .where('nextCheckAt', '<=', now)
    .orderBy('nextCheckAt')
    .limit(max)
    .execute();

export async function changeSetup(
  db: Db | Tx,
  id: string,
  change: Partial<
    Pick<CardSetupRecord, 'customerRef' | 'processorRef' | 'status' | 'failure' | 'nextCheckAt' | 'closedAt'>
  >,
): Promise<void> {
  await db.updateTable('cardSetup').set(change).where('id', '=', id).execute();
}
