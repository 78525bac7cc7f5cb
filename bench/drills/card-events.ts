import { figure } from '../figures.ts';
import { drillDatabase } from './cards/card-college.ts';
import { shuffleEvents } from './cards/shuffle-events.ts';

/** F2: a thousand events, each delivered three times, in any order and all at once: nothing twice, nothing missing. */
export async function main(): Promise<void> {
  const { events, deliveries, ...outcome } = await shuffleEvents(260, await drillDatabase());
  figure('events', events, '', { atLeast: 1_000 });
  figure('deliveries', deliveries, '', { atLeast: 3_000 });
  figure('charged twice', outcome.chargedTwice, '', { atMost: 0 });
  figure('booked twice', outcome.bookedTwice, '', { atMost: 0 });
  figure('never booked', outcome.neverBooked, '', { atMost: 0 });
}
