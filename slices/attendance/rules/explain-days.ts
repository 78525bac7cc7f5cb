import { addDays, type Day } from '#kit/calendar/day.ts';

/** An absence is explained within so many days (HOLE-49). */
export const EXPLAIN_DAYS = 14;

export const lastDayToExplain = (heldOn: Day): Day => addDays(heldOn, EXPLAIN_DAYS);
