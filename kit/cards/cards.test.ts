import { randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import { afterAll, beforeAll, describe } from 'vitest';
import { WHOLE_COLLEGE } from '#kit/access/scope.ts';
import { openDatabase } from '#kit/db/database.ts';
import { openPool } from '#kit/db/pool.ts';
import { paymentsContract } from '#testing/contracts/cards-payments.ts';
import { refundsContract } from '#testing/contracts/cards-refunds.ts';
import type { CardsUnderTest } from '#testing/contracts/cards-under-test.ts';
import { webhooksContract } from '#testing/contracts/cards-webhooks.ts';
import { startStripePeer, type StripePeer } from '#testing/peers/stripe.ts';
import { signAsStripe } from '#testing/peers/stripe-webhooks.ts';
import { testDatabase, type TestDatabase } from '#testing/test-database.ts';
import { sandboxCards } from './sandbox-cards.ts';
import { answerChallenge, chooseTestCard } from './sandbox-confirm.ts';
import { messageOf, SIGNATURE_HEADER } from './sandbox-events.ts';
import { stripeCards } from './stripe-cards.ts';
import type { TestCardName } from './test-cards.ts';
import { signWebhook } from './webhook-signature.ts';

const contracts = [paymentsContract, refundsContract, webhooksContract];
const now = () => new Date('2026-03-01T12:00:00Z');

describe('the sandbox', () => {
  let database: TestDatabase;
  let appPool: Pool;
  let underTest: CardsUnderTest;

  beforeAll(async () => {
    database = await testDatabase();
    appPool = openPool({ url: database.url, role: 'berea_app', size: 4 });
    const db = openDatabase(appPool, WHOLE_COLLEGE);
    const key = randomBytes(32);
    const sign: CardsUnderTest['sign'] = (raw, at, isStranger = false) => ({
      [SIGNATURE_HEADER]: signWebhook(raw, at, isStranger ? randomBytes(32) : key),
    });
    underTest = {
      cards: sandboxCards({ db, signingKeys: [key], now }),
      now,
      choose: async (clientSecret, card) =>
        void (await chooseTestCard(db, { clientSecret, card, now: now() })),
      answerBank: async (clientSecret, accepts) =>
        void (await answerChallenge(db, { clientSecret, accepts, now: now() })),
      async webhooksAbout(ref) {
        const events = await db.selectFrom('sandboxEvent').selectAll().where('objectId', '=', ref).execute();
        return events.map((event) => {
          const raw = messageOf(event);
          return { raw, headers: sign(raw, now()) };
        });
      },
      sign,
      async countPayments(asked) {
        const { rows } = await database.owner.query('select 1 from sandbox_intent where key = $1', [asked]);
        return rows.length;
      },
    };
  });
  afterAll(async () => {
    await appPool.end();
    await database.drop();
  });

  for (const contract of contracts) contract(() => underTest);
});

describe('Stripe', () => {
  let peer: StripePeer;
  let underTest: CardsUnderTest;
  const names: Record<TestCardName, string> = {
    succeeds: 'pm_card_visa',
    declined: 'pm_card_chargeDeclined',
    insufficientFunds: 'pm_card_chargeDeclinedInsufficientFunds',
    expired: 'pm_card_chargeDeclinedExpiredCard',
    savesThenDeclines: 'pm_card_chargeCustomerFail',
    needsChallenge: 'pm_card_authenticationRequired',
  };

  beforeAll(async () => {
    peer = await startStripePeer();
    const systemNow = () => new Date();
    underTest = {
      cards: stripeCards({ ...peer, baseUrl: peer.url, now: systemNow }),
      now: systemNow,
      choose: async (clientSecret, card) => void (await peer.confirm(clientSecret, names[card])),
      answerBank: async (clientSecret, accepts) => peer.books.answerChallenge(clientSecret, accepts),
      webhooksAbout: async (ref) => peer.webhooks.all.filter((webhook) => webhook.ref === ref),
      sign: (raw, at, isStranger = false) => ({
        'stripe-signature': signAsStripe(raw, at, isStranger ? 'whsec_stranger' : peer.webhookSecret),
      }),
      countPayments: async (key) =>
        [...peer.books.intents.values()].filter(({ metadata }) => metadata['key'] === key).length,
    };
  });
  afterAll(() => peer.stop());

  for (const contract of contracts) contract(() => underTest);
});
