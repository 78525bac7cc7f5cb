import type { Selectable } from 'kysely';
import type { Db, Tx } from '#kit/db/database.ts';
import type { DB } from '#kit/db/db.generated.ts';
import { storedAmount } from '#kit/money/amounts.ts';
import type { MinorUnits } from '#kit/money/minor-units.ts';

type Row = Selectable<DB['cardRefund']>;

/** What is on its way back to a card, or has arrived there. */
export interface CardRefundRecord extends Omit<Row, 'amount'> {
  amount: MinorUnits;
}

const refundOf = ({ amount, ...refund }: Row): CardRefundRecord => ({
  ...refund,
  amount: storedAmount(amount),
});

type RefundBy = { id: string } | { key: string } | { processorRef: string };

export async function findCardRefund(db: Db | Tx, by: RefundBy): Promise<CardRefundRecord | undefined> {
  const query = db.selectFrom('cardRefund').selectAll();
  const found =
    'id' in by
      ? query.where('id', '=', by.id)
      : 'key' in by
        ? query.where('key', '=', by.key)
        : query.where('processorRef', '=', by.processorRef);
  const row = await found.executeTakeFirst();
  return row && refundOf(row);
}

export async function lockCardRefund(tx: Tx, id: string): Promise<CardRefundRecord | undefined> {
  const row = await tx
    .selectFrom('cardRefund')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row && refundOf(row);
}

/** What of a payment is on its way back and not in the books yet. */
export async function refundsUnderWay(tx: Tx, paymentId: string): Promise<MinorUnits[]> {
  const rows = await tx
    .selectFrom('cardRefund')
    .select('amount')
    .where('paymentId', '=', paymentId)
    .where('status', '=', 'OPEN')
    .execute();
  return rows.map(({ amount }) => storedAmount(amount));
}

export async function insertCardRefund(
  tx: Tx,
  refund: Pick<
    CardRefundRecord,
    | 'id'
    | 'personId'
    | 'regionId'
    | 'paymentId'
    | 'amount'
    | 'reason'
    | 'isReduced'
    | 'key'
    | 'begunBy'
    | 'begunAt'
    | 'nextCheckAt'
  >,
): Promise<void> {
  // Another's id is out of sight, and stays theirs.
  await tx
    .insertInto('cardRefund')
    .values(refund)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

export async function listRefundsToCheck(
  db: Db,
  { now, max }: { now: Date; max: number },
): Promise<CardRefundRecord[]> {
  const rows = await db
    .selectFrom('cardRefund')
    .selectAll()
    .where('nextCheckAt', '<=', now)
    .orderBy('nextCheckAt')
    .limit(max)
    .execute();
  return rows.map(refundOf);
}

export async function changeCardRefund(
  db: Db | Tx,
  id: string,
  change: Partial<
    Pick<Row, 'processorRef' | 'status' | 'failure' | 'failureCode' | 'nextCheckAt' | 'closedAt'>
  >,
): Promise<void> {
  await db.updateTable('cardRefund').set(change).where('id', '=', id).execute();
}
