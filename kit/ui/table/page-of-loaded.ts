import type { CsvCell } from '#kit/csv/csv.ts';
import { holding } from '../combobox/suggestion.ts';
import type { ListParams } from './list-params.ts';
import type { Column, Identified, PageOfRows } from './table.ts';

const collator = (languageTag: string): Intl.Collator => new Intl.Collator(languageTag, { numeric: true });

/** Numbers by their size, words as the reader's language orders them, nothing at the end. */
function compare(a: CsvCell, b: CsvCell, words: Intl.Collator): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return words.compare(String(a), String(b));
}

/** The page of a list that has come whole, searched and sorted here by what its columns export, or say they are sorted by. */
export function pageOfLoaded<Row extends Identified>(
  rows: readonly Row[],
  { search, sort, after }: ListParams,
  { columns, rowsPerPage, languageTag }: LoadedList<Row>,
): PageOfRows<Row> {
  const fits = holding(search);
  const matching = rows.filter((row) => columns.some(({ csv }) => fits(String(csv?.(row) ?? ''))));
  const column = columns.find(({ sortKey }) => sort && sortKey === sort.key);
  const valueOf = column?.sortedBy ?? column?.csv;
  const words = collator(languageTag);
  const direction = sort?.isDescending ? -1 : 1;
  const sorted = valueOf
    ? matching.toSorted((a, b) => direction * compare(valueOf(a), valueOf(b), words))
    : matching;
  // The cursor is the last row seen; where it has gone meanwhile, the list begins again.
  const first = after === null ? 0 : sorted.findIndex(({ _id }) => _id === after) + 1;
  const page = sorted.slice(first, first + rowsPerPage);
  const isLast = first + page.length >= sorted.length;
  return { rows: page, nextCursor: isLast ? null : (page.at(-1)?._id ?? null), count: sorted.length };
}

interface LoadedList<Row> {
  columns: readonly Column<Row>[];
  rowsPerPage: number;
  languageTag: string;
}
