import { minus, negative, NOTHING, plus, shareOf, smaller, sum } from '#kit/money/amounts.ts';
import type { MinorUnits } from '#kit/money/minor-units.ts';
import type { InvoiceSums } from './invoice.ts';

export const TRANSACTION_TYPES = ['INVOICE', 'PAYMENT', 'REFUND', 'CREDIT_NOTE'] as const;
export type TransactionType = (typeof TRANSACTION_TYPES)[number];

/** How money comes from outside, and goes back the same way. */
export const MONEY_METHODS = ['CASH', 'TRANSFER', 'CARD'] as const;
export type MoneyMethod = (typeof MONEY_METHODS)[number];

/** What staff book by hand; cards are charged by their processor. */
export const DESK_METHODS = ['CASH', 'TRANSFER'] as const satisfies readonly MoneyMethod[];
export type DeskMethod = (typeof DESK_METHODS)[number];

/** A reduction takes back what was charged; a write-off gives up what is not going to be paid. */
export const CREDIT_KINDS = ['REDUCTION', 'WRITE_OFF'] as const;
export type CreditKind = (typeof CREDIT_KINDS)[number];

export const METHODS = [...MONEY_METHODS, 'CREDIT', ...CREDIT_KINDS] as const;
export type Method = (typeof METHODS)[number];

export type Account = 'RECEIVABLE' | 'ADVANCE' | 'INCOME' | 'TAX' | MoneyMethod | 'WRITTEN_OFF';

/** One side of an entry: what is more than nothing came to the account, what is less went from it. */
export interface Posting {
  account: Account;
  /** Whose receivable it is. */
  invoiceId: string | null;
  amount: MinorUnits;
}

const owed = (invoiceId: string, amount: MinorUnits): Posting => ({
  account: 'RECEIVABLE',
  invoiceId,
  amount,
});
const on = (account: Exclude<Account, 'RECEIVABLE'>, amount: MinorUnits): Posting => ({
  account,
  invoiceId: null,
  amount,
});
/** What the student has with the college: on an invoice, or in advance. */
const withStudent = (invoiceId: string | null, amount: MinorUnits): Posting =>
  invoiceId === null ? on('ADVANCE', amount) : owed(invoiceId, amount);

const said = (postings: readonly Posting[]): Posting[] => postings.filter(({ amount }) => amount !== 0);

export const chargePostings = (invoiceId: string, { subtotal, tax, total }: InvoiceSums): Posting[] =>
  // An invoice of nothing is booked as well: its two sides are there, and empty.
  total === 0 && subtotal === 0
    ? [owed(invoiceId, NOTHING), on('INCOME', NOTHING)]
    : said([owed(invoiceId, total), on('INCOME', negative(subtotal)), on('TAX', negative(tax))]);

export const paymentPostings = (
  invoiceId: string | null,
  method: MoneyMethod,
  amount: MinorUnits,
): Posting[] => [on(method, amount), withStudent(invoiceId, negative(amount))];

export const refundPostings = (
  invoiceId: string | null,
  method: MoneyMethod,
  amount: MinorUnits,
): Posting[] => [withStudent(invoiceId, amount), on(method, negative(amount))];

/** A reduction takes its part of the tax back too. */
export function creditNotePostings(
  invoiceId: string,
  { kind, amount, charged }: { kind: CreditKind; amount: MinorUnits; charged: InvoiceSums },
): Posting[] {
  if (kind === 'WRITE_OFF') return [owed(invoiceId, negative(amount)), on('WRITTEN_OFF', amount)];
  const tax = charged.total === 0 ? NOTHING : shareOf(charged.tax, amount, charged.total);
  return said([owed(invoiceId, negative(amount)), on('INCOME', minus(amount, tax)), on('TAX', tax)]);
}

/** What undoes an entry: the same sides, the other way round. */
export const reversedPostings = (postings: readonly Posting[]): Posting[] =>
  postings.map((posting) => ({ ...posting, amount: negative(posting.amount) }));

/** Where a student has more with the college than is asked of them: on an invoice, or in advance. */
export interface CreditSource {
  invoiceId: string | null;
  left: MinorUnits;
}

export const creditLeft = (sources: readonly CreditSource[]): MinorUnits =>
  sum(sources.map(({ left }) => left));

/** Pays an invoice from credit, out of the sources in their order. */
export function creditPostings(
  invoiceId: string,
  amount: MinorUnits,
  sources: readonly CreditSource[],
): Posting[] {
  const taken: Posting[] = [];
  let missing = amount;
  for (const source of sources) {
    const part = smaller(missing, source.left);
    if (part <= 0) continue;
    taken.push(withStudent(source.invoiceId, part));
    missing = minus(missing, part);
  }
  if (missing !== 0) throw new Error(`${missing} of the credit is not there.`);
  return [...taken, owed(invoiceId, negative(amount))];
}

export const isBalanced = (postings: readonly Posting[]): boolean =>
  postings.length > 0 && postings.reduce((before, { amount }) => plus(before, amount), NOTHING) === NOTHING;
