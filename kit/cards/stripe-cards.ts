import { createHash } from 'node:crypto';
import { Stripe } from 'stripe';
import { epochSeconds } from '#kit/calendar/instant.ts';
import {
  CardsError,
  WebhookRefused,
  type CardAmount,
  type CardEvent,
  type CardPayment,
  type CardProcessor,
  type NewPayment,
} from './card-processor.ts';
import { cardsErrorOf, declinedIntent, refundProblem } from './stripe-errors.ts';
import { toStripe } from './stripe-minor-units.ts';
import { kindOf, paymentOf, refundOf, savedCardOf, setupOf, type OwnMetadata } from './stripe-objects.ts';
import { MAX_AGE_S } from './webhook-signature.ts';

export interface StripeOptions {
  secretKey: string;
  webhookSecret: string;
  publishableKey: string | null;
  /** A server that answers in Stripe's place, in tests. */
  baseUrl: string | null;
  now(): Date;
}

/** No page waits longer, tries again included. */
const PAGE_WITHIN_MS = 2_800;
/** A bank may take its time to say yes, and jobs have it. */
const CHARGE_WITHIN_MS = 20_000;
const RETRIES = 2;
/** Clocks differ, and a key is used within a day or not at all. */
const SKEW_S = 300;
const KEY_LIFE_S = 86_400;

const CARDS_ALONE: ['card'] = ['card'];
const WITH_CHARGE = { expand: ['latest_charge'] };
const WITH_METHOD = { expand: ['payment_method'] };
const WITH_INTENT = { expand: ['payment_intent'] };

function connect({ secretKey, baseUrl }: StripeOptions): Stripe {
  const elsewhere = baseUrl ? new URL(baseUrl) : null;
  return new Stripe(secretKey, {
    maxNetworkRetries: RETRIES,
    timeout: PAGE_WITHIN_MS,
    telemetry: false,
    ...(elsewhere ? { host: elsewhere.hostname, port: elsewhere.port, protocol: 'http' as const } : {}),
  });
}

/** Answers in time or not at all; what is given up may still happen, which a key makes harmless. */
async function inTime<Result>(call: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, refuse) => {
    timer = setTimeout(() => refuse(new CardsError('cardsUnavailable')), PAGE_WITHIN_MS);
  });
  try {
    return await Promise.race([call, late]);
  } catch (error) {
    throw cardsErrorOf(error);
  } finally {
    clearTimeout(timer);
  }
}

const metadataOf = (key: string, amount: CardAmount | null, invoiceId: string): OwnMetadata => ({
  key,
  invoiceId,
  decimals: String(amount?.decimals ?? 0),
});

const intentOf = ({ amount, key, invoiceId }: Pick<NewPayment, 'amount' | 'key' | 'invoiceId'>) => ({
  amount: toStripe(amount),
  currency: amount.currency.toLowerCase(),
  metadata: metadataOf(key, amount, invoiceId),
  allowed_payment_method_types: CARDS_ALONE,
  ...WITH_CHARGE,
});

/** Stripe, by its own library. Card numbers go from the browser to Stripe and never come here. */
export function stripeCards(options: StripeOptions): CardProcessor {
  const { publishableKey, webhookSecret, now } = options;
  const stripe = connect(options);

  const readPayment = async (ref: string): Promise<CardPayment> =>
    paymentOf(await inTime(stripe.paymentIntents.retrieve(ref, WITH_CHARGE)));

  return {
    kind: 'stripe',
    publishableKey,

    async ensureCustomer({ personId, email }) {
      const known = await inTime(stripe.customers.list({ email, limit: 100 }));
      const own = known.data.find(({ metadata }) => metadata['personId'] === personId);
      if (own) return own.id;
      // Two of the same moment are one customer; with another address it is another question.
      const mark = createHash('sha256').update(email).digest('hex').slice(0, 16);
      const made = await inTime(
        stripe.customers.create(
          { email, metadata: { personId } },
          { idempotencyKey: `customer:${personId}:${mark}` },
        ),
      );
      return made.id;
    },

    async beginPayment(payment) {
      const { key, customer, saveCard } = payment;
      if (saveCard && customer === null) throw new CardsError('cardsRefused');
      const intent = stripe.paymentIntents.create(
        {
          ...intentOf(payment),
          ...(customer === null ? {} : { customer }),
          ...(saveCard ? { setup_future_usage: 'off_session' as const } : {}),
        },
        { idempotencyKey: key },
      );
      return paymentOf(await inTime(intent));
    },

    async cancelPayment(ref) {
      try {
        return paymentOf(await inTime(stripe.paymentIntents.cancel(ref, WITH_CHARGE)));
      } catch (error) {
        // It may have been paid a moment ago; then it stays so.
        if (error instanceof CardsError && error.problem === 'cardsRefused') return readPayment(ref);
        throw error;
      }
    },

    async beginCardSetup({ key, customer }) {
      const setup = stripe.setupIntents.create(
        {
          customer,
          usage: 'off_session',
          allowed_payment_method_types: CARDS_ALONE,
          metadata: metadataOf(key, null, ''),
          ...WITH_METHOD,
        },
        { idempotencyKey: key },
      );
      return setupOf(await inTime(setup));
    },

    async chargeSaved(charge) {
      const asked = intentOf(charge);
      const { key: idempotencyKey, customer, card } = charge;
      let intent: Stripe.PaymentIntent;
      try {
        intent = await stripe.paymentIntents.create(
          { ...asked, customer, payment_method: card, off_session: true, confirm: true },
          { idempotencyKey, timeout: CHARGE_WITHIN_MS },
        );
      } catch (error) {
        const refused = declinedIntent(error);
        if (!refused) {
          const problem = cardsErrorOf(error);
          if (!problem.isUnavailable) throw problem;
          return { outcome: { status: 'unknown' }, payment: null };
        }
        intent = refused;
      }
      const payment = paymentOf(intent);
      return { outcome: payment.outcome, payment };
    },

    async findByKey(key, { customer, since }) {
      const sinceS = epochSeconds(since);
      const listed = stripe.paymentIntents.list({
        ...(customer === null ? {} : { customer }),
        created: { gte: sinceS - SKEW_S, lte: sinceS + KEY_LIFE_S },
        limit: 100,
        expand: ['data.latest_charge'],
      });
      try {
        for await (const intent of listed) if (intent.metadata['key'] === key) return paymentOf(intent);
        return null;
      } catch (error) {
        throw cardsErrorOf(error);
      }
    },

    async findRefundByKey(key, paymentRef) {
      const listed = stripe.refunds.list({
        payment_intent: paymentRef,
        limit: 100,
        expand: ['data.payment_intent'],
      });
      try {
        for await (const refund of listed) if (refund.metadata?.['key'] === key) return refundOf(refund);
        return null;
      } catch (error) {
        throw cardsErrorOf(error);
      }
    },

    readPayment,
    readSetup: async (ref) => setupOf(await inTime(stripe.setupIntents.retrieve(ref, WITH_METHOD))),
    readRefund: async (ref) => refundOf(await inTime(stripe.refunds.retrieve(ref, WITH_INTENT))),

    async refund({ key, paymentRef, amount }) {
      try {
        const asked = {
          payment_intent: paymentRef,
          metadata: { key },
          ...(amount ? { amount: toStripe(amount) } : {}),
          ...WITH_INTENT,
        };
        const refund = refundOf(await inTime(stripe.refunds.create(asked, { idempotencyKey: key })));
        return { outcome: refund.outcome, refund };
      } catch (error) {
        const problem = cardsErrorOf(error);
        if (problem.isUnavailable) return { outcome: { status: 'unknown' }, refund: null };
        const outcome = refundProblem(problem, await readPayment(paymentRef));
        if (!outcome) throw problem;
        return { outcome, refund: null };
      }
    },

    async listCards(customer) {
      const { data } = await inTime(stripe.paymentMethods.list({ customer, type: 'card', limit: 100 }));
      return data.map(savedCardOf).filter((card) => card !== null);
    },

    async detachCard(card) {
      try {
        await inTime(stripe.paymentMethods.detach(card));
      } catch (error) {
        const isGone =
          error instanceof CardsError && ['cardsRefused', 'cardsNotFound'].includes(error.problem);
        if (!isGone) throw error;
      }
    },

    verifyWebhook(raw, headers) {
      const header = headers['stripe-signature'] ?? '';
      try {
        const receivedAt = now().getTime();
        return eventOf(
          stripe.webhooks.constructEvent(raw, header, webhookSecret, MAX_AGE_S, undefined, receivedAt),
        );
      } catch (error) {
        throw new WebhookRefused('The message is not to be believed.', { cause: error });
      }
    },
  };
}

function eventOf({ id, type, created, data }: Stripe.Event): CardEvent {
  const { id: objectRef } = data.object as { id?: string };
  if (!id || !objectRef) throw new Error('It is about nothing.');
  return { id, type, kind: kindOf(type), objectRef, occurredAt: new Date(created * 1_000) };
}
