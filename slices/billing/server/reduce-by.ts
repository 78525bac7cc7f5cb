import type { Tx } from '#kit/db/database.ts';
import { smaller } from '#kit/money/amounts.ts';
import type { MinorUnits } from '#kit/money/minor-units.ts';
import { creditable } from '../rules/changes.ts';
import { balanceOf } from '../rules/standing.ts';
import { bookCreditNote } from './change-account.ts';
import type { InvoiceRecord } from './invoice.queries.ts';
import { newEntryId, type BookSource } from './keep-books.ts';

interface Reduction {
  /** As it stands after the refund. */
  invoice: InvoiceRecord;
  amount: MinorUnits;
  reason: string;
}

/** Takes what was given back off its invoice. What was paid too much was never asked for: only the rest is taken off. */
export async function reduceBy(
  tx: Tx,
  source: BookSource,
  { invoice, amount, reason }: Reduction,
): Promise<void> {
  if (invoice.isDeleted) return;
  const part = smaller(smaller(amount, balanceOf(invoice)), creditable(invoice));
  if (part > 0)
    await bookCreditNote(tx, source, { id: newEntryId(), invoice, kind: 'REDUCTION', amount: part, reason });
}
