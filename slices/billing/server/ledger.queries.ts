import { sql } from 'kysely';
import type { Day } from '#kit/calendar/day.ts';
import { anyId } from '#kit/db/any-of.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import { storedAmount } from '#kit/money/amounts.ts';
import type { Currency, MinorUnits } from '#kit/money/minor-units.ts';
import type { Method, Posting, TransactionType } from '../rules/ledger.ts';

/** A transaction as people know it. */
export interface EntryRecord {
  id: string;
  personId: string;
  regionId: string;
  regionName: string;
  timeZone: string;
  type: TransactionType;
  method: Method | null;
  invoiceId: string | null;
  invoiceNumber: string | null;
  invoiceTitle: string | null;
  currency: Currency;
  amount: MinorUnits;
  /** Whether somebody without an account has paid, whose card is nobody else's business. */
  isSponsored: boolean;
  /** Of the card that was charged, or that something was given back to. */
  cardBrand: string | null;
  cardLastDigits: string | null;
  reference: string;
  reason: string;
  day: Day;
  madeAt: Date;
  madeBy: string | null;
  /** The entry that this one undoes. */
  reverses: string | null;
  isReversed: boolean;
  refunds: string | null;
  /** What of a payment was refunded since. */
  givenBack: MinorUnits;
}

const entries = (db: Db | Tx) =>
  db
    .selectFrom('ledgerEntry as e')
    .innerJoin('region as r', 'r.id', 'e.regionId')
    .innerJoin('currency as c', 'c.value', 'e.currency')
    .leftJoin('invoice as i', 'i.id', 'e.invoiceId')
    // A payment by card has the id of its attempt; what goes back names the payment.
    .leftJoin('paymentAttempt as a', (join) =>
      join.on(sql<boolean>`a.id = coalesce(e.refunds, e.id) and e.method = 'CARD'`),
    )
    .select([
      'e.id',
      'e.personId',
      'e.regionId',
      'e.type',
      'e.method',
      'e.invoiceId',
      'e.amount',
      'e.reference',
    ])
    .select(['e.reason', 'e.day', 'e.madeAt', 'e.madeBy', 'e.reverses', 'e.refunds'])
    .select(['r.name as regionName', 'r.timeZone', 'c.value', 'c.decimals'])
    .select(['i.number as invoiceNumber', 'i.title as invoiceTitle'])
    .select(sql<boolean>`coalesce(a.is_sponsored, false)`.as('isSponsored'))
    .select(sql<string | null>`case when not a.is_sponsored then a.card_brand end`.as('cardBrand'))
    .select(sql<string | null>`case when not a.is_sponsored then a.card_last_digits end`.as('cardLastDigits'))
    .select(sql<boolean>`exists (select 1 from ledger_entry x where x.reverses = e.id)`.as('isReversed'))
    .select(
      sql<string>`coalesce((select sum(x.amount) from ledger_entry x
        where x.refunds = e.id), 0)::bigint`.as('givenBack'),
    );

type Row = Awaited<ReturnType<ReturnType<typeof entries>['execute']>>[number];

const entryOf = ({ value, decimals, amount, givenBack, ...entry }: Row): EntryRecord => ({
  ...entry,
  currency: { value, decimals },
  amount: storedAmount(amount),
  givenBack: storedAmount(givenBack),
});

export async function findEntry(db: Db | Tx, id: string): Promise<EntryRecord | undefined> {
  const row = await entries(db).where('e.id', '=', id).executeTakeFirst();
  return row && entryOf(row);
}

export async function findEntries(db: Db | Tx, ids: readonly string[]): Promise<EntryRecord[]> {
  const rows = await entries(db).where('e.id', '=', anyId(ids)).execute();
  return rows.map(entryOf);
}

/** Everything that was ever booked on a person's account, the newest first. */
export async function listEntriesOf(db: Db | Tx, personId: string): Promise<EntryRecord[]> {
  const rows = await entries(db)
    .where('e.personId', '=', personId)
    .orderBy('e.madeAt', 'desc')
    .orderBy('e.id', 'desc')
    .execute();
  return rows.map(entryOf);
}

/** What was booked for an invoice since it was issued, the oldest first. */
export async function listEntriesOfInvoice(db: Db, invoiceId: string): Promise<EntryRecord[]> {
  const rows = await entries(db)
    .where('e.invoiceId', '=', invoiceId)
    .where((eb) => eb.or([eb('e.type', '!=', 'INVOICE'), eb('e.reverses', 'is not', null)]))
    .orderBy('e.madeAt')
    .orderBy('e.id')
    .execute();
  return rows.map(entryOf);
}

/** What was charged and credited on an invoice and still stands: what deleting it takes back. */
export async function listStandingCharges(tx: Tx, invoiceId: string): Promise<EntryRecord[]> {
  const rows = await entries(tx)
    .where('e.invoiceId', '=', invoiceId)
    .where('e.type', 'in', ['INVOICE', 'CREDIT_NOTE'])
    .where('e.reverses', 'is', null)
    .where(sql<boolean>`not exists (select 1 from ledger_entry x where x.reverses = e.id)`)
    .orderBy('e.madeAt')
    .execute();
  return rows.map(entryOf);
}

export async function listPostings(db: Db | Tx, entryId: string): Promise<Posting[]> {
  const rows = await db
    .selectFrom('posting')
    .select(['account', 'invoiceId', 'amount'])
    .where('entryId', '=', entryId)
    .orderBy('position')
    .execute();
  return rows.map(({ amount, ...posting }) => ({ ...posting, amount: storedAmount(amount) }));
}

export interface NewEntry {
  id: string;
  personId: string;
  regionId: string;
  type: TransactionType;
  method: Method | null;
  invoiceId: string | null;
  currency: string;
  amount: MinorUnits;
  reference?: string;
  reason?: string;
  reverses?: string;
  refunds?: string;
  processorRef?: string;
  day: Day;
  madeBy: string | null;
  madeAt: Date;
}

/** Books an entry with both its sides; false when this very one was booked before. */
export async function insertEntry(tx: Tx, entry: NewEntry, postings: readonly Posting[]): Promise<boolean> {
  const made = await tx
    .insertInto('ledgerEntry')
    .values(entry)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!made) return false;
  const { id: entryId, personId, regionId } = entry;
  await tx
    .insertInto('posting')
    .values(postings.map((posting, position) => ({ ...posting, entryId, position, personId, regionId })))
    .execute();
  return true;
}
