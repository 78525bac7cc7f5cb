import { Stripe } from 'stripe';
import { CardsError, type CardPayment, type RefundOutcome } from './card-processor.ts';

const { StripeError, StripeCardError, StripeIdempotencyError, StripeInvalidRequestError } = Stripe.errors;

const NOT_CHARGEABLE = ['amount_too_small', 'amount_too_large', 'invalid_charge_amount'];

/** What the log may know of an error of Stripe's: its words hold no secret, the request that it refers to might. */
const causeOf = (error: Stripe.errors.StripeError): Error =>
  Object.assign(new Error(error.message), {
    name: error.type,
    code: error.code ?? '',
    param: error.param ?? '',
    requestId: error.requestId,
  });

/** Any failure of a call to Stripe, in our own words. Only what was surely refused is called so. */
export function cardsErrorOf(error: unknown): CardsError {
  if (error instanceof CardsError) return error;
  if (!(error instanceof StripeError)) return new CardsError('cardsUnavailable', error);
  const cause = causeOf(error);
  if (error instanceof StripeInvalidRequestError) {
    if (error.code === 'resource_missing') return new CardsError('cardsNotFound', cause);
    const isAmount = NOT_CHARGEABLE.some((code) => error.code?.startsWith(code));
    return new CardsError(isAmount ? 'amountNotChargeable' : 'cardsRefused', cause);
  }
  if (error instanceof StripeIdempotencyError || error instanceof StripeCardError)
    return new CardsError('cardsRefused', cause);
  return new CardsError('cardsUnavailable', cause);
}

/** The payment that a bank has refused, or wants to ask its payer about, which Stripe sends along. */
export function declinedIntent(error: unknown): Stripe.PaymentIntent | null {
  return error instanceof StripeCardError ? (error.payment_intent ?? null) : null;
}

/** Why nothing was given back, as the payment itself tells; null for mistakes of ours. */
export function refundProblem(error: CardsError, payment: CardPayment): RefundOutcome | null {
  const { name, code = '', param = '' } = error.cause as { name?: string; code?: string; param?: string };
  if (error.problem !== 'cardsRefused' || name === 'StripeIdempotencyError') return null;
  if (payment.outcome.status !== 'succeeded')
    return { status: 'failed', reason: 'notPaid', code: code || 'not_paid' };
  const isTooMuch = param === 'amount' || code === 'charge_already_refunded';
  return { status: 'failed', reason: isTooMuch ? 'moreThanPaid' : 'refused', code: code || param };
}
