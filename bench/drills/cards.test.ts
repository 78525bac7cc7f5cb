import { expect, test } from 'vitest';
import { loseAnswers } from './cards/lose-answers.ts';
import { loseProcessor } from './cards/lose-processor.ts';
import { runPlanClock } from './cards/run-plan-clock.ts';
import { refuseWebhooks } from './cards/refuse-webhooks.ts';
import { scanForNumbers } from './cards/scan-for-numbers.ts';
import { shuffleEvents } from './cards/shuffle-events.ts';

const RIGHT = { chargedTwice: 0, neverCharged: 0, bookedTwice: 0, neverBooked: 0 };

// Fewer than in the drills themselves (bench/drills/card-*.ts).
test('events that come three times, in any order, book each payment once (F2)', async () => {
  const outcome = await shuffleEvents(12);
  expect(outcome).toMatchObject({ ...RIGHT, audits: 12 });
  expect(outcome.deliveries).toBe(outcome.events * 3);
}, 180_000);

test('lost answers and kills between call and record leave one charge and one entry (F3)', async () => {
  const outcome = await loseAnswers({ lost: 3, kills: 1 });
  expect(outcome).toMatchObject({ ...RIGHT, guessed: 0, audits: 4 });
}, 180_000);

test('plans are charged once for each day, by two schedulers, through lost answers and declined cards (F4)', async () => {
  const { due, ...outcome } = await runPlanClock({ years: 0.12, plansAYear: 4 });
  expect(outcome).toMatchObject({
    chargedTwice: 0,
    neverCharged: 0,
    bookedOtherwise: 0,
    triedTwiceADay: 0,
    disabledOtherwise: 0,
  });
  expect(due).toBeGreaterThan(3);
}, 180_000);

test('messages that are not the processor’s are refused, and leave nothing (F5)', async () => {
  const { believed, stored, quickestMs } = await refuseWebhooks(10);
  expect([believed, stored]).toEqual([[], 0]);
  // The machine of the tests may be busy with something else for a moment; we may not.
  expect(quickestMs).toBeLessThan(200);
}, 180_000);

test('no number of a card is kept or logged, though one was sent (F7)', async () => {
  expect((await scanForNumbers()).found).toEqual([]);
}, 180_000);

test('a processor that is away is told, breaks no page and loses nothing (I3)', async () => {
  const outcome = await loseProcessor(2);
  expect(outcome).toMatchObject({ untold: 0, brokenPages: 0, lost: 0 });
  expect(outcome.slowestMs).toBeLessThan(5_000);
}, 180_000);
