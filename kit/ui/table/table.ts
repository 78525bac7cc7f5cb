import type { ReactNode } from 'react';
import { writtenIn } from '#kit/calendar/zone.ts';
import type { CsvCell } from '#kit/csv/csv.ts';
import type { MessageId } from '../text/message-id.ts';

export interface Column<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Amounts and counts stand at the end, in figures of one width. */
  align?: 'start' | 'end';
  /** The name by which rows are sorted; without one the column cannot be sorted by. */
  sortKey?: string;
  /** What a list that has come whole is sorted by, where that is not what stands in the exported file. */
  sortedBy?: (row: Row) => CsvCell;
  /** What stands in the exported file; without it the column is left out there. */
  csv?: (row: Row) => CsvCell;
  /** What of it a spreadsheet shows as a date: a day, or a moment as `writtenIn` or the API write it. */
  holds?: 'day' | 'moment';
  /** Stands under the column and speaks of everything that matches, not of this page alone. */
  total?: ReactNode;
}

/** A column of plain text or numbers, which can be sorted by and is exported. */
export const textColumn = <Row>(
  id: string,
  header: string,
  cell: (row: Row) => string | number,
): Column<Row> => ({ id, header, sortKey: id, cell, csv: cell });

/** What only the exported file tells of a row. */
export const fileColumn = <Row>(
  id: string,
  header: string,
  csv: (row: Row) => CsvCell,
  holds?: Column<Row>['holds'],
): Column<Row> => ({ id, header, cell: () => null, csv, ...(holds && { holds }) });

/** A moment in a file, by the clocks of the row's campus and with how far they are ahead. */
export const momentColumn = <Row extends { timeZone: string }>(
  id: string,
  header: string,
  at: (row: Row) => string | null | undefined,
): Column<Row> => {
  const csv = (row: Row): CsvCell => {
    const moment = at(row);
    return moment ? writtenIn(new Date(moment), row.timeZone) : null;
  };
  return fileColumn(id, header, csv, 'moment');
};

/** By which a row of a file is found again. */
export const idColumn = (header: string): Column<Identified> => fileColumn('id', header, ({ _id }) => _id);

/** What a table looks like, whichever rows it shows. */
export interface Table<Row> {
  /** The name of the table, read aloud. */
  label: string;
  /** How many it has, in a noun: "56 people". A message with a count. */
  counted: MessageId;
  columns: readonly Column<Row>[];
  /** What a row is called, read aloud with its checkbox and its menu. */
  nameOf: (row: Row) => string;
  /** The items of a row's own menu; nothing where nothing can be done with it. */
  menuOf?: (row: Row) => ReactNode;
  density?: 'normal' | 'dense';
}

/** One page of a list as the API gives it. */
export interface PageOfRows<Row> {
  rows: readonly Row[];
  /** Where the next page begins; null on the last. */
  nextCursor: string | null;
  /** How many match in all, if counted. */
  count?: number | undefined;
  /** Whether more match than were counted. */
  countIsOpen?: boolean | undefined;
}

/** Everything the API lists has an id. */
export interface Identified {
  _id: string;
}
