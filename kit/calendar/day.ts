/**
 * A day of the calendar, such as '2026-03-01'. It has no zone and no time, and days compare as text does. Its shape is all
 * the compiler knows, so a day can be written down as it is; of other texts isDay and parseDay tell whether they are one.
 */
export type Day = `${number}-${number}-${number}`;

const DAY_MS = 86_400_000;

/** Midnight in universal time, which has no summer: each day is exactly as long as the next. For counting and formatting. */
export const universalMidnight = (day: Day): Date => new Date(`${day}T00:00:00Z`);

const dayOfUniversal = (instant: Date): Day => instant.toISOString().slice(0, 10) as Day;

/** The day with these numbers; null if there is none, such as 30 February. Years have four digits. */
export function dayFrom(year: number, month: number, date: number): Day | null {
  if (!Number.isInteger(year) || year < 1000 || year > 9999) return null;
  const instant = new Date(Date.UTC(year, month - 1, date));
  const isReal = instant.getUTCMonth() === month - 1 && instant.getUTCDate() === date;
  return isReal ? dayOfUniversal(instant) : null;
}

export function isDay(text: string): text is Day {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  return dayFrom(Number(year), Number(month), Number(date)) !== null;
}

/** What a field of a form hands over; null where it is empty. */
export const parseDay = (text: string): Day | null => (isDay(text) ? text : null);

/** What a field hands over that cannot be left empty. */
export function requireDay(text: string): Day {
  if (!isDay(text)) throw new Error(`${text} is no day.`);
  return text;
}

export const yearOf = (day: Day): number => Number(day.slice(0, 4));
export const monthOf = (day: Day): number => Number(day.slice(5, 7));
const dateOf = (day: Day): number => Number(day.slice(8));

export const addDays = (day: Day, count: number): Day =>
  dayOfUniversal(new Date(universalMidnight(day).getTime() + count * DAY_MS));

export const daysBetween = (first: Day, last: Day): number =>
  Math.round((universalMidnight(last).getTime() - universalMidnight(first).getTime()) / DAY_MS);

export const firstOfMonth = (day: Day): Day => `${day.slice(0, 7)}-01` as Day;

/** The same date some months on; the last of the month where that month has no such date. */
export function addMonths(day: Day, count: number): Day {
  const first = new Date(Date.UTC(yearOf(day), monthOf(day) - 1 + count, 1));
  const lastDate = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  return addDays(dayOfUniversal(first), Math.min(dateOf(day), lastDate) - 1);
}

/** 1 for Monday to 7 for Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

export const weekdayOf = (day: Day): Weekday => (universalMidnight(day).getUTCDay() || 7) as Weekday;

/** The first day of the week a day is in, where weeks begin on this weekday. */
export const firstOfWeek = (day: Day, weekStart: Weekday): Day =>
  addDays(day, -((weekdayOf(day) - weekStart + 7) % 7));

/** The weeks that touch the month of a day, each with its seven days. */
export function weeksOfMonth(day: Day, weekStart: Weekday): Day[][] {
  const next = addMonths(firstOfMonth(day), 1);
  const weeks: Day[][] = [];
  for (let first = firstOfWeek(firstOfMonth(day), weekStart); first < next; first = addDays(first, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(first, index)));
  }
  return weeks;
}
