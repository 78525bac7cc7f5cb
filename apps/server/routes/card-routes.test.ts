import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { onCardEvent, type CardChange } from '#kit/cards/card-events.ts';
import { messageOf, SIGNATURE_HEADER } from '#kit/cards/sandbox-events.ts';
import { signWebhook } from '#kit/cards/webhook-signature.ts';
import { minorUnits } from '#kit/money/minor-units.ts';
import { College } from '#testing/college.ts';
import { startStripePeer } from '#testing/peers/stripe.ts';
import { CARD_WEBHOOK } from './card-routes.ts';

let college: College;
const told: CardChange[] = [];
beforeAll(async () => {
  college = await College.open();
  onCardEvent(async (change) => void told.push(change));
});
beforeEach(() => void (told.length = 0));
afterAll(() => college.close());

const toldOf = (ref: string) => told.filter(({ event }) => event.objectRef === ref);
const cards = () => college.served.state.services.cards;
const deliver = (raw: Buffer, headers: Record<string, string>) =>
  fetch(college.url + CARD_WEBHOOK, { method: 'POST', body: new Uint8Array(raw), headers });
const signed = (raw: Buffer, secondsAgo = 0) => {
  const sentAt = new Date(college.now().getTime() - secondsAgo * 1_000);
  const signature = signWebhook(raw, sentAt, college.served.state.services.secrets.key('sandbox-cards'));
  return { [SIGNATURE_HEADER]: signature, 'content-type': 'application/json' };
};
const beginPayment = (cents = 2_000) =>
  cards().beginPayment({
    key: randomUUID(),
    amount: { minor: minorUnits(cents), currency: 'USD', decimals: 2 },
    customer: null,
    invoiceId: randomUUID(),
    saveCard: false,
  });
const messageAbout = (objectId: string, id = `evt_${randomUUID()}`) =>
  messageOf({ id, type: 'payment_intent.succeeded', objectId, createdAt: college.now() });
const sandbox = (step: object) =>
  fetch(`${college.url}/sandbox-cards`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-requested-by': 'college-app' },
    body: JSON.stringify(step),
  });
const countEvents = async () => {
  const { rows } = await college.database.owner.query<{ count: number }>(
    'select count(*)::int as count from card_event',
  );
  return rows[0]?.count ?? 0;
};

describe('a payer in the browser', () => {
  test('chooses a card, and the slices are told of it by the processor’s own message', async () => {
    const { clientSecret, ref } = await beginPayment();
    const answer = await sandbox({ clientSecret, card: 'succeeds' });
    expect([answer.status, await answer.json()]).toEqual([200, { status: 'succeeded', declineReason: null }]);
    expect(told).toEqual([]);
    await college.runJobs();
    expect(told).toMatchObject([
      { kind: 'payment', payment: { ref, outcome: { status: 'succeeded' }, amount: { minor: 2_000 } } },
    ]);
  });

  test('is asked by their bank, and may refuse', async () => {
    const { clientSecret, ref } = await beginPayment();
    const first = await sandbox({ clientSecret, card: 'needsChallenge' });
    expect(await first.json()).toEqual({ status: 'needsChallenge', declineReason: null });
    const second = await sandbox({ clientSecret, accepts: false });
    expect(await second.json()).toEqual({ status: 'needsCard', declineReason: 'authenticationFailed' });
    await college.runJobs();
    expect(told).toMatchObject([{ payment: { ref, outcome: { reason: 'authenticationFailed' } } }]);
  });

  test('needs the secret of the payment and a card of the list', async () => {
    const { clientSecret } = await beginPayment();
    expect((await sandbox({ clientSecret: `${clientSecret}x`, card: 'succeeds' })).status).toBe(404);
    for (const card of ['4000 0000 0000 0002', 'toString', '', null])
      expect((await sandbox({ clientSecret, card })).status).toBe(400);
    const elsewhere = await fetch(`${college.url}/sandbox-cards`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'https://evil.test' },
      body: JSON.stringify({ clientSecret, card: 'succeeds' }),
    });
    expect(elsewhere.status).toBe(403);
  });
});

describe('the place where the processor’s messages arrive', () => {
  test('takes a message at once and leaves the rest to a job (F5)', async () => {
    const { ref } = await beginPayment();
    const tookMs: number[] = [];
    for (let sent = 0; sent < 10; sent += 1) {
      const raw = messageAbout(ref);
      const startedAt = performance.now();
      expect((await deliver(raw, signed(raw))).status).toBe(200);
      tookMs.push(performance.now() - startedAt);
    }
    // The machine of the tests may be busy with something else for a moment; we may not.
    expect(Math.min(...tookMs)).toBeLessThan(200);
    expect(told).toEqual([]);
    await college.runJobs();
    expect(toldOf(ref)).toHaveLength(10);
  });

  test('keeps no more of it than ids', async () => {
    const { ref } = await beginPayment();
    const message = JSON.parse(messageAbout(ref, 'evt_with_more').toString()) as object;
    const raw = Buffer.from(JSON.stringify({ ...message, card: { number: 'a secret of a card' } }));
    expect((await deliver(raw, signed(raw))).status).toBe(200);
    const { rows } = await college.database.owner.query<Record<string, unknown>>(
      `select * from card_event where id = 'evt_with_more'`,
    );
    expect(rows).toMatchObject([{ object_ref: ref, type: 'payment_intent.succeeded', processor: 'sandbox' }]);
    expect(JSON.stringify(rows)).not.toContain('secret');
  });

  test('stores every message once, however often and in whatever order it comes (F2)', async () => {
    const { ref } = await beginPayment();
    const before = await countEvents();
    const messages = Array.from({ length: 100 }, () => messageAbout(ref));
    const deliveries = [...messages, ...messages.toReversed(), ...messages];
    const statuses = await Promise.all(
      deliveries.map(async (raw) => (await deliver(raw, signed(raw))).status),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect((await countEvents()) - before).toBe(100);
    await college.runJobs();
    const events = toldOf(ref).map(({ event }) => event.id);
    expect([events.length, new Set(events).size]).toEqual([100, 100]);
  });

  test('refuses what is old, altered, unsigned or too large, and stores nothing of it (F5)', async () => {
    const { ref } = await beginPayment();
    const before = await countEvents();
    const raw = messageAbout(ref);
    const altered = Buffer.from(raw.toString().replace('succeeded', 'canceled'));
    const large = Buffer.concat([raw, Buffer.alloc(1_048_576, ' ')]);
    const statuses = [
      await deliver(raw, signed(raw, 301)),
      await deliver(altered, signed(raw)),
      await deliver(raw, { 'content-type': 'application/json' }),
      await deliver(raw, { ...signed(raw), [SIGNATURE_HEADER]: `t=1,v1=${'0'.repeat(64)}` }),
      await deliver(Buffer.alloc(0), signed(raw)),
      await deliver(large, signed(large)),
    ].map(({ status }) => status);
    expect(statuses).toEqual([400, 400, 400, 400, 400, 413]);
    expect(await countEvents()).toBe(before);
  });

  test('can be told nothing that was written before', async () => {
    const { appPool } = college.served.state;
    for (const statement of [`update card_event set type = 'x'`, 'delete from card_event'])
      await expect(appPool.query(statement)).rejects.toThrow('permission denied');
  });
});

test('in production without keys there are neither cards nor a sandbox, unless it is allowed', async () => {
  const production = { APP_ENV: 'production', SESSION_SECRET: 'a secret of at least thirty-two characters' };
  const strict = await College.open({ env: production });
  expect(strict.served.state.services.cards.kind).toBe('none');
  for (const path of [CARD_WEBHOOK, '/sandbox-cards']) {
    const { status } = await fetch(strict.url + path, {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
    });
    expect([path, status]).toEqual([path, 404]);
  }
  await strict.close();
  const allowed = await College.open({ env: { ...production, ALLOW_SANDBOX_PAYMENTS: '1' } });
  expect(allowed.served.state.services.cards.kind).toBe('sandbox');
  await allowed.close();
});

test('what Stripe sends three times, late and in reverse is known once, as it stands by then (F2)', async () => {
  const peer = await startStripePeer();
  const ours = await College.open({
    env: {
      STRIPE_SECRET_KEY: peer.secretKey,
      STRIPE_WEBHOOK_SECRET: peer.webhookSecret,
      STRIPE_PUBLISHABLE_KEY_DEVELOPMENT: peer.publishableKey,
      STRIPE_BASE_URL: peer.url,
    },
  });
  peer.webhooks.sendTo(ours.url + CARD_WEBHOOK);
  peer.webhooks.copies = 3;
  peer.webhooks.hold();
  const { cards: stripe } = ours.served.state.services;
  const { ref, clientSecret } = await stripe.beginPayment({
    key: randomUUID(),
    amount: { minor: minorUnits(2_000), currency: 'USD', decimals: 2 },
    customer: null,
    invoiceId: randomUUID(),
    saveCard: false,
  });
  await peer.confirm(clientSecret, 'pm_card_chargeDeclined');
  await peer.confirm(clientSecret, 'pm_card_visa');
  await peer.webhooks.flush((waiting) => waiting.toReversed());
  await ours.runJobs();
  const changes = toldOf(ref);
  expect(changes.map(({ event }) => event.type).toSorted()).toEqual([
    'payment_intent.created',
    'payment_intent.payment_failed',
    'payment_intent.succeeded',
  ]);
  for (const change of changes)
    expect(change).toMatchObject({ payment: { outcome: { status: 'succeeded' } } });
  await ours.close();
  await peer.stop();
});
