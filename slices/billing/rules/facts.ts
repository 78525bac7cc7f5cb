import { minus, NOTHING, plus } from '#kit/money/amounts.ts';
import type { MinorUnits } from '#kit/money/minor-units.ts';
import type { CreditSource, Method, Posting, TransactionType } from './ledger.ts';
import { balanceOf, type InvoiceFacts } from './standing.ts';

/** An entry of the books with its sides, as far as the facts of invoices follow from it. */
export interface BookedEntry {
  type: TransactionType;
  method: Method | null;
  isReversal: boolean;
  postings: readonly Posting[];
}

const NO_FACTS: InvoiceFacts = {
  total: NOTHING,
  paid: NOTHING,
  refunded: NOTHING,
  reduced: NOTHING,
  writtenOff: NOTHING,
  isDeleted: false,
};

/** What the books say of one invoice. */
export function factsOf(invoiceId: string, total: MinorUnits, entries: readonly BookedEntry[]): InvoiceFacts {
  const facts = { ...NO_FACTS, total };
  for (const { type, method, isReversal, postings } of entries)
    for (const posting of postings) {
      if (posting.invoiceId !== invoiceId) continue;
      const { amount } = posting;
      if (type === 'INVOICE') facts.isDeleted ||= isReversal;
      else if (type === 'PAYMENT') facts.paid = minus(facts.paid, amount);
      else if (type === 'REFUND') facts.refunded = plus(facts.refunded, amount);
      else if (method === 'WRITE_OFF') facts.writtenOff = minus(facts.writtenOff, amount);
      else facts.reduced = minus(facts.reduced, amount);
    }
  return facts;
}

/** Where credit is to be had: what was paid in advance first, then what was paid too much, in the order given. */
export function creditSources(
  advance: MinorUnits,
  invoices: readonly { id: string; facts: InvoiceFacts }[],
): CreditSource[] {
  return [
    { invoiceId: null, left: advance },
    ...invoices.map(({ id, facts }) => ({ invoiceId: id, left: minus(NOTHING, balanceOf(facts)) })),
  ].filter(({ left }) => left > 0);
}
