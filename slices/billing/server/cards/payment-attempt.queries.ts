import type { Selectable } from 'kysely';
import { anyId } from '#kit/db/any-of.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import type { DB } from '#kit/db/db.generated.ts';
import { storedAmount } from '#kit/money/amounts.ts';
import type { Currency, MinorUnits } from '#kit/money/minor-units.ts';
import type { AttemptStatus, PaymentFailure } from '../../rules/card-payments.ts';

type Row = Selectable<DB['paymentAttempt']>;

/** A try to pay an invoice by card. */
export interface PaymentAttempt extends Omit<
  Row,
  'amount' | 'currency' | 'status' | 'failure' | 'processor'
> {
  amount: MinorUnits;
  currency: Currency;
  status: AttemptStatus;
  failure: PaymentFailure | null;
  processor: 'sandbox' | 'stripe';
}

const attempts = (db: Db | Tx) =>
  db
    .selectFrom('paymentAttempt as a')
    .innerJoin('currency as c', 'c.value', 'a.currency')
    .selectAll('a')
    .select('c.decimals');

function attemptOf({ amount, currency, decimals, ...attempt }: Row & { decimals: number }): PaymentAttempt {
  return {
    ...(attempt as Omit<PaymentAttempt, 'amount' | 'currency'>),
    amount: storedAmount(amount),
    currency: { value: currency, decimals },
  };
}

type AttemptBy = { id: string } | { key: string } | { processorRef: string };

export async function findAttempt(db: Db | Tx, by: AttemptBy): Promise<PaymentAttempt | undefined> {
  const query = attempts(db);
  const found =
    'id' in by
      ? query.where('a.id', '=', by.id)
      : 'key' in by
        ? query.where('a.key', '=', by.key)
        : query.where('a.processorRef', '=', by.processorRef);
  const row = await found.executeTakeFirst();
  return row && attemptOf(row);
}

/** Nobody else settles it until the transaction is over. */
export async function lockAttempt(tx: Tx, id: string): Promise<PaymentAttempt | undefined> {
  const row = await attempts(tx).where('a.id', '=', id).forUpdate('a').executeTakeFirst();
  return row && attemptOf(row);
}

/** The payment of an invoice that its payer has begun and not ended, or a charge without them whose end is not known. */
export async function findUnfinished(
  db: Db | Tx,
  invoiceId: string,
  by: 'payer' | 'college',
): Promise<PaymentAttempt | undefined> {
  const row = await attempts(db)
    .where('a.invoiceId', '=', invoiceId)
    .where('a.closedAt', 'is', null)
    .where('a.isOffSession', '=', by === 'college')
    .executeTakeFirst();
  return row && attemptOf(row);
}

/** The tries of students to pay some invoices, the newest first: what sponsors try is theirs. */
export async function listAttempts(db: Db | Tx, invoiceIds: readonly string[]): Promise<PaymentAttempt[]> {
  const rows = await attempts(db)
    .where('a.invoiceId', '=', anyId(invoiceIds))
    .where('a.isSponsored', '=', false)
    .orderBy('a.begunAt', 'desc')
    .orderBy('a.id')
    .execute();
  return rows.map(attemptOf);
}

export async function listAttemptsToCheck(
  db: Db,
  { now, max }: { now: Date; max: number },
): Promise<PaymentAttempt[]> {
  const rows = await attempts(db)
    .where('a.nextCheckAt', '<=', now)
    .orderBy('a.nextCheckAt')
    .limit(max)
    .execute();
  return rows.map(attemptOf);
}

export interface NewAttempt {
  id: string;
  personId: string;
  regionId: string;
  invoiceId: string;
  currency: string;
  amount: MinorUnits;
  processor: 'sandbox' | 'stripe';
  key: string;
  customerRef: string | null;
  savedCardId: string | null;
  savesCard: boolean;
  isOffSession: boolean;
  /** Whether somebody without an account pays for the student. */
  isSponsored?: boolean;
  begunBy: string | null;
  begunAt: Date;
  nextCheckAt: Date;
}

export async function insertAttempt(tx: Tx, attempt: NewAttempt): Promise<void> {
  // Another's id is out of sight, and stays theirs.
  await tx
    .insertInto('paymentAttempt')
    .values(attempt)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

type Change = Partial<
  Pick<
    PaymentAttempt,
    | 'processorRef'
    | 'customerRef'
    | 'status'
    | 'failure'
    | 'failureCode'
    | 'cardBrand'
    | 'cardLastDigits'
    | 'nextCheckAt'
    | 'closedAt'
  >
>;

export async function changeAttempt(db: Db | Tx, id: string, change: Change): Promise<void> {
  await db.updateTable('paymentAttempt').set(change).where('id', '=', id).execute();
}
