import type { TestDatabase } from '#testing/test-database.ts';
import { openCardCollege, saveCard } from './card-college.ts';

/** What a page tells about a processor that does not answer, and how long it takes. */
export interface AwayOutcome {
  /** Pages of finances that failed meanwhile. */
  brokenPages: number;
  /** Payments that were not told so in words. */
  untold: number;
  slowestMs: number;
  /** Attempts that were begun and could not be gone on with once it was back. */
  lost: number;
}

const HANGS_MS = 30_000;

/** A processor that hangs, then refuses connections, then is back. */
export async function loseProcessor(payments: number, database?: TestDatabase): Promise<AwayOutcome> {
  const open = await openCardCollege({ database });
  const { cards, peer } = open;
  const student = await cards.desk.student();
  const savedCardId = await saveCard(open, student);
  const outcome: AwayOutcome = { brokenPages: 0, untold: 0, slowestMs: 0, lost: 0 };
  const begun: { attemptId: string; invoiceId: string }[] = [];
  for (let n = 0; n < payments; n += 1) {
    const invoiceId = await cards.desk.invoice(student.person.id, 3_000);
    const attemptId = crypto.randomUUID();
    begun.push({ attemptId, invoiceId });
    peer.trouble.fault = n < payments / 2 ? { delayMs: HANGS_MS } : 'resetBefore';
    const startedAt = performance.now();
    const { errors } = await cards.pay(student, invoiceId, 3_000, { attemptId });
    outcome.slowestMs = Math.max(outcome.slowestMs, performance.now() - startedAt);
    if (!errors[0]?.message.includes('can’t reach the card service')) outcome.untold += 1;
    const page = await student.call(
      '{ ownFinances { invoices { _id balance paymentAttempts { status } } } }',
    );
    if (page.errors.length > 0) outcome.brokenPages += 1;
  }
  peer.trouble.fault = null;
  for (const { attemptId, invoiceId } of begun) {
    const step = await cards.begin(student, invoiceId, 3_000, { attemptId });
    await peer.confirm(step.clientSecret ?? '', 'pm_card_visa');
    if ((await cards.check(student, attemptId)).attempt.status !== 'SUCCEEDED') outcome.lost += 1;
  }
  // The saved card hangs after it was charged: nobody says that it failed, and it is found.
  const invoiceId = await cards.desk.invoice(student.person.id, 3_000);
  peer.trouble.fault = 'hangAfter';
  const startedAt = performance.now();
  const attemptId = crypto.randomUUID();
  const { errors } = await cards.pay(student, invoiceId, 3_000, { attemptId, savedCardId });
  outcome.slowestMs = Math.max(outcome.slowestMs, performance.now() - startedAt);
  if (errors.length === 0) outcome.untold += 1;
  peer.trouble.fault = null;
  await cards.makeOlder(attemptId, 180_000);
  if ((await cards.check(student, attemptId)).attempt.status !== 'SUCCEEDED') outcome.lost += 1;
  await open.close();
  return outcome;
}
