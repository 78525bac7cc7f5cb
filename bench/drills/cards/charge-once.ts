import { WHOLE_COLLEGE } from '#kit/access/scope.ts';
import { stripeCards } from '#kit/cards/stripe-cards.ts';
import { openDatabase } from '#kit/db/database.ts';
import { openPool } from '#kit/db/pool.ts';
import type { Services } from '#kit/graphql/context.ts';
import { chargeSavedCard, type SavedCardCharge } from '#slices/billing/server/api.ts';

/** One charge in a process of its own, which the drill kills while the answer is on its way. */
const said = (name: string): string => process.env[name] ?? '';

const pool = openPool({ url: said('DRILL_DATABASE_URL'), role: 'berea_app', size: 2 });
const now = (): Date => new Date();
const cards = stripeCards({
  secretKey: said('DRILL_STRIPE_KEY'),
  webhookSecret: 'whsec_none',
  publishableKey: null,
  baseUrl: said('DRILL_STRIPE_URL'),
  now,
});
// Nothing else is asked for before the answer, and there is none.
const services = { cards, now } as Services;
await chargeSavedCard(
  { db: openDatabase(pool, WHOLE_COLLEGE), services },
  JSON.parse(said('DRILL_CHARGE')) as SavedCardCharge,
);
