import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { bringUpToDate } from '#apps/server/database.ts';
import { openPool } from '#kit/db/pool.ts';
import { startPostgres } from '#kit/db/postgres/embedded-postgres.ts';
import { newDataDir } from '../../bench-college.ts';
import { CardDesk } from '#slices/billing/server/testing/card-desk.ts';
import type { Browser } from '#testing/browser.ts';
import { College } from '#testing/college.ts';
import { liftRateLimits } from '#testing/lift-rate-limits.ts';
import type { TestDatabase } from '#testing/test-database.ts';
import { startStripePeer, type StripePeer } from '#testing/peers/stripe.ts';

/** A college whose cards are charged by a Stripe of our own. */
export interface CardCollege {
  college: College;
  cards: CardDesk;
  peer: StripePeer;
  close(): Promise<void>;
}

export interface CardCollegeOptions {
  log?: Logger;
  /** None in a test run, which makes its own. */
  database?: TestDatabase | undefined;
}

export async function openCardCollege({ log, database }: CardCollegeOptions = {}): Promise<CardCollege> {
  const peer = await startStripePeer();
  const env = {
    STRIPE_SECRET_KEY: peer.secretKey,
    STRIPE_WEBHOOK_SECRET: peer.webhookSecret,
    STRIPE_PUBLISHABLE_KEY_DEVELOPMENT: peer.publishableKey,
    STRIPE_BASE_URL: peer.url,
  };
  const college = await College.open({ env, ...(log && { log }), ...(database && { database }) });
  liftRateLimits(college.served.state);
  const cards = await CardDesk.open(college, 'drill');
  return {
    college,
    cards,
    peer,
    async close() {
      await college.close();
      await peer.stop();
    },
  };
}

/** A database of a drill’s own, which is gone with it. */
export async function drillDatabase(): Promise<TestDatabase> {
  const folder = await newDataDir();
  const postgres = await startPostgres(join(folder, 'postgres'));
  const owner = openPool({ url: postgres.url(), size: 4, statementTimeoutMs: 60_000 });
  await bringUpToDate(owner);
  return {
    url: postgres.url(),
    owner,
    async drop() {
      await owner.end();
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The card that a student has saved, by its id. */
export async function saveCard({ cards, peer }: CardCollege, who: Browser): Promise<string> {
  const setupId = randomUUID();
  const ask = async () => {
    const { data, errors } = await who.call(
      'mutation s($id: ID!) { saveOwnCard(setupId: $id) { isSaved clientSecret } }',
      { id: setupId },
    );
    if (errors.length > 0) throw new Error(JSON.stringify(errors));
    return data?.['saveOwnCard'] as { clientSecret: string };
  };
  const { clientSecret } = await ask();
  await peer.confirm(clientSecret, 'pm_card_visa');
  await ask();
  return String((await cards.savedCard(who))?.['_id']);
}

export interface Reckoned {
  /** Charges at Stripe and entries in the books, by what there should be: one each. */
  chargedTwice: number;
  neverCharged: number;
  bookedTwice: number;
  neverBooked: number;
  audits: number;
}

/** Compares the books with Stripe’s, payment by payment. */
export async function reckon({ cards, peer }: CardCollege, keys: readonly string[]): Promise<Reckoned> {
  const entries = await cards.rows(
    `select a.key, count(distinct e.id)::int as entries, count(x.id)::int as audits
     from payment_attempt a left join ledger_entry e on e.processor_ref = a.processor_ref or e.id = a.id
     left join audit x on x.entity_id = e.id where a.key = any ($1) group by a.key`,
    [keys],
  );
  const booked = new Map(entries.map((row) => [String(row['key']), row]));
  const paid = [...peer.books.intents.values()].filter(({ status }) => status === 'succeeded');
  const charges = (key: string) => paid.filter(({ metadata }) => metadata['key'] === key).length;
  const of = (key: string) => Number(booked.get(key)?.['entries'] ?? 0);
  return {
    chargedTwice: keys.filter((key) => charges(key) > 1).length,
    neverCharged: keys.filter((key) => charges(key) === 0).length,
    bookedTwice: keys.filter((key) => of(key) > 1).length,
    neverBooked: keys.filter((key) => of(key) === 0).length,
    audits: entries.reduce((sum, row) => sum + Number(row['audits']), 0),
  };
}
