import type { CardPayment, CardProcessor } from '#kit/cards/card-processor.ts';
import type { PaymentAttempt } from './payment-attempt.queries.ts';

/** How an attempt stands at the processor; null when it never heard of it. */
export const paymentAt = (
  cards: CardProcessor,
  { processorRef, key, customerRef, begunAt }: PaymentAttempt,
): Promise<CardPayment | null> =>
  processorRef === null
    ? cards.findByKey(key, { customer: customerRef, since: begunAt })
    : cards.readPayment(processorRef);
