import { CardsError } from '#kit/cards/card-processor.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { mayStillArrive } from '../../rules/card-payments.ts';
import { paymentAt } from './payment-at.ts';
import type { PaymentAttempt } from './payment-attempt.queries.ts';
import { closeUnbegun, settlePayment, type Settling } from './settle-payment.ts';

/**
 * Calls off a payment that is not wanted any more. One that was paid meanwhile is booked; one that may be on its way is left
 * alone, and that is said.
 */
export async function cancelAttempt(settling: Settling, attempt: PaymentAttempt): Promise<PaymentAttempt> {
  const { cards, now } = settling.services;
  if (cards.kind !== attempt.processor) throw new CardsError('cardsUnavailable');
  const payment = await paymentAt(cards, attempt);
  if (!payment) {
    // A saved card is charged by the very request that begins: it may arrive yet.
    if (attempt.savedCardId !== null && mayStillArrive(attempt, now()))
      throw new RuleError('paymentUnderWay');
    return closeUnbegun(settling, attempt.id);
  }
  const isSettled = payment.outcome.status === 'succeeded' || payment.outcome.status === 'unknown';
  const canceled = isSettled ? payment : await cards.cancelPayment(payment.ref);
  const settled = await settlePayment(settling, attempt.id, canceled);
  if (settled.closedAt === null) throw new RuleError('paymentUnderWay');
  return settled;
}
