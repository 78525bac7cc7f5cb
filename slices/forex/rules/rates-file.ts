import { readCsv } from '#kit/csv/read-csv.ts';
import { monthCode, type Month } from './month.ts';
import { checkRate, MAX_RATES_AT_ONCE, type RateChange, type RateProblem } from './rate.ts';

/** The heads of the columns in the file that the window offers as an example. */
export const RATE_COLUMNS = ['Currency', 'Month', 'Rate'] as const;

export type RatesFileProblem = 'ratesColumnsMissing' | 'ratesFileEmpty' | 'tooManyRates';

/** One line of the file: what is to be kept, or what is wrong with it. */
export interface FileRate extends RateChange {
  /** Where it stands; the heads of the columns are line 1. */
  line: number;
  problem: RateProblem | 'rateCurrencyUnknown' | 'rateTwice' | null;
}

/** What is stored now, and by whose clock the file is read. */
interface Known {
  currencies: readonly string[];
  /** The rate that is stored for a month of a currency. */
  storedFor: (currency: string, month: Month) => number | null;
  now: Date;
}

const bare = (head: string): string => head.toLowerCase().replaceAll(/[^a-z]/g, '');

/** The cells under the three heads, with their lines, or why the file is of no use. Other columns are passed over. */
function linesOf(text: string): { cells: string[]; line: number }[] | RatesFileProblem {
  const [heads = [], ...lines] = readCsv(text);
  const places = RATE_COLUMNS.map((column) => heads.map(bare).indexOf(bare(column)));
  if (places.includes(-1)) return 'ratesColumnsMissing';
  const rows = lines
    .map((cells, index) => ({ cells: places.map((at) => cells[at]?.trim() ?? ''), line: index + 2 }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  if (rows.length === 0) return 'ratesFileEmpty';
  return rows.length > MAX_RATES_AT_ONCE ? 'tooManyRates' : rows;
}

/** The currencies that a file speaks of, so that their rates can be asked for before it is read. */
export function currenciesIn(text: string): string[] {
  const lines = linesOf(text);
  if (typeof lines === 'string') return [];
  return [...new Set(lines.map(({ cells: [currency = ''] }) => currency.toUpperCase()))];
}

/** What a file would change, line by line, or why it is of no use. */
export function readRatesFile(
  text: string,
  known: Known,
): { rates: FileRate[] } | { problem: RatesFileProblem } {
  const lines = linesOf(text);
  if (typeof lines === 'string') return { problem: lines };
  const seen = new Set<string>();
  return { rates: lines.map(({ cells, line }) => ({ line, ...rateIn(cells, known, seen) })) };
}

function rateIn(cells: readonly string[], known: Known, seen: Set<string>): Omit<FileRate, 'line'> {
  const [code = '', month = '', rate = ''] = cells;
  const currency = code.toUpperCase();
  const parsed = { currency, ...readMonth(month), rate: readRate(rate) };
  const before = known.storedFor(currency, parsed);
  const key = `${currency} ${monthCode(parsed)}`;
  const isTwice = seen.has(key);
  seen.add(key);
  const isUnknown = !known.currencies.includes(currency);
  const problem =
    checkRate(parsed, known.now) ?? (isUnknown ? 'rateCurrencyUnknown' : isTwice ? 'rateTwice' : null);
  return { ...parsed, before, problem };
}

/** 2026-03, 2026-03-01 or 03/2026; what is no month becomes one that no year has. */
function readMonth(cell: string): Month {
  const [, year, month] = /^(\d{4})-(\d{1,2})(?:-\d{1,2})?$/.exec(cell) ?? [];
  if (year && month) return { year: Number(year), month: Number(month) };
  const [, first, then] = /^(\d{1,2})[/.](\d{4})$/.exec(cell) ?? [];
  return { year: Number(then ?? 0), month: Number(first ?? 0) };
}

/** With a point or a comma, whichever the spreadsheet writes; what is no number becomes a rate that nothing has. */
const readRate = (cell: string): number =>
  /^\d+([.,]\d+)?$/.test(cell) ? Number(cell.replace(',', '.')) : 0;
