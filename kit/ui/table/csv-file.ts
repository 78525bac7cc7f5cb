import { CSV_START, csvLine } from '#kit/csv/csv.ts';
import type { Column, PageOfRows } from './table.ts';

export type PageAfter<Row> = (cursor: string | null, signal: AbortSignal) => Promise<PageOfRows<Row>>;

interface Watching {
  signal: AbortSignal;
  /** Hears how many rows there are so far. */
  onRows: (count: number) => void;
}

/** Writes every page of a list into one file. Rows become text as they come, so only one page is ever held. */
export async function csvFile<Row>(
  columns: readonly Column<Row>[],
  pageAfter: PageAfter<Row>,
  { signal, onRows }: Watching,
): Promise<Blob> {
  const exported = columns.flatMap(({ header, csv }) => (csv ? [{ header, csv }] : []));
  const parts: Blob[] = [new Blob([CSV_START, csvLine(exported.map(({ header }) => header))])];
  let count = 0;
  for (let cursor: string | null = null; ;) {
    signal.throwIfAborted();
    const { rows, nextCursor }: PageOfRows<Row> = await pageAfter(cursor, signal);
    parts.push(new Blob(rows.map((row) => csvLine(exported.map(({ csv }) => csv(row))))));
    count += rows.length;
    onRows(count);
    if (nextCursor === null) return new Blob(parts, { type: 'text/csv;charset=utf-8' });
    cursor = nextCursor;
  }
}
