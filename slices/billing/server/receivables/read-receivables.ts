import { reachWhere } from '#kit/access/actor.ts';
import { actorOf } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { parsedSearch, type CountedPage, type PageArgs } from '#kit/graphql/page.ts';
import { NOTHING } from '#kit/money/amounts.ts';
import type { Currency, MinorUnits } from '#kit/money/minor-units.ts';
import { receivablesOf, type Receivables } from '../../rules/receivables.ts';
import type { InvoiceRecord } from '../invoice.queries.ts';
import {
  listOpenByDay,
  listOpenInvoices,
  listUnusedAdvances,
  type OpenInvoicesParams,
} from './receivables.queries.ts';

export interface CampusReceivables extends Receivables {
  regionId: string;
  regionName: string;
  currency: Currency;
  /** Paid in advance and not used yet. */
  advances: MinorUnits;
}

const reachOf = (ctx: Context) => ({
  reach: reachWhere(actorOf(ctx), 'admin'),
  now: ctx.services.now(),
});

/** What the campuses of the caller are owed, and have of their students. */
export async function readReceivables(ctx: Context): Promise<CampusReceivables[]> {
  const reach = reachOf(ctx);
  const [campuses, advances] = await Promise.all([
    listOpenByDay(ctx.db, reach),
    listUnusedAdvances(ctx.db, reach),
  ]);
  return campuses.map(({ days, ...campus }) => ({
    ...campus,
    ...receivablesOf(days),
    advances:
      advances.find(
        ({ regionId, currency }) => regionId === campus.regionId && currency === campus.currency.value,
      )?.left ?? NOTHING,
  }));
}

export const readOpenInvoices = (
  ctx: Context,
  {
    search,
    ...params
  }: Omit<OpenInvoicesParams, 'reach' | 'now' | 'search'> & { search: string | null | undefined },
  page: PageArgs,
): Promise<CountedPage<InvoiceRecord>> =>
  listOpenInvoices(
    ctx.db,
    { ...params, ...reachOf(ctx), search: parsedSearch(search, 'requestNotUnderstood') },
    page,
  );
