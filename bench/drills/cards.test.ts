import { expect, test } from 'vitest';
import { loseAnswers } from './cards/lose-answers.ts';
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
