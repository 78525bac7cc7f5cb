import { sql, type RawBuilder } from 'kysely';
import { anyId } from '#kit/db/any-of.ts';
import { dayInZone } from '#kit/db/day-in-zone.ts';
import type { Db } from '#kit/db/database.ts';
import { countRows, holdsPerson, keyset } from '#kit/db/list.ts';
import { readPage, type CountedPage, type PageArgs } from '#kit/graphql/page.ts';
import { storedAmount } from '#kit/money/amounts.ts';
import type { Currency, MinorUnits } from '#kit/money/minor-units.ts';
import type { OpenOnDay, OpenSide, OpenSort } from '../../rules/receivables.ts';
import { invoiceOf, invoices, type InvoiceRecord } from '../invoice.queries.ts';
import { isOverdue } from '../overdue.ts';
import { isPaidInSteps } from '../paid-in-steps.ts';

export interface OpenInvoicesParams {
  search: string;
  side: OpenSide;
  regionId: string | null;
  /** The campuses whose books the caller keeps; null for all. */
  reach: readonly string[] | null;
  now: Date;
  sortBy: OpenSort;
  isDescending: boolean;
}

/** Amounts of two currencies say nothing beside each other. */
const SORT_KEYS: Readonly<Record<OpenSort, readonly RawBuilder<unknown>[]>> = {
  DUE: [sql`b.due_on`],
  STUDENT: [sql`(select p.sort_name from person p where p.id = b.person_id)`],
  BALANCE: [sql`b.currency`, sql`b.balance`],
};

/** Less than nothing for what is not due yet; what is paid step by step is never overdue. */
const daysOverdue = (now: Date): RawBuilder<number> => {
  const days = sql<number>`${dayInZone(now, 'r.timeZone')} - b.due_on`;
  return sql<number>`case when ${isPaidInSteps(sql`b.invoice_id`)} then least(${days}, 0) else ${days} end`;
};

const SIDES: Readonly<Record<OpenSide, (now: Date) => RawBuilder<boolean>>> = {
  OWED: () => sql`b.balance > 0`,
  OVERDUE: isOverdue,
  OVERPAID: () => sql`b.balance < 0`,
};

/** Words of an invoice stand at the beginning of its number or title, or name its student. */
const named = (search: string) =>
  sql<boolean>`(strpos(lower(i.number), lower(${search})) > 0
    or strpos(app.search_form(i.title), btrim(app.search_form(${search}))) > 0
    or exists (select from person p where p.id = b.person_id and ${holdsPerson(search, sql`p.search_text`)}))`;

const matching = (db: Db, { search, side, regionId, reach, now }: OpenInvoicesParams) =>
  invoices(db)
    .innerJoin('openInvoice as b', 'b.invoiceId', 'i.id')
    .where(SIDES[side](now))
    .$if(reach !== null, (query) => query.where('b.regionId', '=', anyId(reach ?? [])))
    .$if(regionId !== null, (query) => query.where('b.regionId', '=', regionId ?? ''))
    .$if(search !== '', (query) => query.where(named(search)));

export function listOpenInvoices(
  db: Db,
  params: OpenInvoicesParams,
  page: PageArgs,
): Promise<CountedPage<InvoiceRecord>> {
  const found = matching(db, params);
  const { order, isAfter } = keyset([...SORT_KEYS[params.sortBy], sql`b.invoice_id`], params.isDescending);
  const read = async (max: number, after: string | null) => {
    const rows = await found
      .$if(after !== null, (query) =>
        query.where(isAfter(sql`open_invoice b where b.invoice_id = ${after}::uuid`)),
      )
      .orderBy(order)
      .limit(max)
      .execute();
    return rows.map(invoiceOf);
  };
  return readPage(page, read, countRows(db, found.clearSelect()));
}

export interface OpenAtCampus {
  regionId: string;
  regionName: string;
  currency: Currency;
  days: OpenOnDay[];
}

/** What is open on each campus, by the days it was due. */
export async function listOpenByDay(
  db: Db,
  { reach, now }: Pick<OpenInvoicesParams, 'reach' | 'now'>,
): Promise<OpenAtCampus[]> {
  const rows = await db
    .selectFrom('openInvoice as b')
    .innerJoin('region as r', 'r.id', 'b.regionId')
    .innerJoin('currency as c', 'c.value', 'b.currency')
    .select(['r.id as regionId', 'r.name as regionName', 'c.value', 'c.decimals'])
    .select([
      daysOverdue(now).as('daysOverdue'),
      sql<number>`count(*)::integer`.as('count'),
      sql<string>`coalesce(sum(b.balance) filter (where b.balance > 0), 0)::bigint`.as('owed'),
      sql<string>`coalesce(sum(b.balance) filter (where b.balance < 0), 0)::bigint`.as('overpaid'),
    ])
    .$if(reach !== null, (query) => query.where('b.regionId', '=', anyId(reach ?? [])))
    .groupBy(['r.id', 'r.name', 'c.value', 'c.decimals', 'daysOverdue'])
    .orderBy('r.name')
    .orderBy('c.value')
    .execute();
  const campuses: OpenAtCampus[] = [];
  for (const { regionId, regionName, value, decimals, owed, overpaid, ...day } of rows) {
    const last = campuses.at(-1);
    const isSame = last?.regionId === regionId && last.currency.value === value;
    const campus = isSame ? last : { regionId, regionName, currency: { value, decimals }, days: [] };
    if (!isSame) campuses.push(campus);
    campus.days.push({ ...day, owed: storedAmount(owed), overpaid: storedAmount(overpaid) });
  }
  return campuses;
}

export interface AdvanceAtCampus {
  regionId: string;
  currency: string;
  left: MinorUnits;
}

/** What was paid in advance and is not used yet, on each campus. */
export async function listUnusedAdvances(
  db: Db,
  { reach }: Pick<OpenInvoicesParams, 'reach'>,
): Promise<AdvanceAtCampus[]> {
  const rows = await db
    .selectFrom('posting as o')
    .innerJoin('ledgerEntry as e', 'e.id', 'o.entryId')
    .select(['o.regionId', 'e.currency', sql<string>`-sum(o.amount)::bigint`.as('left')])
    .where('o.account', '=', 'ADVANCE')
    .$if(reach !== null, (query) => query.where('o.regionId', '=', anyId(reach ?? [])))
    .groupBy(['o.regionId', 'e.currency'])
    .execute();
  return rows.map(({ left, ...advance }) => ({ ...advance, left: storedAmount(left) }));
}

/** How many invoices of each campus are overdue, and since when the first of them is. */
export const lookAtOverdue = (
  db: Db,
  { reach, now }: Pick<OpenInvoicesParams, 'reach' | 'now'>,
): Promise<{ regionId: string; count: number; since: Date }[]> =>
  db
    .selectFrom('openInvoice as b')
    .innerJoin('region as r', 'r.id', 'b.regionId')
    .select([
      'b.regionId',
      sql<number>`count(*)::integer`.as('count'),
      // At noon, which is on that day wherever the reader is near the campus.
      sql<Date>`(min(b.due_on) + time '12:00') at time zone r.time_zone`.as('since'),
    ])
    .where(SIDES.OVERDUE(now))
    .$if(reach !== null, (query) => query.where('b.regionId', '=', anyId(reach ?? [])))
    .groupBy(['b.regionId', 'r.timeZone'])
    .execute();
