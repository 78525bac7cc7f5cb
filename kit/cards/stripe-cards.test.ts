import { randomUUID } from 'node:crypto';
import { Stripe } from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { minorUnits } from '#kit/money/minor-units.ts';
import { dollars, expectProblem } from '#testing/contracts/cards-under-test.ts';
import { startStripePeer, type StripeFault, type StripePeer } from '#testing/peers/stripe.ts';
import type { CardProcessor } from './card-processor.ts';
import { openCards } from './open-cards.ts';
import { stripeCards } from './stripe-cards.ts';

let peer: StripePeer;
let cards: CardProcessor;
const now = () => new Date();
beforeAll(async () => {
  peer = await startStripePeer();
  cards = stripeCards({ ...peer, baseUrl: peer.url, now });
});
beforeEach(() => void (peer.faults.length = 0));
afterAll(() => peer.stop());

async function savedCard(name = 'pm_card_visa'): Promise<{ customer: string; card: string }> {
  const personId = randomUUID();
  const customer = await cards.ensureCustomer({ personId, email: `${personId}@berea.test` });
  const { clientSecret } = await cards.beginCardSetup({ key: randomUUID(), customer });
  await peer.confirm(clientSecret, name);
  const [card] = await cards.listCards(customer);
  return { customer, card: card?.ref ?? '' };
}

const chargeOf = (saved: { customer: string; card: string }) => ({
  ...saved,
  key: randomUUID(),
  amount: dollars(5_000),
  invoiceId: randomUUID(),
});
const chargesOf = (key: string) =>
  [...peer.books.charges.values()].filter(({ metadata, paid }) => metadata['key'] === key && paid).length;

describe('a network that fails', () => {
  test.each<[string, StripeFault]>([
    ['an answer that is lost after the charge', 'resetAfter'],
    ['a connection that breaks before it', 'resetBefore'],
    ['Stripe being in trouble', 'status500'],
    ['Stripe being too busy', 'status429'],
  ])('charges exactly once after %s', async (_, fault) => {
    const asked = chargeOf(await savedCard());
    peer.faults.push(fault);
    expect((await cards.chargeSaved(asked)).outcome).toEqual({ status: 'succeeded' });
    expect(chargesOf(asked.key)).toBe(1);
  });

  test('leaves it unknown whether a card was charged when no answer arrives, and the key tells (F3)', async () => {
    const asked = chargeOf(await savedCard());
    const since = now();
    peer.faults.push('resetAfter', 'resetAfter', 'resetAfter');
    expect(await cards.chargeSaved(asked)).toEqual({ outcome: { status: 'unknown' }, payment: null });
    const found = await cards.findByKey(asked.key, { customer: asked.customer, since });
    expect(found?.outcome).toEqual({ status: 'succeeded' });
    expect((await cards.chargeSaved(asked)).payment).toEqual(found);
    expect(chargesOf(asked.key)).toBe(1);
  });

  test('leaves it unknown when nothing arrived there either, and the key finds nothing', async () => {
    const asked = chargeOf(await savedCard());
    peer.faults.push('resetBefore', 'resetBefore', 'resetBefore');
    expect((await cards.chargeSaved(asked)).outcome).toEqual({ status: 'unknown' });
    expect(await cards.findByKey(asked.key, { customer: asked.customer, since: now() })).toBeNull();
    expect(chargesOf(asked.key)).toBe(0);
  });

  test('leaves it unknown whether money was given back, and the key tells', async () => {
    const { payment } = await cards.chargeSaved(chargeOf(await savedCard()));
    const asked = { key: randomUUID(), paymentRef: payment?.ref ?? '', amount: dollars(100) };
    peer.faults.push('resetAfter', 'resetAfter', 'resetAfter');
    expect((await cards.refund(asked)).outcome).toEqual({ status: 'unknown' });
    expect(await cards.findRefundByKey(asked.key, asked.paymentRef)).toMatchObject({ amount: dollars(100) });
    expect((await cards.readPayment(asked.paymentRef)).refundedMinor).toBe(100);
  });

  test('keeps no page waiting for more than three seconds (I3)', async () => {
    peer.faults.push({ delayMs: 5_000 });
    const startedAt = performance.now();
    await expectProblem('cardsUnavailable', cards.readPayment('pi_any'));
    expect(performance.now() - startedAt).toBeLessThan(3_500);
  });

  test('is no fault of those who pay', async () => {
    const nobody = stripeCards({ ...peer, baseUrl: 'http://127.0.0.1:1', now });
    const away = nobody.beginPayment({
      key: randomUUID(),
      amount: dollars(100),
      customer: null,
      invoiceId: '',
      saveCard: false,
    });
    await expect(away).rejects.toMatchObject({ problem: 'cardsUnavailable', isUnavailable: true });
  });
});

test('a wrong key is trouble between Stripe and us, and is told in no error', async () => {
  const stranger = stripeCards({ ...peer, secretKey: 'sk_test_wrong', baseUrl: peer.url, now });
  const error = await stranger.listCards('cus_any').catch((problem: unknown) => problem);
  expect(error).toMatchObject({ problem: 'cardsUnavailable' });
  expect(JSON.stringify(error) + String((error as Error).cause)).not.toContain('sk_test');
});

test('a key is found among more payments than a page holds', async () => {
  const saved = await savedCard();
  const first = chargeOf(saved);
  const since = now();
  await cards.chargeSaved(first);
  for (let more = 0; more < 120; more += 1) await cards.chargeSaved(chargeOf(saved));
  const found = await cards.findByKey(first.key, { customer: saved.customer, since });
  expect(found?.key).toBe(first.key);
});

test.each([
  ['JPY', 0, 500, 500],
  ['UGX', 0, 500, 50_000],
  ['KWD', 3, 5_120, 5_120],
])('%s is charged in the units that Stripe counts it by', async (currency, decimals, minor, units) => {
  const amount = { minor: minorUnits(minor), currency, decimals };
  const { payment } = await cards.chargeSaved({ ...chargeOf(await savedCard()), amount });
  expect(peer.books.intents.get(payment?.ref ?? '')).toMatchObject({
    amount: units,
    currency: currency.toLowerCase(),
  });
  expect(payment?.amount).toEqual(amount);
});

test('what was not begun here is none of ours', async () => {
  const { id } = peer.books.createIntent({ amount: '100', currency: 'usd' });
  await expectProblem('cardsNotFound', cards.readPayment(id));
});

test('money that was given back at Stripe itself is known here too', async () => {
  const { payment } = await cards.chargeSaved(chargeOf(await savedCard()));
  const { id } = peer.books.createRefund({ payment_intent: payment?.ref ?? '', amount: '700' });
  expect(await cards.readRefund(id)).toMatchObject({
    key: '',
    paymentRef: payment?.ref,
    amount: dollars(700),
    outcome: { status: 'succeeded' },
  });
});

test('what Stripe’s own library signs is believed', () => {
  const payload = JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type: 'charge.dispute.created',
    created: 1_772_366_400,
    data: { object: { id: 'dp_1' } },
  });
  const { webhooks } = new Stripe(peer.secretKey);
  const signature = webhooks.generateTestHeaderString({ payload, secret: peer.webhookSecret });
  expect(cards.verifyWebhook(Buffer.from(payload), { 'stripe-signature': signature })).toEqual({
    id: 'evt_1',
    type: 'charge.dispute.created',
    kind: 'other',
    objectRef: 'dp_1',
    occurredAt: new Date('2026-03-01T12:00:00Z'),
  });
});

test('keys in the configuration open Stripe, with the browser’s key of the environment', async () => {
  const opened = await openCards(
    {
      environment: 'production',
      stripe: { ...peer, baseUrl: peer.url },
      cardKeys: { development: 'pk_1', production: 'pk_2', 'admin-production': 'pk_3' },
      allowSandboxPayments: true,
    },
    { db: null as never, secrets: null as never, now },
  );
  expect([opened.kind, opened.publishableKey]).toEqual(['stripe', 'pk_2']);
});
