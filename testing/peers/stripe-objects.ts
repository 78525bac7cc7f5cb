import { randomBytes } from 'node:crypto';
import type { Stripe } from 'stripe';

export const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;
const nowS = (): number => Math.floor(Date.now() / 1_000);

interface Failure {
  code: string;
  decline_code?: string;
}

/** How a card behaves, and what it looks like. */
export interface Magic {
  brand: string;
  last4: string;
  refusal?: Failure;
  /** It can be saved, and is refused when it is charged. */
  isRefusedLater?: boolean;
  needsChallenge?: boolean;
}

const declined = (decline_code: string): Failure => ({ code: 'card_declined', decline_code });

/** The payment methods that Stripe keeps for tests, by its own names. */
export const MAGIC: Readonly<Record<string, Magic>> = {
  pm_card_visa: { brand: 'visa', last4: '4242' },
  pm_card_mastercard: { brand: 'mastercard', last4: '4444' },
  pm_card_chargeDeclined: { brand: 'visa', last4: '0002', refusal: declined('generic_decline') },
  pm_card_chargeDeclinedInsufficientFunds: {
    brand: 'visa',
    last4: '9995',
    refusal: declined('insufficient_funds'),
  },
  pm_card_chargeDeclinedExpiredCard: { brand: 'visa', last4: '0069', refusal: { code: 'expired_card' } },
  pm_card_chargeCustomerFail: { brand: 'visa', last4: '0341', isRefusedLater: true },
  pm_card_authenticationRequired: { brand: 'visa', last4: '3184', needsChallenge: true },
};

export const AUTHENTICATION_REQUIRED: Failure = {
  code: 'authentication_required',
  decline_code: 'authentication_required',
};

export const customerObject = (email: string | null, metadata: Stripe.Metadata) =>
  ({
    id: newId('cus'),
    object: 'customer',
    balance: 0,
    created: nowS(),
    default_source: null,
    description: null,
    email,
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata,
    shipping: null,
  }) satisfies Stripe.Customer;

const NO_DETAILS = { address: null, email: null, name: null, phone: null, tax_id: null };

export const methodObject = ({ brand, last4 }: Magic): Stripe.PaymentMethod =>
  ({
    id: newId('pm'),
    object: 'payment_method',
    billing_details: NO_DETAILS,
    card: {
      brand,
      checks: null,
      country: 'US',
      display_brand: brand,
      exp_month: 8,
      exp_year: new Date().getFullYear() + 2,
      funding: 'credit',
      generated_from: null,
      last4,
      networks: null,
      regulated_status: null,
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: nowS(),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  }) satisfies Stripe.PaymentMethod;

export interface IntentFacts {
  amount: number;
  currency: string;
  customer: string | null;
  metadata: Stripe.Metadata;
  setup_future_usage: Stripe.PaymentIntent.SetupFutureUsage | null;
}

export const intentObject = (facts: IntentFacts): Stripe.PaymentIntent => {
  const id = newId('pi');
  return {
    id,
    object: 'payment_intent',
    ...facts,
    allowed_payment_method_types: null,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: `${id}_secret_${randomBytes(12).toString('hex')}`,
    confirmation_method: 'automatic',
    created: nowS(),
    customer_account: null,
    description: null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_group: null,
  } satisfies Stripe.PaymentIntent;
};

export const setupObject = (customer: string, metadata: Stripe.Metadata): Stripe.SetupIntent => {
  const id = newId('seti');
  return {
    id,
    object: 'setup_intent',
    allowed_payment_method_types: null,
    application: null,
    automatic_payment_methods: null,
    cancellation_reason: null,
    client_secret: `${id}_secret_${randomBytes(12).toString('hex')}`,
    created: nowS(),
    customer,
    description: null,
    excluded_payment_method_types: null,
    last_setup_error: null,
    latest_attempt: null,
    livemode: false,
    mandate: null,
    metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    single_use_mandate: null,
    status: 'requires_payment_method',
    usage: 'off_session',
  } satisfies Stripe.SetupIntent;
};

/** One try to charge a card, which its bank has accepted or refused. */
export function chargeObject(
  { id, amount, currency, customer, metadata }: Stripe.PaymentIntent,
  { id: method, card }: Stripe.PaymentMethod,
  failure: Failure | null,
): Stripe.Charge {
  const isPaid = failure === null;
  return {
    id: newId('ch'),
    object: 'charge',
    amount,
    amount_captured: isPaid ? amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: NO_DETAILS,
    calculated_statement_descriptor: null,
    captured: isPaid,
    created: nowS(),
    currency,
    customer,
    description: null,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: failure?.code ?? null,
    failure_message: null,
    fraud_details: null,
    livemode: false,
    metadata,
    on_behalf_of: null,
    outcome: null,
    paid: isPaid,
    payment_intent: id,
    payment_method: method,
    // As in Stripe's answers, with the parts that concern us.
    payment_method_details: { type: 'card', card } as unknown as Stripe.Charge.PaymentMethodDetails,
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: isPaid ? 'succeeded' : 'failed',
    transfer_data: null,
    transfer_group: null,
  } satisfies Stripe.Charge;
}

export const refundObject = (
  charge: Stripe.Charge,
  amount: number,
  metadata: Stripe.Metadata,
): Stripe.Refund =>
  ({
    id: newId('re'),
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: charge.id,
    created: nowS(),
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    metadata,
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  }) satisfies Stripe.Refund;

export const eventObject = (type: string, object: object) => ({
  id: newId('evt'),
  object: 'event' as const,
  api_version: null,
  created: nowS(),
  data: { object },
  livemode: false,
  pending_webhooks: 1,
  request: null,
  type,
});
