import { figure } from '../figures.ts';
import { drillDatabase } from './cards/card-college.ts';
import { loseAnswers } from './cards/lose-answers.ts';

/** F3: answers lost after the charge, and kills between the call and the record: one charge and one entry each. */
export async function main(): Promise<void> {
  const outcome = await loseAnswers({ lost: 200, kills: 20 }, await drillDatabase());
  figure('answers lost after the charge', outcome.lost, '', { atLeast: 200 });
  figure('processes killed before the record', outcome.killed, '', { atLeast: 20 });
  figure('taken for settled without an answer', outcome.guessed, '', { atMost: 0 });
  figure('charged twice', outcome.chargedTwice, '', { atMost: 0 });
  figure('never charged', outcome.neverCharged, '', { atMost: 0 });
  figure('booked twice', outcome.bookedTwice, '', { atMost: 0 });
  figure('never booked', outcome.neverBooked, '', { atMost: 0 });
}
