import type { messages } from './messages.ts';
import type { Method, TransactionType } from './ledger.ts';
import type { OwedByAge } from './receivables.ts';
import type { BalanceStepName, InvoiceStatus } from './standing.ts';

// What things are called, on screens and on paper alike.

export type BillingText = keyof typeof messages.sources;

export const TYPE_TEXTS = {
  INVOICE: 'typeInvoice',
  PAYMENT: 'typePayment',
  REFUND: 'typeRefund',
  CREDIT_NOTE: 'typeCreditNote',
} as const satisfies Record<TransactionType, BillingText>;

/** How money came or went, or why a credit note was written. */
export const METHOD_TEXTS = {
  CASH: 'methodCash',
  TRANSFER: 'methodTransfer',
  CARD: 'methodCard',
  CREDIT: 'methodCredit',
  REDUCTION: 'methodReduction',
  WRITE_OFF: 'methodWriteOff',
} as const satisfies Record<Method, BillingText>;

export const INVOICE_STATUS_TEXTS = {
  PAID: 'invoicePaid',
  PART_PAID: 'invoicePartPaid',
  UNPAID: 'invoiceUnpaid',
  OVER_PAID: 'invoiceOverPaid',
  REFUNDED: 'invoiceRefunded',
  PARTIAL_REFUND: 'invoicePartialRefund',
  DELETED: 'invoiceDeleted',
} as const satisfies Record<InvoiceStatus, BillingText>;

export const STEP_TEXTS = {
  TOTAL: 'stepTotal',
  PAID: 'stepPaid',
  REFUNDED: 'stepRefunded',
  REDUCED: 'stepReduced',
  WRITTEN_OFF: 'stepWrittenOff',
  DELETED: 'stepDeleted',
  BALANCE: 'stepBalance',
} as const satisfies Record<BalanceStepName, BillingText>;

/** From what is not due yet to what is overdue for longest. */
export const OWED_AGES = [
  'notDue',
  'upTo30',
  'upTo60',
  'upTo90',
  'older',
] as const satisfies readonly (keyof OwedByAge)[];

export const AGE_TEXTS = {
  notDue: 'ageNotDue',
  upTo30: 'ageUpTo30',
  upTo60: 'ageUpTo60',
  upTo90: 'ageUpTo90',
  older: 'ageOlder',
} as const satisfies Record<keyof OwedByAge, BillingText>;
