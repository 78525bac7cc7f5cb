import { minus, NOTHING, plus } from '#kit/money/amounts.ts';
import type { MinorUnits } from '#kit/money/minor-units.ts';

export const INVOICE_STATUSES = [
  'PAID',
  'PART_PAID',
  'UNPAID',
  'OVER_PAID',
  'REFUNDED',
  'PARTIAL_REFUND',
  'DELETED',
] as const;
export type InvoiceStatus = (typeof INVOICE_STATUSES)[number];

/** What the books say of an invoice. */
export interface InvoiceFacts {
  total: MinorUnits;
  /** What came for it, less what of that was moved to other invoices. */
  paid: MinorUnits;
  refunded: MinorUnits;
  /** Taken back by credit notes. */
  reduced: MinorUnits;
  writtenOff: MinorUnits;
  isDeleted: boolean;
}

/** What becomes of an invoice (HOLE-53). */
export function invoiceStatus(facts: InvoiceFacts): InvoiceStatus {
  const { total, paid, refunded, reduced, writtenOff, isDeleted } = facts;
  if (isDeleted) return 'DELETED';
  if (refunded > 0) return refunded >= paid ? 'REFUNDED' : 'PARTIAL_REFUND';
  const settled = plus(paid, plus(reduced, writtenOff));
  if (settled > total) return 'OVER_PAID';
  if (settled === total) return 'PAID';
  return settled > 0 ? 'PART_PAID' : 'UNPAID';
}

export const BALANCE_STEPS = [
  'TOTAL',
  'PAID',
  'REFUNDED',
  'REDUCED',
  'WRITTEN_OFF',
  'DELETED',
  'BALANCE',
] as const;
export type BalanceStepName = (typeof BALANCE_STEPS)[number];

/** One step of the way to the balance. */
export interface BalanceStep {
  name: BalanceStepName;
  amount: MinorUnits;
}

/** What is left to pay, less than nothing for what was paid too much, and how that came about. */
export function balanceSteps(facts: InvoiceFacts): BalanceStep[] {
  const { total, paid, refunded, reduced, writtenOff, isDeleted } = facts;
  const changes: BalanceStep[] = [
    { name: 'DELETED', amount: isDeleted ? minus(NOTHING, total) : NOTHING },
    { name: 'REDUCED', amount: minus(NOTHING, reduced) },
    { name: 'WRITTEN_OFF', amount: minus(NOTHING, writtenOff) },
    { name: 'PAID', amount: minus(NOTHING, paid) },
    { name: 'REFUNDED', amount: refunded },
  ];
  const told = changes.filter(({ amount }) => amount !== 0);
  const balance = told.reduce((before, { amount }) => plus(before, amount), total);
  return [{ name: 'TOTAL', amount: total }, ...told, { name: 'BALANCE', amount: balance }];
}

export const balanceOf = (facts: InvoiceFacts): MinorUnits => balanceSteps(facts).at(-1)?.amount ?? NOTHING;
