/** A day of the calendar, such as '2026-03-01'. */
export type Day = string;

const DAY_MS = 86_400_000;

export const dayOf = (instant: Date): Day => instant.toISOString().slice(0, 10);

/** Midnight, or a later hour, of a day in universal time. */
export const instantOn = (day: Day, hours = 0): Date => new Date(Date.parse(day) + hours * 3_600_000);

export const addDays = (day: Day, days: number): Day => dayOf(new Date(Date.parse(day) + days * DAY_MS));

export const daysBetween = (first: Day, last: Day): number =>
  Math.round((Date.parse(last) - Date.parse(first)) / DAY_MS);
