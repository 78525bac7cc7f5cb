import type { Day } from '#kit/calendar/day.ts';
import { NOTHING, percentOf, plus, sum, times } from '#kit/money/amounts.ts';
import type { MinorUnits } from '#kit/money/minor-units.ts';
import type { Percent } from '#kit/percent/percent.ts';

export const TITLE_MAX = 200;
export const NOTE_MAX = 2_000;
export const PARTICULARS_MAX = 200;
export const QUANTITY_MAX = 10_000;
export const LINES_MAX = 50;
/** Until when an invoice is to be paid, unless told otherwise. */
export const USUAL_DAYS = 30;
/** Of one thing, in the smallest coin: more than any college charges, and far from what cannot be counted exactly. */
export const PRICE_MAX = 1_000_000_000_000;
export const TAX_MAX = 10_000;

/** What is charged for, before it is calculated. */
export interface DraftLine {
  particulars: string;
  quantity: number;
  /** Of one; less than nothing for a reduction. */
  price: MinorUnits;
  taxRate: Percent;
}

export interface InvoiceLine extends DraftLine {
  amount: MinorUnits;
  tax: MinorUnits;
}

export interface InvoiceSums {
  subtotal: MinorUnits;
  tax: MinorUnits;
  total: MinorUnits;
}

/** Each line to the coin, and the sums of what stands on them: what is rounded once is not rounded again. */
export function calculate(drafts: readonly DraftLine[]): InvoiceSums & { lines: InvoiceLine[] } {
  const lines = drafts.map((draft) => {
    const amount = times(draft.price, draft.quantity);
    return { ...draft, amount, tax: percentOf(amount, draft.taxRate) };
  });
  const subtotal = sum(lines.map(({ amount }) => amount));
  const tax = sum(lines.map((line) => line.tax));
  return { lines, subtotal, tax, total: plus(subtotal, tax) };
}

export interface InvoiceDraft {
  title: string;
  note: string;
  issuedOn: Day;
  dueOn: Day;
  lines: readonly DraftLine[];
}

type DraftProblem =
  | 'invoiceTitleInvalid'
  | 'invoiceNoteTooLong'
  | 'invoiceDueTooEarly'
  | 'invoiceLinesMissing'
  | 'invoiceLinesTooMany'
  | 'particularsInvalid'
  | 'quantityInvalid'
  | 'priceInvalid'
  | 'taxRateInvalid'
  | 'invoiceTotalNegative';

interface Refusal {
  problem: DraftProblem;
  field: string;
  max?: number;
}

const isText = (text: string, max: number): boolean => text.trim() !== '' && text.trim().length <= max;

function lineProblem({ particulars, quantity, price, taxRate }: DraftLine): Refusal | null {
  if (!isText(particulars, PARTICULARS_MAX))
    return { problem: 'particularsInvalid', field: 'particulars', max: PARTICULARS_MAX };
  if (!Number.isSafeInteger(quantity) || quantity < 1 || quantity > QUANTITY_MAX)
    return { problem: 'quantityInvalid', field: 'quantity', max: QUANTITY_MAX };
  if (Math.abs(price) > PRICE_MAX) return { problem: 'priceInvalid', field: 'price' };
  if (taxRate < 0 || taxRate > TAX_MAX) return { problem: 'taxRateInvalid', field: 'taxRate' };
  return null;
}

/** Why an invoice cannot be written so, or null. A line is named by its place: lines.2.price. */
export function draftProblem({ title, note, issuedOn, dueOn, lines }: InvoiceDraft): Refusal | null {
  if (!isText(title, TITLE_MAX)) return { problem: 'invoiceTitleInvalid', field: 'title', max: TITLE_MAX };
  if (note.trim().length > NOTE_MAX) return { problem: 'invoiceNoteTooLong', field: 'note', max: NOTE_MAX };
  if (dueOn < issuedOn) return { problem: 'invoiceDueTooEarly', field: 'dueOn' };
  if (lines.length === 0) return { problem: 'invoiceLinesMissing', field: 'lines' };
  if (lines.length > LINES_MAX) return { problem: 'invoiceLinesTooMany', field: 'lines', max: LINES_MAX };
  for (const [at, line] of lines.entries()) {
    const refused = lineProblem(line);
    if (refused) return { ...refused, field: `lines.${at}.${refused.field}` };
  }
  return calculate(lines).total < NOTHING ? { problem: 'invoiceTotalNegative', field: 'lines' } : null;
}

/** As it stands on the paper: the campus, the year and the how many-th of that year it is. */
export const invoiceNumber = ({ slug, year, count }: { slug: string; year: number; count: number }): string =>
  `${slug.toUpperCase()}-${year}-${String(count).padStart(4, '0')}`;
