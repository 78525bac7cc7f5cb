import { isDay, type Day } from '#kit/calendar/day.ts';

// Where browsers fetch papers: each is written when it is asked for, from the books as they are then.

export const INVOICE_ADDRESS = '/downloads/invoices/:invoiceId/invoice.pdf';

export const invoiceAddress = (invoiceId: string): string => INVOICE_ADDRESS.replace(':invoiceId', invoiceId);

/** Of a payment, a refund or a credit note. */
export const RECEIPT_ADDRESS = '/downloads/transactions/:transactionId/receipt.pdf';

export const receiptAddress = (transactionId: string): string =>
  RECEIPT_ADDRESS.replace(':transactionId', transactionId);

export const STATEMENT_ADDRESS = '/downloads/accounts/:personId/:regionId/statement.pdf';

/** Both days are part of it. */
export interface StatementPeriod {
  from: Day | null;
  until: Day | null;
}

/** A person's account with one campus. */
export function statementAddress(
  { personId, regionId }: { personId: string; regionId: string },
  year: string | null = null,
): string {
  const address = STATEMENT_ADDRESS.replace(':personId', personId).replace(':regionId', regionId);
  return year === null ? address : `${address}?from=${year}-01-01&until=${year}-12-31`;
}

/** Null for an address with days that are none. */
export function parsePeriod({
  from = null,
  until = null,
}: Partial<Record<'from' | 'until', string | null>>): StatementPeriod | null {
  if (from !== null && !isDay(from)) return null;
  if (until !== null && !isDay(until)) return null;
  return { from, until };
}
