import { readCsv } from '#kit/csv/read-csv.ts';
import { negative, readAmount } from '#kit/money/amounts.ts';
import type { MinorUnits } from '#kit/money/minor-units.ts';
import {
  ACCOUNT_MAX,
  count,
  MAX_LINES,
  MAX_UNREAD_ROWS,
  REFERENCE_MAX,
  REMITTER_MAX,
  TEXT_MAX,
  tidy,
  type BankFileProblem,
  type Decimals,
  type ReadFile,
} from './bank-file.ts';
import { columnsOf, isEnough, type ColumnField, type Columns } from './columns.ts';
import { orderOf, readBankDay, type DayOrder } from './read-days.ts';

/** What a person has said of a table whose columns are not known by their heads. */
export interface TableChoices {
  columns: Columns | null;
  dayOrder: DayOrder | null;
}

export const NO_CHOICES: TableChoices = { columns: null, dayOrder: null };

/** Banks write above the heads whose account it is, and of which month. */
const ROWS_OF_HEADS = 30;

/** From the line on in which a table begins: before it stand fewer cells. */
function tableIn(text: string): { cells: string[][]; before: number } {
  const lines = text.split('\n', ROWS_OF_HEADS);
  const cellsOf = (line: string): number =>
    Math.max(...[',', ';', '\t'].map((sign) => line.split(sign).length));
  const most = Math.max(...lines.map(cellsOf));
  const before = Math.max(
    0,
    lines.findIndex((line) => cellsOf(line) > 1 && cellsOf(line) >= most * 0.6),
  );
  const start = lines.slice(0, before).reduce((at, line) => at + line.length + 1, 0);
  return { cells: readCsv(text.slice(start)), before };
}

interface TableLook {
  heads: string[];
  /** The first few rows below the heads. */
  samples: string[][];
  columns: Columns;
  isEnough: boolean;
  /** The order of day and month where all days say it. */
  dayOrder: DayOrder | null;
}

interface Found {
  heads: string[];
  columns: Columns;
  rows: string[][];
  /** Of the first row, counted from 1. */
  firstRow: number;
}

function findRows(text: string, chosen: Columns | null): Found {
  const { cells, before } = tableIn(text.replace(/^\u{FEFF}/u, ''));
  const known = cells.slice(0, ROWS_OF_HEADS).findIndex((row) => isEnough(columnsOf(row)));
  const at = Math.max(0, known);
  const heads = cells[at] ?? [];
  return {
    heads,
    columns: chosen ?? columnsOf(heads),
    rows: cells.slice(at + 1),
    firstRow: before + at + 2,
  };
}

const cellOf = (row: readonly string[], index: number | undefined): string =>
  (index === undefined ? '' : (row[index] ?? '')).trim();

/** What is known of a table before it is sent, and what is to be asked. */
export function lookAtTable(text: string, chosen: Columns | null = null): TableLook {
  const { heads, columns, rows } = findRows(text, chosen);
  return {
    heads,
    samples: rows.slice(0, 3),
    columns,
    isEnough: isEnough(columns),
    dayOrder: orderOf(rows.map((row) => cellOf(row, columns.DAY))),
  };
}

/** As words beside an amount say it: 12.00-, (12.00), 12,00 S. */
const isTaken = (words: string): boolean => /^\(.*\)$|[-−]$|\b(?:dr?|s|debit|soll|dbit|af)$/iu.test(words);
const OUT = /^(?:d|dr|dbit|debit|debet|s|soll|out|af|outgoing|withdrawal|-|д|дебет|расход|借|支出)$/iu;
const UNBOOKED = /pdng|pending|vorgemerkt|unbooked|not booked|reserved|pendiente|en attente|in attesa|ожида/i;

interface Amounts {
  decimals: number;
  currency: string;
}

/** Bare of the signs of a currency and of words; what came is more than nothing. */
function amountIn(words: string, { decimals, currency }: Amounts): MinorUnits | null {
  const number = words.replaceAll(/[^\d.,'’+\-−\s\u{a0}\u{202f}]/gu, '').trim();
  const bare = number.replace(/[-−]$/u, '').trim();
  const amount = readAmount(bare.replace(/^([+\-−])\s+/u, '$1'), { value: currency, decimals });
  return amount !== null && amount > 0 && isTaken(words.trim()) ? negative(amount) : amount;
}

/** Reads a table that a bank has written. Rows that are no payments are counted, and those nobody can read are named. */
export function readTable(
  text: string,
  { columns: chosen, dayOrder }: TableChoices,
  known: { currency: string; decimals: Decimals },
): ReadFile | { problem: BankFileProblem } {
  const { columns, rows, firstRow } = findRows(text, chosen);
  if (!isEnough(columns)) return { problem: 'bankColumnsMissing' };
  const order = dayOrder ?? orderOf(rows.map((row) => cellOf(row, columns.DAY)));
  if (order === null) return { problem: 'bankDaysUnclear' };
  const file: ReadFile = { format: 'CSV', accounts: [], lines: [], passedOver: {}, unreadRows: [] };
  for (const [at, row] of rows.entries()) {
    if (row.every((cell) => cell.trim() === '')) continue;
    const cell = (field: ColumnField): string => cellOf(row, columns[field]);
    const outcome = readRow(cell, { ...known, order, columns });
    if (outcome === 'UNREAD') {
      if (file.unreadRows.length < MAX_UNREAD_ROWS) file.unreadRows.push(firstRow + at);
    } else if (typeof outcome === 'string') count(file.passedOver, outcome);
    else file.lines.push(outcome);
    if (file.lines.length > MAX_LINES) return { problem: 'bankFileTooLong' };
  }
  file.accounts = [...new Set(file.lines.map(({ account }) => account).filter((account) => account !== ''))];
  return file;
}

interface RowFacts {
  currency: string;
  decimals: Decimals;
  order: DayOrder;
  columns: Columns;
}

function readRow(
  cell: (field: ColumnField) => string,
  { currency: usual, decimals, order, columns }: RowFacts,
) {
  const day = readBankDay(cell('DAY'), order);
  const currency = cell('CURRENCY').toUpperCase() || usual;
  const places = decimals.get(currency);
  if (day === null) return 'UNREAD';
  if (places === undefined) return 'OTHER_CURRENCY';
  if (UNBOOKED.test(cell('STATE'))) return 'NOT_BOOKED';
  const one = columns.AMOUNT !== undefined && cell('AMOUNT') !== '';
  const written = one ? cell('AMOUNT') : cell('CREDIT');
  if (written === '') return cell('DEBIT') === '' ? 'NO_AMOUNT' : 'OUTGOING';
  const amount = amountIn(written, { decimals: places, currency });
  if (amount === null) return 'UNREAD';
  if (amount === 0) return one || cell('DEBIT') === '' ? 'NO_AMOUNT' : 'OUTGOING';
  if (amount < 0 || OUT.test(cell('DIRECTION'))) return 'OUTGOING';
  return {
    account: tidy(cell('ACCOUNT'), ACCOUNT_MAX),
    day,
    amount,
    currency,
    remitter: tidy(cell('REMITTER'), REMITTER_MAX),
    text: tidy(cell('TEXT'), TEXT_MAX),
    reference: tidy(cell('REFERENCE'), REFERENCE_MAX),
    isReversal: false,
  };
}
