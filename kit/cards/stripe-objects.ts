import type { Stripe } from 'stripe';
import { minorUnits } from '#kit/money/minor-units.ts';
import {
  CardsError,
  type CardPayment,
  type CardRefund,
  type CardSetup,
  type ChargeOutcome,
  type DeclineReason,
  type RefundOutcome,
  type SavedCard,
} from './card-processor.ts';
import { fromStripe } from './stripe-minor-units.ts';

const REASONS: Readonly<Record<string, DeclineReason>> = {
  insufficient_funds: 'insufficientFunds',
  expired_card: 'expiredCard',
  incorrect_number: 'wrongDetails',
  invalid_number: 'wrongDetails',
  incorrect_cvc: 'wrongDetails',
  invalid_cvc: 'wrongDetails',
  incorrect_zip: 'wrongDetails',
  invalid_expiry_month: 'wrongDetails',
  invalid_expiry_year: 'wrongDetails',
  payment_intent_authentication_failure: 'authenticationFailed',
  setup_intent_authentication_failure: 'authenticationFailed',
};

interface StripeFailure {
  code?: string;
  decline_code?: string;
}

function declined({ code = '', decline_code: word = code }: StripeFailure): ChargeOutcome {
  return { status: 'declined', reason: REASONS[word] ?? REASONS[code] ?? 'declined', code: word };
}

function outcomeOf(status: Stripe.PaymentIntent.Status, failure: StripeFailure | null): ChargeOutcome {
  switch (status) {
    case 'succeeded':
      return { status: 'succeeded' };
    case 'canceled':
      return { status: 'declined', reason: 'canceled', code: 'canceled' };
    case 'requires_payment_method':
      // A bank that wants a word with the card's owner has not refused it.
      return failure && failure.code !== 'authentication_required'
        ? declined(failure)
        : { status: 'needsCustomer' };
    case 'requires_action':
    case 'requires_confirmation':
      return { status: 'needsCustomer' };
    // It is on its way, and nobody knows yet whether it will arrive; or Stripe has found a new word.
    default:
      return { status: 'unknown' };
  }
}

const idOf = (reference: string | { id: string } | null): string | null =>
  typeof reference === 'string' ? reference : (reference?.id ?? null);

interface CardFacts {
  brand: string | null;
  last4: string | null;
  exp_month: number;
  exp_year: number;
}

const cardFrom = (ref: string, { brand, last4, exp_month, exp_year }: CardFacts): SavedCard => ({
  ref,
  brand: brand ?? 'card',
  lastDigits: last4 ?? '',
  expiryMonth: exp_month,
  expiryYear: exp_year,
});

export function savedCardOf({ id, card }: Stripe.PaymentMethod): SavedCard | null {
  return card ? cardFrom(id, card) : null;
}

/** What was begun by us carries this; an account may be used by others too. */
function ownMetadata(metadata: Stripe.Metadata | null): Required<OwnMetadata> {
  const { key, decimals = '0', invoiceId = '' } = (metadata ?? {}) as Partial<OwnMetadata>;
  if (!key) throw new CardsError('cardsNotFound', new Error('It was not begun here.'));
  return { key, decimals, invoiceId };
}

export interface OwnMetadata {
  [name: string]: string;
  key: string;
  decimals: string;
  invoiceId: string;
}

/** With its `latest_charge`. */
export function paymentOf(intent: Stripe.PaymentIntent): CardPayment {
  const { key, invoiceId, decimals } = ownMetadata(intent.metadata);
  const { status, latest_charge: latest, last_payment_error: failure } = intent;
  const charge = status === 'succeeded' && typeof latest === 'object' ? latest : null;
  const details = charge?.payment_method_details?.card;
  const refunded = fromStripe(charge?.amount_refunded ?? 0, intent.currency, Number(decimals));
  return {
    ref: intent.id,
    key,
    amount: fromStripe(intent.amount, intent.currency, Number(decimals)),
    customer: idOf(intent.customer),
    invoiceId,
    clientSecret: intent.client_secret ?? '',
    outcome: outcomeOf(status, failure),
    card: details ? cardFrom(charge?.payment_method ?? '', details) : null,
    refundedMinor: minorUnits(refunded.minor),
  };
}

/** With its `payment_method`. */
export function setupOf(intent: Stripe.SetupIntent): CardSetup {
  const { key } = ownMetadata(intent.metadata);
  const method = intent.payment_method;
  const isSaved = intent.status === 'succeeded' && method !== null && typeof method === 'object';
  return {
    ref: intent.id,
    key,
    customer: idOf(intent.customer) ?? '',
    clientSecret: intent.client_secret ?? '',
    outcome: outcomeOf(intent.status, intent.last_setup_error),
    card: isSaved ? savedCardOf(method) : null,
  };
}

function refundOutcomeOf({ status, failure_reason: code }: Stripe.Refund): RefundOutcome {
  if (status === 'succeeded') return { status };
  if (status === 'failed' || status === 'canceled')
    return { status: 'failed', reason: 'refused', code: code ?? status };
  return { status: 'pending' };
}

/** With its `payment_intent`, which may have been given back at Stripe itself: then it has no key of ours. */
export function refundOf(refund: Stripe.Refund): CardRefund {
  const { payment_intent: intent, amount, currency, metadata } = refund;
  if (intent === null || typeof intent === 'string')
    throw new CardsError('cardsNotFound', new Error('Its payment was not begun here.'));
  const { decimals } = ownMetadata(intent.metadata);
  return {
    ref: refund.id,
    key: metadata?.['key'] ?? '',
    paymentRef: intent.id,
    amount: fromStripe(amount, currency, Number(decimals)),
    outcome: refundOutcomeOf(refund),
  };
}

const KINDS = { payment_intent: 'payment', setup_intent: 'setup', refund: 'refund' } as const;

/** What an event is about, by the first word of its type. */
export const kindOf = (type: string): (typeof KINDS)[keyof typeof KINDS] | 'other' => {
  const [word = ''] = type.split('.');
  return word in KINDS ? KINDS[word as keyof typeof KINDS] : 'other';
};
