/** What may stand in a cell. A number stays a number, also one below zero. */
export type CsvCell = string | number | null;

/**
 * A spreadsheet takes text that begins like this for a formula and runs it on the computer of the reader.
 * Blanks and invisible signs before it do not help, and the full-width forms count as well.
 */
const FORMULA_START = /^(?:[\t\r\n]|[\s\p{C}]*[=+\-@|＝＋－＠｜−﹢﹣﹦﹫])/u;

const inert = (text: string): string => (FORMULA_START.test(text) ? `'${text}` : text);

const written = (cell: CsvCell): string => {
  if (typeof cell === 'number') return String(cell);
  return cell === null ? '' : `"${inert(cell).replaceAll('"', '""')}"`;
};

/** Tells spreadsheets that what follows is UTF-8. */
export const CSV_START = '\u{FEFF}';

/** One line of a file that spreadsheets open and never run. */
export const csvLine = (cells: readonly CsvCell[]): string => `${cells.map(written).join(',')}\r\n`;
