import type { Tx } from '#kit/db/database.ts';
import type { Services } from '#kit/graphql/context.ts';
import type { PaymentAttempt } from './payment-attempt.queries.ts';

type Listener = (tx: Tx, services: Services, attempt: PaymentAttempt) => Promise<void>;

const listeners: Listener[] = [];

/**
 * Tells a slice of every attempt that has come to its end, in the transaction that says so: paid or
 * not. One that was taken for lost and was paid after all is told twice.
 * @public for payment plans, whose instalments end with the attempts to charge them.
 */
export const onPaymentAttempt = (listener: Listener): void => void listeners.push(listener);

export async function tellOfAttempt(tx: Tx, services: Services, attempt: PaymentAttempt): Promise<void> {
  for (const listen of listeners) await listen(tx, services, attempt);
}
