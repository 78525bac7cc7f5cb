import { universalMidnight, type Day } from '#kit/calendar/day.ts';
import { instantsShowing } from '#kit/calendar/zone.ts';

// The demo college lives in universal time, so that its days do not depend on where it is made.

export const dayOf = (instant: Date): Day => instant.toISOString().slice(0, 10) as Day;

/** Midnight, or a later hour, of a day. */
export const instantOn = (day: Day, hours = 0): Date =>
  new Date(universalMidnight(day).getTime() + hours * 3_600_000);

/** When the clocks of a campus show a time. They change neither in the early morning nor at night, so there is exactly one. */
export function instantIn(timeZone: string, day: Day, time: string): Date {
  const [instant] = instantsShowing(day, time, timeZone);
  if (!instant) throw new Error(`${timeZone} has no ${time} on ${day}.`);
  return instant;
}
