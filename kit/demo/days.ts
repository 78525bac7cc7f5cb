import { universalMidnight, type Day } from '#kit/calendar/day.ts';

// The demo college lives in universal time, so that its days do not depend on where it is made.

export const dayOf = (instant: Date): Day => instant.toISOString().slice(0, 10);

/** Midnight, or a later hour, of a day. */
export const instantOn = (day: Day, hours = 0): Date =>
  new Date(universalMidnight(day).getTime() + hours * 3_600_000);
