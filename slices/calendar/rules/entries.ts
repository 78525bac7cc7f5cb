import { daysBetween, type Day } from '#kit/calendar/day.ts';

export const ENTRY_KINDS = [
  'CLASS',
  'EXAM_OPENS',
  'EXAM_CLOSES',
  'ASSIGNMENT_DUE',
  'INVOICE_DUE',
  'INSTALMENT_DUE',
  'HOURS',
  'EVENT',
  'HOLIDAY',
  'GROUP_CALENDAR',
  'OWN_CALENDAR',
] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** Something that stands in a person's calendar. */
export interface CalendarEntry {
  /** The same for as long as it is the same thing, whatever changes about it. */
  key: string;
  kind: EntryKind;
  title: string;
  /** What is told beside the title: the code of the course, the place. */
  detail: string;
  startsAt: Date;
  /** None for what is a moment: a deadline. */
  endsAt: Date | null;
  /** From the beginning of a day at the campus to that of the day after the last. */
  allDay: boolean;
  /** That of the campus. */
  timeZone: string;
  /** Where it takes place, of what belongs to one campus. */
  campus?: string | null;
  /** The screen that an entry leads to; none for what is no thing of ours. */
  path: string | null;
  /** Its page elsewhere, for what the reader keeps there. */
  url?: string;
  /** The reader has nothing left to do about it. */
  isDone: boolean;
  /** What else is said about it. */
  note?: string;
  /** The event of ours that it is one date of. */
  event?: { id: string; regionId: string | null; day: Day };
}

/** The longest span that is read at once: a month with the weeks it touches, and some more. */
export const MAX_DAYS = 62;
export const MAX_ENTRIES = 400;

export function checkSpan(first: Day, last: Day): 'calendarSpan' | null {
  const days = daysBetween(first, last) + 1;
  return days >= 1 && days <= MAX_DAYS ? null : 'calendarSpan';
}

interface Span {
  from: Date;
  before: Date;
}

/** A moment counts at its instant; what lasts, as long as it lasts. */
export const isWithin = (
  { startsAt, endsAt }: Pick<CalendarEntry, 'startsAt' | 'endsAt'>,
  { from, before }: Span,
): boolean => startsAt < before && (startsAt >= from || (endsAt !== null && endsAt > from));

/** What lasts all day first, then by time; at the same time always in the same order. */
export const inOrder = (one: CalendarEntry, other: CalendarEntry): number =>
  one.startsAt.getTime() - other.startsAt.getTime() ||
  Number(other.allDay) - Number(one.allDay) ||
  (one.key < other.key ? -1 : 1);
