import { sum } from '#kit/money/amounts.ts';
import { minorUnits, type MinorUnits } from '#kit/money/minor-units.ts';
import { hundredths } from '#kit/percent/percent.ts';
import { calculate, draftProblem, type DraftLine } from '#slices/billing/rules/invoice.ts';
import type { Day } from '#kit/calendar/day.ts';

export const YEAR_MIN = 2000;
export const YEAR_MAX = 2100;
/** Fewer than an invoice has, so that what a student pays less has a place below them. */
export const FEE_LINES_MAX = 30;

/** What a campus charges in a year. */
export interface FeeTemplateValues {
  title: string;
  year: number;
  lines: readonly DraftLine[];
}

export const totalOf = (lines: readonly DraftLine[]): MinorUnits => calculate(lines).total;

export const isFeeYear = (year: number): boolean =>
  Number.isSafeInteger(year) && year >= YEAR_MIN && year <= YEAR_MAX;

const ANY_DAY = '2000-01-01' as Day;

/** Why such lines cannot stand on an invoice, or null. */
export const feeLinesProblem = (title: string, lines: readonly DraftLine[]) =>
  lines.length > FEE_LINES_MAX
    ? { problem: 'invoiceLinesTooMany' as const, field: 'lines', max: FEE_LINES_MAX }
    : draftProblem({ title, note: '', issuedOn: ANY_DAY, dueOn: ANY_DAY, lines });

/** A line as it is stored. */
export type StoredLine = Record<'quantity' | 'price' | 'taxRate', number> & { particulars: string };

export const linesOf = (stored: readonly StoredLine[]): DraftLine[] =>
  stored.map(({ particulars, quantity, price, taxRate }) => ({
    particulars,
    quantity,
    price: minorUnits(price),
    taxRate: hundredths(taxRate),
  }));

export const sumOf = (rows: readonly { total: MinorUnits }[]): MinorUnits =>
  sum(rows.map(({ total }) => total));
