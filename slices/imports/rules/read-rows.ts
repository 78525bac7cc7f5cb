import { readCsv } from '#kit/csv/read-csv.ts';
import { MAX_ROWS } from './file-import.ts';

/** A line of a file, as it was written. */
export type ReadRow<Field extends string> = Record<Field, string> & {
  /** Where it stands; the heads of the columns are line 1. */
  line: number;
};

interface Columns<Field extends string, Missing extends string> {
  /** By which heads each is found. A column that is empty gives way to the next. */
  names: Readonly<Record<Field, readonly string[]>>;
  isEnough: (isThere: (field: Field) => boolean) => boolean;
  /** What is said where they are not enough. */
  missing: Missing;
  /** Which rows are passed over; without it those in which nothing is written. */
  isEmpty?: (row: ReadRow<Field>) => boolean;
}

export type FileProblem<Missing extends string> = Missing | 'importEmpty' | 'importNoRows' | 'importTooLong';

interface ReadRows<Field extends string> {
  rows: ReadRow<Field>[];
  /** The heads of all columns, bare. */
  heads: readonly string[];
}

/** Capitals, blanks and signs do not count. */
export const bare = (written: string): string => written.toLowerCase().replaceAll(/[^\p{L}]/gu, '');

/** Reads the rows of a table. Unknown columns are passed over. */
export function readRows<Field extends string, Missing extends string>(
  text: string,
  { names, isEnough, missing, isEmpty }: Columns<Field, Missing>,
): ReadRows<Field> | { problem: FileProblem<Missing> } {
  if (text.trim() === '') return { problem: 'importEmpty' };
  const [first = [], ...lines] = readCsv(text);
  const heads = first.map(bare);
  const fields = Object.keys(names) as Field[];
  const indexes = new Map(
    fields.map((field) => [
      field,
      names[field].map((name) => heads.indexOf(bare(name))).filter((index) => index >= 0),
    ]),
  );
  if (!isEnough((field) => (indexes.get(field) ?? []).length > 0)) return { problem: missing };
  const rows = lines.flatMap((cells, index): ReadRow<Field>[] => {
    const written = (field: Field): string =>
      (indexes.get(field) ?? []).map((at) => cells[at]?.trim() ?? '').find((cell) => cell !== '') ?? '';
    const row = {
      ...(Object.fromEntries(fields.map((field) => [field, written(field)])) as Record<Field, string>),
      line: index + 2,
    };
    const isNothing = isEmpty ? isEmpty(row) : cells.every((cell) => cell.trim() === '');
    return isNothing ? [] : [row];
  });
  if (rows.length === 0) return { problem: 'importNoRows' };
  return rows.length > MAX_ROWS ? { problem: 'importTooLong' } : { rows, heads };
}
