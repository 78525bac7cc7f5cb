import { CSV_START, csvLine } from '#kit/csv/csv.ts';
import { pagesOf, type PageAfter, type Watching } from './pages-of.ts';
import type { Column } from '../table.ts';

/** Writes every page of a list into one file. Rows become text as they come, so only one page is ever held. */
export async function csvFile<Row>(
  columns: readonly Column<Row>[],
  pageAfter: PageAfter<Row>,
  watching: Watching,
): Promise<Blob> {
  const exported = columns.flatMap(({ header, csv }) => (csv ? [{ header, csv }] : []));
  const parts: Blob[] = [new Blob([CSV_START, csvLine(exported.map(({ header }) => header))])];
  for await (const rows of pagesOf(pageAfter, watching))
    parts.push(new Blob(rows.map((row) => csvLine(exported.map(({ csv }) => csv(row))))));
  return new Blob(parts, { type: 'text/csv;charset=utf-8' });
}
