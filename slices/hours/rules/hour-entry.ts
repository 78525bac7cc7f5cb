import { addDays, type Day } from '#kit/calendar/day.ts';
import { day, id, integer, line, text, type ValuesOf } from '#kit/record/field.ts';

export const HOUR_STATUSES = ['PENDING', 'CONFIRMED', 'REFUSED'] as const;
export type HourStatus = (typeof HOUR_STATUSES)[number];

export const HOUR_DECISIONS = ['CONFIRMED', 'REFUSED'] as const satisfies readonly HourStatus[];
export type DecidedStatus = (typeof HOUR_DECISIONS)[number];

/** Students change or delete what is not confirmed; hours that were refused are then looked at again. */
export const isInHandsOfStudent = (status: HourStatus): boolean => status !== 'CONFIRMED';

export const DAY_MINUTES = 1_440;
export const PLACE_MAX = 120;
export const NOTE_MAX = 1_000;
export const REASON_MAX = 1_000;
export const DAYS_BACK = 366;
/** The counts of the queue say “or more” from here. */
export const COUNTED_UP_TO = 1_000;
/** As many as one page of the queue has. */
export const DECIDED_AT_ONCE = 100;

const where = {
  categoryId: id({}),
  place: line({ max: PLACE_MAX, default: '', problem: 'hourPlaceTooLong' }),
  note: text({ max: NOTE_MAX, default: '', problem: 'hourNoteTooLong' }),
};

/** What a student says of the hours of a day. */
export const hourEntry = {
  day: day({ about: 'Of the campus.' }),
  minutes: integer({ min: 1, max: DAY_MINUTES, problem: 'hourMinutesInvalid' }),
  ...where,
};

/** What is said when a timer is started; the rest it says itself. */
export const hourTimer = where;
export type HourTimerValues = ValuesOf<typeof hourTimer>;

interface Membership {
  firstDay: Day;
  /** Null while it lasts. */
  lastDay: Day | null;
}

/** The days for which hours can be logged now; null where there is none. */
export function loggableDays(
  { firstDay, lastDay }: Membership,
  today: Day,
): { firstDay: Day; lastDay: Day } | null {
  const back = addDays(today, -DAYS_BACK);
  const first = firstDay > back ? firstDay : back;
  const last = lastDay !== null && lastDay < today ? lastDay : today;
  return first <= last ? { firstDay: first, lastDay: last } : null;
}

/** Why hours cannot be logged for a day, or null. */
export function dayProblem(
  wanted: Day,
  { firstDay, lastDay }: Membership,
  today: Day,
): 'hourDayInFuture' | 'hourDayTooLongAgo' | 'hourDayOutsideGroup' | null {
  if (wanted > today) return 'hourDayInFuture';
  if (wanted < addDays(today, -DAYS_BACK)) return 'hourDayTooLongAgo';
  return wanted < firstDay || (lastDay !== null && wanted > lastDay) ? 'hourDayOutsideGroup' : null;
}

/** What a timer comes to: whole minutes, at least one, and no more than the day has left; 0 where it has none. */
export function timedMinutes(startedAt: Date, now: Date, left: number): number {
  const passed = Math.floor((now.getTime() - startedAt.getTime()) / 60_000);
  return Math.min(Math.max(passed, 1), DAY_MINUTES, Math.max(left, 0));
}
