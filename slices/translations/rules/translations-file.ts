import { readCsv } from '#kit/csv/read-csv.ts';

/** What a translator says for one text. */
export interface FileTexts {
  id: string;
  text: string;
}

/** How many texts are sent at once. */
export const MAX_AT_ONCE = 100;

/** Spreadsheets are kept from running a text as a formula by this mark, which is none of its letters. */
const withoutMark = (cell: string): string =>
  /^'[\t\r\n]|^'[\s\p{C}]*[=+\-@|＝＋－＠｜−﹢﹣﹦﹫]/u.test(cell) ? cell.slice(1) : cell;

/**
 * The words of a file that was saved from the list of texts and filled in: behind the line of heads, each line has the id of a
 * text first and the college's own words for it last. Lines without words say nothing; of two for the same text the last counts.
 */
export function readTranslationsFile(file: string): FileTexts[] {
  const [, ...lines] = readCsv(file).filter(({ length }) => length > 1);
  const rows = lines.map((cells) => ({
    id: cells[0]?.trim() ?? '',
    text: withoutMark(cells.at(-1) ?? '').trim(),
  }));
  return [...new Map(rows.filter(({ id, text }) => id && text).map((row) => [row.id, row])).values()];
}
