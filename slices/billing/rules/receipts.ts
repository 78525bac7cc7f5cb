import type { Method, TransactionType } from './ledger.ts';
import type { BillingText } from './transaction-texts.ts';

export type ReceiptKind = 'RECEIPT' | 'REFUND' | 'CREDIT_NOTE';

interface Booked {
  type: TransactionType;
  method: Method | null;
  reverses: string | null;
  isReversed: boolean;
}

/**
 * What paper a transaction is confirmed by, if any. Credit that pays an invoice was confirmed when it came, an invoice is
 * its own paper, and what was given up is nobody's business but the college's.
 */
export function receiptKind({ type, method, reverses, isReversed }: Booked): ReceiptKind | null {
  if (reverses !== null || isReversed || type === 'INVOICE' || method === 'CREDIT') return null;
  if (type === 'CREDIT_NOTE') return method === 'REDUCTION' ? 'CREDIT_NOTE' : null;
  return type === 'PAYMENT' ? 'RECEIPT' : 'REFUND';
}

const LINK_TEXTS = {
  RECEIPT: 'receiptPdf',
  REFUND: 'receiptPdf',
  CREDIT_NOTE: 'creditNotePdf',
} as const satisfies Record<ReceiptKind, BillingText>;

/** What the link to the paper of a transaction is called; null where there is none. */
export function receiptText(booked: Booked): (typeof LINK_TEXTS)[keyof typeof LINK_TEXTS] | null {
  const kind = receiptKind(booked);
  return kind && LINK_TEXTS[kind];
}
