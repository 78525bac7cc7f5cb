import { sql } from 'kysely';
import type { Day } from '#kit/calendar/day.ts';
import { anyId } from '#kit/db/any-of.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import { writtenOnce } from '#kit/db/written-once.ts';
import { storedAmount } from '#kit/money/amounts.ts';
import type { Currency } from '#kit/money/minor-units.ts';
import type { InvoiceLine, InvoiceSums } from '../rules/invoice.ts';
import type { InvoiceFacts } from '../rules/standing.ts';
import { isPaidInSteps } from './paid-in-steps.ts';

/** An invoice with what the books say of it. */
export interface InvoiceRecord extends InvoiceFacts, InvoiceSums {
  id: string;
  personId: string;
  regionId: string;
  regionName: string;
  timeZone: string;
  takesCards: boolean;
  /** As was agreed, so that it is not late. */
  isPaidInSteps: boolean;
  number: string;
  title: string;
  note: string;
  currency: Currency;
  issuedOn: Day;
  dueOn: Day;
  issuedAt: Date;
  issuedBy: string | null;
}

/** What came or went on an invoice's receivable, by what it was booked as. */
const booked = sql<{
  paid: number;
  refunded: number;
  reduced: number;
  writtenOff: number;
  isDeleted: boolean;
}>`(
  select json_build_object(
    'paid', coalesce(-sum(o.amount) filter (where e.type = 'PAYMENT'), 0)::bigint,
    'refunded', coalesce(sum(o.amount) filter (where e.type = 'REFUND'), 0)::bigint,
    'reduced', coalesce(-sum(o.amount) filter (where e.method = 'REDUCTION'), 0)::bigint,
    'writtenOff', coalesce(-sum(o.amount) filter (where e.method = 'WRITE_OFF'), 0)::bigint,
    'isDeleted', coalesce(bool_or(e.type = 'INVOICE' and e.reverses is not null), false))
  from posting o join ledger_entry e on e.id = o.entry_id
  where o.invoice_id = i.id)`;

export const invoices = (db: Db | Tx) =>
  db
    .selectFrom('invoice as i')
    .innerJoin('region as r', 'r.id', 'i.regionId')
    .innerJoin('currency as c', 'c.value', 'i.currency')
    .select(['i.id', 'i.personId', 'i.regionId', 'i.number', 'i.title', 'i.note', 'i.issuedOn', 'i.dueOn'])
    .select(['i.issuedAt', 'i.issuedBy', 'i.subtotal', 'i.tax', 'i.total'])
    .select(['r.name as regionName', 'r.timeZone', 'r.cardPaymentsEnabled as takesCards'])
    .select(['c.value', 'c.decimals', booked.as('booked')])
    .select(isPaidInSteps(sql`i.id`).as('isPaidInSteps'));

type Row = Awaited<ReturnType<ReturnType<typeof invoices>['execute']>>[number];

export function invoiceOf({
  value,
  decimals,
  booked: facts,
  subtotal,
  tax,
  total,
  ...invoice
}: Row): InvoiceRecord {
  const { isDeleted, ...amounts } = facts;
  return {
    ...invoice,
    currency: { value, decimals },
    subtotal: storedAmount(subtotal),
    tax: storedAmount(tax),
    total: storedAmount(total),
    paid: storedAmount(String(amounts.paid)),
    refunded: storedAmount(String(amounts.refunded)),
    reduced: storedAmount(String(amounts.reduced)),
    writtenOff: storedAmount(String(amounts.writtenOff)),
    isDeleted,
  };
}

export async function findInvoice(db: Db | Tx, id: string): Promise<InvoiceRecord | undefined> {
  const row = await invoices(db).where('i.id', '=', id).executeTakeFirst();
  return row && invoiceOf(row);
}

export async function findInvoices(db: Db | Tx, ids: readonly string[]): Promise<InvoiceRecord[]> {
  if (ids.length === 0) return [];
  const rows = await invoices(db).where('i.id', '=', anyId(ids)).execute();
  return rows.map(invoiceOf);
}

/** All that a person was ever charged, the newest first. */
export async function listInvoicesOf(db: Db | Tx, personId: string): Promise<InvoiceRecord[]> {
  const rows = await invoices(db)
    .where('i.personId', '=', personId)
    .orderBy('i.issuedAt', 'desc')
    .orderBy('i.count', 'desc')
    .execute();
  return rows.map(invoiceOf);
}

interface DueParams {
  personId: string;
  /** Null for all before. */
  from: Day | null;
  to: Day;
}

const dueBetween = writtenOnce((db: Db, { personId, from, to }: DueParams) =>
  invoices(db)
    .where('i.personId', '=', personId)
    .where('i.dueOn', '<=', to)
    .where(sql<boolean>`i.due_on >= coalesce(${from}::date, '-infinity')`)
    .orderBy('i.dueOn')
    .orderBy('i.id'),
);

/** What a person is to pay from a day to another; what was paid already too. */
export const findDueBetween = async (db: Db, params: DueParams): Promise<InvoiceRecord[]> =>
  (await dueBetween(db, params)).map(invoiceOf);

export async function listLines(
  db: Db | Tx,
  invoiceIds: readonly string[],
): Promise<(InvoiceLine & { invoiceId: string; position: number })[]> {
  const rows = await db
    .selectFrom('invoiceLine')
    .select(['invoiceId', 'position', 'particulars', 'quantity', 'price', 'taxRate', 'amount', 'tax'])
    .where('invoiceId', '=', anyId(invoiceIds))
    .orderBy('invoiceId')
    .orderBy('position')
    .execute();
  return rows.map(({ price, amount, tax, ...line }) => ({
    ...line,
    price: storedAmount(price),
    amount: storedAmount(amount),
    tax: storedAmount(tax),
  }));
}

/** Takes the next number of a campus in a year, and holds it until the transaction ends. */
export async function takeNextCount(
  tx: Tx,
  { regionId, year }: { regionId: string; year: number },
): Promise<number> {
  const { count } = await tx
    .insertInto('invoiceCount')
    .values({ regionId, year, count: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['regionId', 'year'])
        .doUpdateSet((eb) => ({ count: eb('invoiceCount.count', '+', 1) })),
    )
    .returning('count')
    .executeTakeFirstOrThrow();
  return count;
}

export interface NewInvoice extends InvoiceSums {
  id: string;
  personId: string;
  regionId: string;
  year: number;
  count: number;
  number: string;
  title: string;
  note: string;
  currency: string;
  issuedOn: Day;
  dueOn: Day;
  issuedBy: string | null;
  issuedAt: Date;
  lines: readonly InvoiceLine[];
}

export async function insertInvoice(tx: Tx, { lines, ...invoice }: NewInvoice): Promise<void> {
  await tx.insertInto('invoice').values(invoice).execute();
  const { id: invoiceId, personId, regionId } = invoice;
  await tx
    .insertInto('invoiceLine')
    .values(lines.map((line, position) => ({ ...line, invoiceId, position, personId, regionId })))
    .execute();
}
