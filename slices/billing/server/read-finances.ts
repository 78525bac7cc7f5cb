import { actorOf } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { dayIn } from '#kit/calendar/zone.ts';
import type { Day } from '#kit/calendar/day.ts';
import { atLeastNothing, NOTHING, sum } from '#kit/money/amounts.ts';
import type { Currency, MinorUnits } from '#kit/money/minor-units.ts';
import { creditSources } from '../rules/facts.ts';
import { creditLeft } from '../rules/ledger.ts';
import { can } from '../rules/permissions.ts';
import { balanceOf } from '../rules/standing.ts';
import { findCampusesOf, listAdvances, type BillingCampus } from './account.queries.ts';
import { findInvoice, listInvoicesOf, type InvoiceRecord } from './invoice.queries.ts';
import { findEntry, listEntriesOf, type EntryRecord } from './ledger.queries.ts';

/** What a person owes and has with one campus. */
export interface CampusAccount extends BillingCampus {
  today: Day;
  currency: Currency;
  /** What is left to pay on all invoices. */
  owed: MinorUnits;
  /** Of that, what should have been paid before today and is not being paid in steps. */
  overdue: MinorUnits;
  credit: MinorUnits;
}

export interface Finances {
  personId: string;
  accounts: CampusAccount[];
  invoices: InvoiceRecord[];
  transactions: EntryRecord[];
}

export const readOwnFinances = (ctx: Context): Promise<Finances> =>
  financesOf(ctx, actorOf(ctx).personId, () => true);

/** A student's, as far as the caller keeps the books of their campuses; null for everyone else. */
export async function readFinancesOf(ctx: Context, personId: string): Promise<Finances | null> {
  const actor = actorOf(ctx);
  const finances = await financesOf(ctx, personId, (account) => can.oversee(actor, account));
  return finances.accounts.length > 0 ? finances : null;
}

async function financesOf(
  ctx: Context,
  personId: string,
  isOpen: (account: { regionId: string }) => boolean,
): Promise<Finances> {
  const db = ctx.unscoped('the account of a person, with each campus whose books are open to the caller');
  const [campuses, invoices, transactions, advances] = await Promise.all([
    findCampusesOf(db, personId),
    listInvoicesOf(db, personId),
    listEntriesOf(db, personId),
    listAdvances(db, personId),
  ]);
  const now = ctx.services.now();
  return {
    personId,
    accounts: campuses.filter(isOpen).map((campus) => {
      const own = invoices.filter(
        ({ regionId, currency }) => regionId === campus.regionId && currency.value === campus.currency.value,
      );
      const today = dayIn(now, campus.timeZone);
      const left = (invoice: InvoiceRecord): MinorUnits => atLeastNothing(balanceOf(invoice));
      const advance = advances.find(
        ({ regionId, currency }) => regionId === campus.regionId && currency.value === campus.currency.value,
      );
      return {
        ...campus,
        today,
        owed: sum(own.map(left)),
        overdue: sum(own.filter(({ dueOn, isPaidInSteps }) => dueOn < today && !isPaidInSteps).map(left)),
        credit: creditLeft(
          creditSources(
            advance?.left ?? NOTHING,
            own.map((facts) => ({ id: facts.id, facts })),
          ),
        ),
      };
    }),
    invoices: invoices.filter(isOpen),
    transactions: transactions.filter(isOpen),
  };
}

/** An invoice, for its student and those who keep its books; null for everyone else. */
export async function readInvoice(ctx: Context, id: string): Promise<InvoiceRecord | null> {
  const invoice = await findInvoice(ctx.db, id);
  return invoice && can.read(actorOf(ctx), invoice) ? invoice : null;
}

export async function readTransaction(ctx: Context, id: string): Promise<EntryRecord | null> {
  const entry = await findEntry(ctx.db, id);
  return entry && can.read(actorOf(ctx), entry) ? entry : null;
}
