import type { Db } from '#kit/db/database.ts';
import type { Locale } from '#kit/messages/locales.ts';
import { inOrder, isWithin, MAX_ENTRIES, type CalendarEntry } from '../rules/entries.ts';

/** Whose calendar is read, in which language, and from which instant to which. */
export interface RowsParams {
  personId: string;
  locale: Locale;
  now: Date;
  /** Whether nobody but the person reads it: what they keep elsewhere is theirs alone. */
  isPrivate: boolean;
  from: Date;
  before: Date;
}

export interface CalendarParams extends RowsParams {
  /** That of the reader's campus. */
  timeZone: string;
}

/** What one slice has for a person's calendar. */
interface Source<Row> {
  /**
   * Read in one statement that begins at the person: it costs the same in a larger college. It is asked of the whole
   * college, since groups are not in a student's reach. While the rows are the same, so is what they say to calendars.
   */
  rows: (db: Db, params: RowsParams) => Promise<readonly Row[]>;
  entriesOf: (row: Row, params: CalendarParams) => readonly CalendarEntry[];
}

interface FoundRows {
  rows: readonly unknown[];
  entries: (params: CalendarParams) => readonly CalendarEntry[];
}
const sources: ((db: Db, params: RowsParams) => Promise<FoundRows>)[] = [];

/**
 * A slice above adds what it knows to everybody's calendar.
 * @public
 */
export function onCalendarAsked<Row>({ rows: read, entriesOf }: Source<Row>): void {
  sources.push(async (db, params) => {
    const rows = await read(db, params);
    return { rows, entries: (told) => rows.flatMap((row) => entriesOf(row, told)) };
  });
}

export interface FoundCalendar {
  /** What was read, before anything was worked out from it. */
  rows: readonly (readonly unknown[])[];
  /** Everything in the calendar of a span that was read, by time. */
  entries: (params: CalendarParams, max?: number) => { entries: CalendarEntry[]; isCut: boolean };
}

export async function findCalendar(db: Db, params: RowsParams): Promise<FoundCalendar> {
  const found = await Promise.all(sources.map((source) => source(db, params)));
  return {
    rows: found.map(({ rows }) => rows),
    entries: (told, max = MAX_ENTRIES) => {
      const all = found
        .flatMap(({ entries }) => entries(told))
        .filter((entry) => isWithin(entry, told))
        .toSorted(inOrder);
      return { entries: all.slice(0, max), isCut: all.length > max };
    },
  };
}
