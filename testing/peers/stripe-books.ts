import type { Stripe } from 'stripe';
import { fieldsAt, flagAt, textAt, type StripeForm } from './stripe-form.ts';
import {
  AUTHENTICATION_REQUIRED,
  chargeObject,
  customerObject,
  intentObject,
  MAGIC,
  methodObject,
  refundObject,
  setupObject,
  type Magic,
} from './stripe-objects.ts';

/** An answer that says no, in Stripe's own form. */
export class StripeRefusal extends Error {
  readonly status: number;
  readonly body: { error: Record<string, unknown> };

  constructor(status: number, error: Record<string, unknown>) {
    super(String(error['message'] ?? error['code']));
    this.status = status;
    this.body = { error };
  }
}

export const invalid = (message: string, more: Record<string, unknown> = {}, status = 400): StripeRefusal =>
  new StripeRefusal(status, { type: 'invalid_request_error', message, ...more });
const missing = (id: string): StripeRefusal =>
  invalid(`No such object: '${id}'`, { code: 'resource_missing', param: 'id' }, 404);

/** What Stripe knows, and what it lets happen to it. */
export class StripeBooks {
  readonly customers = new Map<string, Stripe.Customer>();
  readonly methods = new Map<string, Stripe.PaymentMethod>();
  readonly intents = new Map<string, Stripe.PaymentIntent>();
  readonly setups = new Map<string, Stripe.SetupIntent>();
  readonly charges = new Map<string, Stripe.Charge>();
  readonly refunds = new Map<string, Stripe.Refund>();
  readonly #magic = new Map<string, Magic>();
  readonly #tell: (type: string, object: object) => void;

  constructor(tell: (type: string, object: object) => void) {
    this.#tell = tell;
  }

  createCustomer(form: StripeForm): Stripe.Customer {
    return put(this.customers, customerObject(textAt(form, 'email'), fieldsAt(form, 'metadata')));
  }

  createIntent(form: StripeForm): Stripe.PaymentIntent {
    refuseOldNames(form);
    const amount = Number(textAt(form, 'amount'));
    if (!Number.isSafeInteger(amount) || amount < 1)
      throw invalid('Invalid positive integer', { code: 'parameter_invalid_integer', param: 'amount' });
    const customer = textAt(form, 'customer');
    if (customer !== null) find(this.customers, customer);
    const card = textAt(form, 'payment_method');
    const method = card === null ? null : this.#methodFor(card, customer);
    const intent = put(
      this.intents,
      intentObject({
        amount,
        currency: textAt(form, 'currency') ?? '',
        customer,
        metadata: fieldsAt(form, 'metadata'),
        setup_future_usage: textAt(form, 'setup_future_usage') === 'off_session' ? 'off_session' : null,
      }),
    );
    this.#tell('payment_intent.created', intent);
    if (method && flagAt(form, 'confirm')) this.#charge(intent, method, flagAt(form, 'off_session'));
    return intent;
  }

  confirmIntent(id: string, form: StripeForm): Stripe.PaymentIntent {
    const intent = find(this.intents, id);
    if (intent.status === 'succeeded' || intent.status === 'canceled') throw unexpected(intent.status);
    this.#charge(intent, this.#methodFor(textAt(form, 'payment_method') ?? '', null), false);
    return intent;
  }

  cancelIntent(id: string): Stripe.PaymentIntent {
    const intent = find(this.intents, id);
    if (intent.status === 'succeeded' || intent.status === 'canceled') throw unexpected(intent.status);
    Object.assign(intent, { status: 'canceled', canceled_at: Math.floor(Date.now() / 1_000) });
    this.#tell('payment_intent.canceled', intent);
    return intent;
  }

  createSetup(form: StripeForm): Stripe.SetupIntent {
    refuseOldNames(form);
    const customer = find(this.customers, textAt(form, 'customer') ?? '');
    return put(this.setups, setupObject(customer.id, fieldsAt(form, 'metadata')));
  }

  confirmSetup(id: string, form: StripeForm): Stripe.SetupIntent {
    const setup = find(this.setups, id);
    const method = this.#methodFor(textAt(form, 'payment_method') ?? '', null);
    const { refusal, needsChallenge } = this.#behaviour(method);
    if (refusal) throw this.#refuseSetup(setup, refusal);
    setup.payment_method = method.id;
    if (needsChallenge) setup.status = 'requires_action';
    else this.#save(setup);
    return setup;
  }

  /** The payer answers their bank, which happens past the API. */
  answerChallenge(clientSecret: string, accepts: boolean): void {
    const isOpen = (thing: { status: string; client_secret: string | null }) =>
      thing.client_secret === clientSecret && thing.status === 'requires_action';
    const intent = [...this.intents.values()].find(isOpen);
    const setup = [...this.setups.values()].find(isOpen);
    if (intent) {
      const method = find(this.methods, intent.payment_method as string);
      if (accepts) this.#settle(intent, method);
      else this.#fail(intent, method, { code: 'payment_intent_authentication_failure' });
    }
    if (setup && accepts) this.#save(setup);
    if (setup && !accepts) this.#refuseSetup(setup, { code: 'setup_intent_authentication_failure' });
  }

  createRefund(form: StripeForm): Stripe.Refund {
    const intent = find(this.intents, textAt(form, 'payment_intent') ?? '');
    const charge = this.charges.get(intent.latest_charge as string);
    if (intent.status !== 'succeeded' || !charge)
      throw invalid(`This PaymentIntent (${intent.id}) does not have a successful charge to refund.`, {
        param: 'payment_intent',
      });
    const left = charge.amount - charge.amount_refunded;
    if (left === 0) throw invalid('It has already been refunded.', { code: 'charge_already_refunded' });
    const asked = textAt(form, 'amount');
    const amount = asked === null ? left : Number(asked);
    if (amount > left) throw invalid('Refund amount is greater than unrefunded amount.', { param: 'amount' });
    charge.amount_refunded += amount;
    charge.refunded = charge.amount_refunded === charge.amount;
    const refund = put(this.refunds, refundObject(charge, amount, fieldsAt(form, 'metadata')));
    this.#tell('charge.refunded', charge);
    this.#tell('refund.created', refund);
    return refund;
  }

  detach(id: string): Stripe.PaymentMethod {
    const method = find(this.methods, id);
    if (method.customer === null)
      throw invalid(
        'The payment method you provided is not attached to a customer so detachment is impossible.',
      );
    method.customer = null;
    this.#tell('payment_method.detached', method);
    return method;
  }

  /** One of the magic names becomes a card of its own; a card that belongs to a person is charged for them alone. */
  #methodFor(id: string, customer: string | null): Stripe.PaymentMethod {
    const magic = MAGIC[id];
    if (magic) {
      const made = put(this.methods, methodObject(magic));
      this.#magic.set(made.id, magic);
      return made;
    }
    const method = find(this.methods, id);
    if (method.customer !== customer)
      throw invalid('The provided PaymentMethod does not belong to this customer, or was detached from it.');
    return method;
  }

  #behaviour({ id }: Stripe.PaymentMethod): Magic {
    return this.#magic.get(id) ?? { brand: 'visa', last4: '4242' };
  }

  #charge(intent: Stripe.PaymentIntent, method: Stripe.PaymentMethod, isOffSession: boolean): void {
    const { refusal, isRefusedLater, needsChallenge } = this.#behaviour(method);
    const failure =
      refusal ?? (isRefusedLater ? { code: 'card_declined', decline_code: 'generic_decline' } : null);
    if (failure) throw this.#fail(intent, method, failure);
    if (needsChallenge && isOffSession) throw this.#fail(intent, method, AUTHENTICATION_REQUIRED);
    if (!needsChallenge) return this.#settle(intent, method);
    intent.status = 'requires_action';
    intent.payment_method = method.id;
    this.#tell('payment_intent.requires_action', intent);
  }

  #settle(intent: Stripe.PaymentIntent, method: Stripe.PaymentMethod): void {
    const charge = put(this.charges, chargeObject(intent, method, null));
    Object.assign(intent, {
      status: 'succeeded',
      payment_method: method.id,
      latest_charge: charge.id,
      amount_received: intent.amount,
      last_payment_error: null,
    });
    if (intent.setup_future_usage !== null) method.customer = intent.customer as string;
    this.#tell('charge.succeeded', charge);
    this.#tell('payment_intent.succeeded', intent);
  }

  #fail(
    intent: Stripe.PaymentIntent,
    method: Stripe.PaymentMethod,
    failure: { code: string; decline_code?: string },
  ): StripeRefusal {
    const error = { type: 'card_error', message: 'Your card was declined.', ...failure };
    const charge = put(this.charges, chargeObject(intent, method, failure));
    Object.assign(intent, {
      status: 'requires_payment_method',
      payment_method: null,
      latest_charge: charge.id,
      last_payment_error: error,
    });
    this.#tell('payment_intent.payment_failed', intent);
    return new StripeRefusal(402, { ...error, payment_intent: structuredClone(intent) });
  }

  #save(setup: Stripe.SetupIntent): void {
    find(this.methods, setup.payment_method as string).customer = setup.customer as string;
    setup.status = 'succeeded';
    this.#tell('setup_intent.succeeded', setup);
  }

  #refuseSetup(setup: Stripe.SetupIntent, failure: { code: string; decline_code?: string }): StripeRefusal {
    const error = { type: 'card_error', message: 'Your card was declined.', ...failure };
    Object.assign(setup, {
      status: 'requires_payment_method',
      payment_method: null,
      last_setup_error: error,
    });
    this.#tell('setup_intent.setup_failed', setup);
    return new StripeRefusal(402, { ...error, setup_intent: structuredClone(setup) });
  }
}

/** Stripe has given this another name, and refuses the old one. */
function refuseOldNames(form: StripeForm): void {
  if ('payment_method_types' in form)
    throw invalid('Received unknown parameter: payment_method_types', { code: 'parameter_unknown' });
}

const unexpected = (status: string): StripeRefusal =>
  invalid(`Its status is ${status}.`, { code: 'payment_intent_unexpected_state' });

function put<Thing extends { id: string }>(shelf: Map<string, Thing>, thing: Thing): Thing {
  shelf.set(thing.id, thing);
  return thing;
}

export function find<Thing>(shelf: ReadonlyMap<string, Thing>, id: string): Thing {
  const thing = shelf.get(id);
  if (!thing) throw missing(id);
  return thing;
}
