import { writeXlsxStream } from 'hucre/xlsx';
import { readerZone } from '../../date/reader-zone.ts';
import { writtenIn } from '#kit/calendar/zone.ts';
import type { CsvCell } from '#kit/csv/csv.ts';
import { pagesOf, type PageAfter, type Watching } from './pages-of.ts';
import type { Column } from '../table.ts';

type Holds = NonNullable<Column<never>['holds']>;
type Cell = string | number | Date | null;

const FORMATS: Readonly<Record<Holds, string>> = { day: 'yyyy-mm-dd', moment: 'yyyy-mm-dd hh:mm' };

/** In characters, as spreadsheets count: a column shows what it is about, and none pushes the others out of sight. */
const WIDTHS = { min: 10, max: 50, margin: 2 };

/** Two zeros more than the longest list that anybody saves; Excel opens no sheet with more. */
const ROWS_MAX = 1_048_576;

const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** No spreadsheet takes more of a name, and none of these signs. */
export const sheetName = (name: string): string =>
  name
    .replaceAll(/[[\]:*?/\\]/gu, ' ')
    .replaceAll(/^'|'$/gu, ' ')
    .trim()
    .slice(0, 31) || 'List';

/**
 * A date as spreadsheets know it, which has no zone: what the clocks show that the moment is written by. What is no date
 * stays the text it is.
 */
function dateOf(text: string, holds: Holds): Date | string {
  const shown = holds === 'moment' && text.endsWith('Z') ? writtenIn(new Date(text), readerZone()) : text;
  const date = new Date(`${shown.slice(0, holds === 'day' ? 10 : 19)}${holds === 'day' ? '' : 'Z'}`);
  return Number.isNaN(date.getTime()) ? text : date;
}

const cellOf = (cell: CsvCell, holds: Holds | undefined): Cell =>
  typeof cell === 'string' && holds ? dateOf(cell, holds) : cell;

const widthOf = (header: string, cells: readonly CsvCell[]): number => {
  const longest = Math.max(header.length, ...cells.map((cell) => String(cell ?? '').length));
  return Math.min(WIDTHS.max, Math.max(WIDTHS.min, longest + WIDTHS.margin));
};

/**
 * Writes every page of a list into a workbook. A page becomes bytes as it comes, so only one is held, and between pages the
 * screen has its time. Text stays text, however it begins: no cell holds a formula.
 */
export async function xlsxFile<Row>(
  name: string,
  columns: readonly Column<Row>[],
  pageAfter: PageAfter<Row>,
  watching: Watching,
): Promise<Blob> {
  const exported = columns.flatMap(({ header, csv, holds }) => (csv ? [{ header, csv, holds }] : []));
  const pages = pagesOf(pageAfter, watching);
  // How wide the columns are stands before all rows: the first page tells.
  const first = await pages.next();
  const beginning = first.done ? [] : first.value;

  async function* rows(): AsyncGenerator<Cell[]> {
    for (const row of beginning) yield exported.map(({ csv, holds }) => cellOf(csv(row), holds));
    for await (const page of pages)
      for (const row of page) yield exported.map(({ csv, holds }) => cellOf(csv(row), holds));
  }

  const stream = writeXlsxStream(rows(), {
    name: sheetName(name),
    columns: exported.map(({ header, csv, holds }) => ({
      header,
      width: widthOf(
        header,
        beginning.map((row) => csv(row)),
      ),
      ...(holds && { numFmt: FORMATS[holds] }),
    })),
    freezePane: { rows: 1 },
    maxRowsPerSheet: ROWS_MAX,
  });
  const parts: BlobPart[] = [];
  for await (const part of stream as AsyncIterable<Uint8Array<ArrayBuffer>>) parts.push(part);
  return new Blob(parts, { type: TYPE });
}
