import { sql, type RawBuilder } from 'kysely';
import { anyId } from '#kit/db/any-of.ts';
import type { Db } from '#kit/db/database.ts';
import { countRows, holdsPerson, keyset } from '#kit/db/list.ts';
import { readPage, type CountedPage, type PageArgs } from '#kit/graphql/page.ts';
import type { PlanSide } from '../../rules/plan-list.ts';
import { listPlans, type PlanRecord } from '../plan.queries.ts';

export interface PlanListParams {
  search: string;
  side: PlanSide;
  regionId: string | null;
  /** The campuses whose books the caller keeps; null for all. */
  reach: readonly string[] | null;
}

const SIDES: Readonly<Record<PlanSide, RawBuilder<boolean>>> = {
  FAILED: sql`p.disabled_by = 'FAILURES'`,
  ACTIVE: sql`p.disabled_at is null`,
  STOPPED: sql`p.disabled_by = 'STAFF'`,
};

const named = (search: string) =>
  sql<boolean>`(strpos(lower((select i.number from invoice i where i.id = p.invoice_id)), lower(${search})) > 0
    or exists (select from person s where s.id = p.person_id and ${holdsPerson(search, sql`s.search_text`)}))`;

/** Plans that still have something to charge. */
export const openPlans = (db: Db, { side, reach }: Pick<PlanListParams, 'side' | 'reach'>) =>
  db
    .selectFrom('paymentPlan as p')
    .innerJoin('openInvoice as b', 'b.invoiceId', 'p.invoiceId')
    .where('p.closedAt', 'is', null)
    .where(sql<boolean>`b.balance > 0`)
    .where(SIDES[side])
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('planInstalment as i')
          .select('i.id')
          .whereRef('i.planId', '=', 'p.id')
          .where('i.status', '=', 'PLANNED'),
      ),
    )
    .$if(reach !== null, (query) => query.where('p.regionId', '=', anyId(reach ?? [])));

/** What waits for longest comes first: since it is off, or since it began. */
export function listOpenPlans(
  db: Db,
  { search, regionId, ...params }: PlanListParams,
  page: PageArgs,
): Promise<CountedPage<PlanRecord>> {
  const found = openPlans(db, params)
    .$if(regionId !== null, (query) => query.where('p.regionId', '=', regionId ?? ''))
    .$if(search !== '', (query) => query.where(named(search)));
  const { order, isAfter } = keyset([sql`coalesce(p.disabled_at, p.set_up_at)`, sql`p.id`]);
  const read = async (max: number, after: string | null) => {
    const rows = await found
      .select('p.id')
      .$if(after !== null, (query) => query.where(isAfter(sql`payment_plan p where p.id = ${after}::uuid`)))
      .orderBy(order)
      .limit(max)
      .execute();
    const ids = rows.map(({ id }) => id);
    const plans = new Map((await listPlans(db, { ids })).map((plan) => [plan.id, plan]));
    return ids.flatMap((id) => plans.get(id) ?? []);
  };
  return readPage(page, read, countRows(db, found));
}

export interface FailedPlansAt {
  regionId: string;
  count: number;
  since: Date | null;
}

/** How many plans of each campus are off since three payments in a row failed. */
export async function lookAtFailedPlans(db: Db, reach: readonly string[] | null): Promise<FailedPlansAt[]> {
  const rows = await openPlans(db, { side: 'FAILED', reach })
    .select('p.regionId')
    .select(({ fn }) => [fn.countAll<string>().as('count'), fn.min<Date>('p.disabledAt').as('since')])
    .groupBy('p.regionId')
    .execute();
  return rows.map(({ count, ...row }) => ({ ...row, count: Number(count) }));
}
