import type { Db } from '#kit/db/database.ts';
import type { Locale } from '#kit/messages/locales.ts';
import { inOrder, isWithin, MAX_ENTRIES, type CalendarEntry } from '../rules/entries.ts';

/** Whose calendar is read, in which language, and from which instant to which. */
export interface AskedCalendar {
  personId: string;
  locale: Locale;
  now: Date;
  /** That of the reader's campus. */
  timeZone: string;
  /** Whether nobody but the person reads it: what they keep elsewhere is theirs alone. */
  isPrivate: boolean;
  from: Date;
  before: Date;
}

/**
 * Reads what one slice has for somebody's calendar, in one statement that begins at the person: it costs the same in a
 * larger college. It is asked of the whole college, since groups are not in a student's reach.
 */
type Source = (db: Db, asked: AskedCalendar) => Promise<CalendarEntry[]>;
const sources: Source[] = [];

/**
 * A slice above adds what it knows to everybody's calendar.
 * @public
 */
export const onCalendarAsked = (source: Source): void => void sources.push(source);

/** Everything in somebody's calendar, by time. */
export async function calendarOf(
  db: Db,
  asked: AskedCalendar,
  max = MAX_ENTRIES,
): Promise<{ entries: CalendarEntry[]; isCut: boolean }> {
  const found = await Promise.all(sources.map((source) => source(db, asked)));
  const all = found
    .flat()
    .filter((entry) => isWithin(entry, asked))
    .toSorted(inOrder);
  return { entries: all.slice(0, max), isCut: all.length > max };
}
