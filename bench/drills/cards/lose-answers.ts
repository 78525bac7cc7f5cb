import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { WHOLE_COLLEGE } from '#kit/access/scope.ts';
import { openDatabase } from '#kit/db/database.ts';
import { until } from '#kit/db/until.ts';
import { minorUnits } from '#kit/money/minor-units.ts';
import { chargeSavedCard, type SavedCardCharge } from '#slices/billing/server/api.ts';
import { machineEnv } from '#testing/machine-env.ts';
import type { TestDatabase } from '#testing/test-database.ts';
import { openCardCollege, reckon, saveCard, type CardCollege, type Reckoned } from './card-college.ts';

/** Stripe’s library sends again by itself twice: an answer is lost for good when all three are. */
const SENDS = 3;
const LATER_MS = 3_600_000;

export interface LostOutcome extends Reckoned {
  lost: number;
  killed: number;
  /** How many were taken for charged or failed by those who lost the answer: nobody may say so. */
  guessed: number;
}

/**
 * Charges whose answer is lost after Stripe has charged, and processes that are killed between the call and the record. Then the
 * college looks after them: one charge and one entry each.
 */
export async function loseAnswers(
  { lost, kills }: { lost: number; kills: number },
  database?: TestDatabase,
): Promise<LostOutcome> {
  const open = await openCardCollege({ database });
  const { cards, college, peer } = open;
  const student = await cards.desk.student();
  const savedCardId = await saveCard(open, student);
  const charges: SavedCardCharge[] = [];
  for (let n = 0; n < lost + kills; n += 1) {
    const invoiceId = await cards.desk.invoice(student.person.id, 5_000);
    charges.push({ key: `plan:drill:${n}`, invoiceId, amount: minorUnits(5_000), savedCardId });
  }
  const { appPool, services } = college.served.state;
  const db = openDatabase(appPool, WHOLE_COLLEGE);
  let guessed = 0;
  for (const charge of charges.slice(0, lost)) {
    peer.faults.push(...Array.from({ length: SENDS }, () => 'resetAfter' as const));
    const attempt = await chargeSavedCard({ db, services }, charge);
    if (attempt.status !== 'OPEN') guessed += 1;
  }
  for (const charge of charges.slice(lost)) await killBetween(open, charge);
  // As time goes by: what was asked for may not arrive any more, and is looked for.
  for (const { id } of await cards.rows('select id from payment_attempt where closed_at is null'))
    await cards.makeOlder(String(id), LATER_MS);
  await cards.sweep();
  await cards.sweep();
  const outcome = await reckon(
    open,
    charges.map(({ key }) => key),
  );
  await open.close();
  return { ...outcome, lost, killed: kills, guessed };
}

/** A process that charges, and is gone before the answer comes. */
async function killBetween({ college, peer }: CardCollege, charge: SavedCardCharge): Promise<void> {
  const isCharged = () =>
    [...peer.books.intents.values()].some(
      ({ metadata, status }) => metadata['key'] === charge.key && status === 'succeeded',
    );
  peer.faults.push('hangAfter');
  const child = spawn(process.execPath, ['bench/drills/cards/charge-once.ts'], {
    env: {
      ...machineEnv(),
      DRILL_DATABASE_URL: college.database.url,
      DRILL_STRIPE_URL: peer.url,
      DRILL_STRIPE_KEY: peer.secretKey,
      DRILL_CHARGE: JSON.stringify(charge),
    },
    stdio: 'ignore',
  });
  const gone = once(child, 'exit');
  await until(async () => isCharged(), { ms: 60_000, what: 'the charge to reach Stripe' });
  child.kill('SIGKILL');
  await gone;
}
