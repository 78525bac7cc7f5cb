import type { Day } from '#kit/calendar/day.ts';
import { minus, smaller } from '#kit/money/amounts.ts';
import type { MinorUnits } from '#kit/money/minor-units.ts';
import type { Method, TransactionType } from './ledger.ts';
import { balanceOf, type InvoiceFacts } from './standing.ts';

export const REASON_MAX = 1_000;
export const REFERENCE_MAX = 200;

/** Money may be booked as of a day in the last year, not of one to come. */
export const DAYS_BACK = 366;

/** What is done to an account, as far as it can be refused. */
export type ChangeProblem =
  | 'amountInvalid'
  | 'invoiceIsDeleted'
  | 'refundTooLarge'
  | 'creditNoteTooLarge'
  | 'creditTooSmall'
  | 'nothingLeftToPay'
  | 'entryIsReversed'
  | 'entryNotReversible'
  | 'entryUsedElsewhere';

export const isAmount = (amount: MinorUnits): boolean => amount > 0 && amount <= 1_000_000_000_000;

export const paymentProblem = (facts: InvoiceFacts | null, amount: MinorUnits): ChangeProblem | null =>
  !isAmount(amount) ? 'amountInvalid' : facts?.isDeleted ? 'invoiceIsDeleted' : null;

/** By card nobody pays more than is left: what staff take over the counter may be more. */
export function cardPaymentProblem(facts: InvoiceFacts, amount: MinorUnits): ChangeProblem | null {
  const problem = paymentProblem(facts, amount);
  return problem ?? (amount > balanceOf(facts) ? 'nothingLeftToPay' : null);
}

/** Of a payment: what it was, and what of it was given back. */
export interface PaymentFacts {
  amount: MinorUnits;
  givenBack: MinorUnits;
}

/** What of a payment can still go back: no more than is left of it, and no more than its invoice, or the advance, still holds. */
export const refundable = ({ amount, givenBack }: PaymentFacts, held: MinorUnits): MinorUnits =>
  smaller(minus(amount, givenBack), held);

/** What an invoice still holds of what was paid for it. */
export const heldBy = ({ paid, refunded }: InvoiceFacts): MinorUnits => minus(paid, refunded);

export const refundProblem = (
  payment: PaymentFacts,
  { held, amount }: { held: MinorUnits; amount: MinorUnits },
): ChangeProblem | null =>
  !isAmount(amount) ? 'amountInvalid' : amount > refundable(payment, held) ? 'refundTooLarge' : null;

/** What was charged and not taken back before. */
export const creditable = ({ total, reduced, writtenOff }: InvoiceFacts): MinorUnits =>
  minus(minus(total, reduced), writtenOff);

export function creditNoteProblem(
  facts: InvoiceFacts,
  { kind, amount }: { kind: 'REDUCTION' | 'WRITE_OFF'; amount: MinorUnits },
): ChangeProblem | null {
  if (!isAmount(amount)) return 'amountInvalid';
  if (facts.isDeleted) return 'invoiceIsDeleted';
  // Given up is only what is still open; taken back may be all that was charged.
  const most = kind === 'WRITE_OFF' ? smaller(creditable(facts), balanceOf(facts)) : creditable(facts);
  return amount > most ? 'creditNoteTooLarge' : null;
}

export function creditUseProblem(
  facts: InvoiceFacts,
  { credit, amount }: { credit: MinorUnits; amount: MinorUnits },
): ChangeProblem | null {
  if (!isAmount(amount)) return 'amountInvalid';
  if (facts.isDeleted) return 'invoiceIsDeleted';
  if (amount > balanceOf(facts)) return 'nothingLeftToPay';
  return amount > credit ? 'creditTooSmall' : null;
}

/** An entry that a person wants to undo. */
export interface EntryFacts {
  type: TransactionType;
  method: Method | null;
  isReversed: boolean;
  isReversal: boolean;
  givenBack: MinorUnits;
}

/**
 * Undoing what was booked by mistake. Money of a card is moved by its processor, so it is refunded instead; an invoice is
 * deleted. What has been used or given back since stays.
 */
export function reversalProblem(
  { type, method, isReversed, isReversal, givenBack }: EntryFacts,
  { amount, held }: { amount: MinorUnits; held: MinorUnits | null },
): ChangeProblem | null {
  if (isReversed) return 'entryIsReversed';
  if (isReversal || type === 'INVOICE' || method === 'CARD') return 'entryNotReversible';
  if (type !== 'PAYMENT') return null;
  return givenBack > 0 || (held !== null && amount > held) ? 'entryUsedElsewhere' : null;
}

/** Whether money can have come on a day. */
export const isBookable = (day: Day, { today, earliest }: { today: Day; earliest: Day }): boolean =>
  day <= today && day >= earliest;
