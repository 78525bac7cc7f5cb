import { CARD_WEBHOOK } from '#apps/server/routes/card-routes.ts';
import { shuffled } from './shuffled.ts';
import type { TestDatabase } from '#testing/test-database.ts';
import { openCardCollege, reckon, type Reckoned } from './card-college.ts';

const COPIES = 3;
const AT_ONCE = 20;

export interface EventsOutcome extends Reckoned {
  events: number;
  deliveries: number;
}

/**
 * Payments of which Stripe tells three times, in any order and all at once: some before the page has asked, some after. Each card is
 * declined once before it pays, so that late news of the decline comes after the success.
 */
export async function shuffleEvents(payments: number, database?: TestDatabase): Promise<EventsOutcome> {
  const open = await openCardCollege({ database });
  const { college, cards, peer } = open;
  const { webhooks } = peer;
  webhooks.hold();
  webhooks.copies = COPIES;
  webhooks.sendTo(college.url + CARD_WEBHOOK);
  const student = await cards.desk.student();
  const keys: string[] = [];
  const attempts: string[] = [];
  for (let n = 0; n < payments; n += 1) {
    const invoiceId = await cards.desk.invoice(student.person.id, 10_000 + n);
    const { attempt, clientSecret } = await cards.begin(student, invoiceId, 10_000 + n);
    await peer.confirm(clientSecret ?? '', 'pm_card_chargeDeclined');
    await peer.confirm(clientSecret ?? '', 'pm_card_visa');
    keys.push(`invoice:${invoiceId}:${attempt._id}`);
    attempts.push(attempt._id);
  }
  const events = webhooks.all.length;
  // Every other page asks before the news; the rest while it comes.
  const early = attempts.filter((_, at) => at % 2 === 0);
  const late = attempts.filter((_, at) => at % 2 === 1);
  const askAll = async (ids: readonly string[]): Promise<void> => {
    for (let at = 0; at < ids.length; at += AT_ONCE)
      await Promise.all(ids.slice(at, at + AT_ONCE).map((id) => cards.check(student, id)));
  };
  await askAll(early);
  await Promise.all([webhooks.flush(shuffled), askAll(late)]);
  await college.runJobs();
  const outcome = await reckon(open, keys);
  await open.close();
  return { ...outcome, events, deliveries: events * COPIES };
}
