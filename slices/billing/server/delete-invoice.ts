import { writeAudit } from '#kit/db/audit/audit.ts';
import type { Tx } from '#kit/db/database.ts';
import { transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { negative } from '#kit/money/amounts.ts';
import { dayIn } from '#kit/calendar/zone.ts';
import { lockPerson } from '#slices/people/server/api.ts';
import { reversedPostings } from '../rules/ledger.ts';
import type { InvoiceRecord } from './invoice.queries.ts';
import { invoiceToKeep, newEntryId, reasonOf, sourceOf, type BookSource } from './keep-books.ts';
import { insertEntry, listPostings, listStandingCharges } from './ledger.queries.ts';

/**
 * Takes back all that an invoice asks for. Its row, its number and what was paid for it stay; what was paid becomes credit on
 * the account. Deleting it again changes nothing.
 */
export const deleteInvoice = (
  ctx: Context,
  { invoiceId, reason: words }: { invoiceId: string; reason: string },
): Promise<InvoiceRecord> =>
  transaction(ctx.db, async (tx) => {
    const { personId } = await invoiceToKeep(tx, ctx, invoiceId);
    await lockPerson(tx, personId);
    const invoice = await invoiceToKeep(tx, ctx, invoiceId);
    if (invoice.isDeleted) return invoice;
    await takeInvoiceBack(tx, sourceOf(ctx), { invoice, reason: reasonOf(words) });
    return invoiceToKeep(tx, ctx, invoiceId);
  });

/** Reverses what an invoice charges, which nobody has reversed before. */
export async function takeInvoiceBack(
  tx: Tx,
  { audit, madeBy, madeAt }: BookSource,
  { invoice, reason }: { invoice: InvoiceRecord; reason: string },
): Promise<void> {
  const { id: invoiceId, personId, regionId, timeZone, number, total, currency } = invoice;
  for (const charge of await listStandingCharges(tx, invoiceId)) {
    const { id: reverses, type, method, amount } = charge;
    const undone = { type, method, invoiceId, amount: negative(amount), reason, reverses };
    const booked = { personId, regionId, currency: currency.value, day: dayIn(madeAt, timeZone), madeAt };
    const entry = { ...undone, ...booked, id: newEntryId(), madeBy };
    await insertEntry(tx, entry, reversedPostings(await listPostings(tx, reverses)));
  }
  await writeAudit(tx, audit, {
    action: 'deleteInvoice',
    entity: 'invoice',
    entityId: invoiceId,
    regionId,
    before: { personId, number, total, currency: currency.value },
    reason,
  });
}
