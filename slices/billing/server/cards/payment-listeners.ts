import type { Tx } from '#kit/db/database.ts';
import type { Services } from '#kit/graphql/context.ts';
import type { MinorUnits } from '#kit/money/minor-units.ts';
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

/** What was given back to the card of a sponsor. */
interface SponsoredRefund {
  attempt: PaymentAttempt;
  amount: MinorUnits;
}
type RefundListener = (tx: Tx, services: Services, refund: SponsoredRefund) => Promise<void>;

const refundListeners: RefundListener[] = [];

/** Tells the slice that knows the sponsors of what goes back to their cards, in the transaction that books it. */
export const onSponsoredRefund = (listener: RefundListener): void => void refundListeners.push(listener);

export async function tellOfSponsoredRefund(
  tx: Tx,
  services: Services,
  refund: SponsoredRefund,
): Promise<void> {
  for (const listen of refundListeners) await listen(tx, services, refund);
}
