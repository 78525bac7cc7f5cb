import type { Db, Tx } from '#kit/db/database.ts';
import type { CardEvent, CardProcessor } from './card-processor.ts';

/** Whether it was not known before. */
export async function insertCardEvent(
  tx: Tx,
  event: CardEvent & { processor: Exclude<CardProcessor['kind'], 'none'>; receivedAt: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('cardEvent')
    .values(event)
    .onConflict((oc) => oc.column('id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export const findCardEvent = (
  db: Db,
  id: string,
): Promise<(CardEvent & { processor: 'sandbox' | 'stripe' }) | undefined> =>
  db
    .selectFrom('cardEvent')
    .select(['id', 'processor', 'type', 'kind', 'objectRef', 'occurredAt'])
    .where('id', '=', id)
    .executeTakeFirst();
