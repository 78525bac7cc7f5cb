import { sql, type Selectable } from 'kysely';
import type { Day } from '#kit/calendar/day.ts';
import { anyId } from '#kit/db/any-of.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import type { DB } from '#kit/db/db.generated.ts';
import { writtenOnce } from '#kit/db/written-once.ts';
import { storedAmount } from '#kit/money/amounts.ts';
import type { MinorUnits } from '#kit/money/minor-units.ts';
import { inOrder, type InstalmentFacts, type PlanEventKind } from '../rules/plan.ts';

export interface InstalmentRecord extends InstalmentFacts {
  planId: string;
  failure: string | null;
  settledAt: Date | null;
}

export type PlanRow = Selectable<DB['paymentPlan']>;

/** A plan with its instalments, the next ones after those before. */
export interface PlanRecord extends PlanRow {
  instalments: InstalmentRecord[];
}

type PlanBy = { ids: readonly string[] } | { invoiceIds: readonly string[] } | { instalmentId: string };

/** Of invoices, the plans that stand for them now. */
export async function listPlans(db: Db | Tx, by: PlanBy): Promise<PlanRecord[]> {
  const query = db.selectFrom('paymentPlan as p').selectAll('p');
  const found =
    'ids' in by
      ? query.where('p.id', '=', anyId(by.ids))
      : 'invoiceIds' in by
        ? query.where('p.invoiceId', '=', anyId(by.invoiceIds)).where('p.closedAt', 'is', null)
        : query.where('p.id', 'in', (eb) =>
            eb.selectFrom('planInstalment').select('planId').where('id', '=', by.instalmentId),
          );
  const plans = await found.orderBy('p.setUpAt').orderBy('p.id').execute();
  const instalments = await listInstalments(
    db,
    plans.map(({ id }) => id),
  );
  const byPlan = Map.groupBy(instalments, ({ planId }) => planId);
  return plans.map((plan) => ({ ...plan, instalments: byPlan.get(plan.id) ?? [] }));
}

export async function findPlan(db: Db | Tx, by: PlanBy): Promise<PlanRecord | undefined> {
  return (await listPlans(db, by))[0];
}

async function listInstalments(db: Db | Tx, planIds: readonly string[]): Promise<InstalmentRecord[]> {
  if (planIds.length === 0) return [];
  const rows = await db
    .selectFrom('planInstalment')
    .select(['id', 'planId', 'dueOn', 'tryOn', 'amount', 'status', 'tries', 'failure', 'settledAt'])
    .where('planId', '=', anyId(planIds))
    .execute();
  return rows.map(({ amount, ...row }) => ({ ...row, amount: storedAmount(amount) })).toSorted(inOrder);
}

export type NewPlan = Pick<
  PlanRow,
  'id' | 'personId' | 'regionId' | 'invoiceId' | 'frequency' | 'firstDay' | 'setUpAt'
>;

export async function insertPlan(
  tx: Tx,
  plan: NewPlan,
  instalments: readonly { id: string; dueOn: Day; amount: MinorUnits }[],
): Promise<void> {
  await tx.insertInto('paymentPlan').values(plan).execute();
  for (const instalment of instalments) await insertInstalment(tx, plan, instalment);
}

export async function insertInstalment(
  tx: Tx,
  { id: planId, personId, regionId }: Pick<PlanRow, 'id' | 'personId' | 'regionId'>,
  { id, dueOn, amount }: { id: string; dueOn: Day; amount: MinorUnits },
): Promise<void> {
  await tx
    .insertInto('planInstalment')
    .values({ id, planId, personId, regionId, dueOn, tryOn: dueOn, amount })
    .execute();
}

export async function changePlan(
  tx: Tx,
  id: string,
  change: Partial<
    Pick<
      PlanRow,
      | 'consecutiveFailures'
      | 'disabledAt'
      | 'disabledBy'
      | 'disabledReason'
      | 'firstDay'
      | 'expiryTold'
      | 'closedAt'
    >
  >,
): Promise<void> {
  await tx.updateTable('paymentPlan').set(change).where('id', '=', id).execute();
}

export async function changeInstalment(
  tx: Tx,
  id: string,
  change: Partial<
    Pick<InstalmentRecord, 'dueOn' | 'tryOn' | 'status' | 'tries' | 'failure' | 'settledAt'> & {
      paymentId: string;
    }
  >,
): Promise<void> {
  await tx.updateTable('planInstalment').set(change).where('id', '=', id).execute();
}

export interface NewEvent {
  kind: PlanEventKind;
  instalmentId?: string;
  amount?: MinorUnits;
  dayBefore?: Day;
  day?: Day;
  failure?: string;
  reason?: string;
  madeBy: string | null;
  madeAt: Date;
}

export async function insertEvent(
  tx: Tx,
  { id: planId, personId, regionId }: Pick<PlanRow, 'id' | 'personId' | 'regionId'>,
  event: NewEvent,
): Promise<string> {
  const { id } = await tx
    .insertInto('planEvent')
    .values({ planId, personId, regionId, ...event })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

type EventRow = Selectable<DB['planEvent']>;
export interface EventRecord extends Omit<EventRow, 'amount'> {
  amount: MinorUnits | null;
}

const eventOf = ({ amount, ...event }: EventRow): EventRecord => ({
  ...event,
  amount: amount === null ? null : storedAmount(amount),
});

/** What became of some plans, the newest first. */
export async function listEvents(db: Db | Tx, planIds: readonly string[]): Promise<EventRecord[]> {
  const rows = await db
    .selectFrom('planEvent')
    .selectAll()
    .where('planId', '=', anyId(planIds))
    .orderBy('madeAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(eventOf);
}

export async function findEvent(db: Db | Tx, id: string): Promise<EventRecord | undefined> {
  const row = await db.selectFrom('planEvent').selectAll().where('id', '=', id).executeTakeFirst();
  return row && eventOf(row);
}

export interface PlanCampus {
  regionId: string;
  timeZone: string;
}

/** The campuses that have plans to charge. */
export const listPlanCampuses = (db: Db): Promise<PlanCampus[]> =>
  db
    .selectFrom('region as r')
    .select(['r.id as regionId', 'r.timeZone'])
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('paymentPlan as p')
          .select('p.id')
          .whereRef('p.regionId', '=', 'r.id')
          .where('p.closedAt', 'is', null)
          .where('p.disabledAt', 'is', null),
      ),
    )
    .orderBy('r.id')
    .execute();

/** Plans of which an instalment is to be charged by a day, in the order of their ids. */
export async function listDuePlans(
  db: Db,
  { regionId, today, after, max }: { regionId: string; today: Day; after: string | null; max: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('planInstalment as i')
    .innerJoin('paymentPlan as p', 'p.id', 'i.planId')
    .select('p.id')
    .distinct()
    .where('i.regionId', '=', regionId)
    .where('i.status', '=', 'PLANNED')
    .where('i.tryOn', '<=', today)
    .where('p.closedAt', 'is', null)
    .where('p.disabledAt', 'is', null)
    .$if(after !== null, (query) => query.where('p.id', '>', after ?? ''))
    .orderBy('p.id')
    .limit(max)
    .execute();
  return rows.map(({ id }) => id);
}

/** Plans whose card expires within about a month and was not told of yet, in the order of their ids. */
export async function listExpiringPlans(
  db: Db,
  { now, after, max }: { now: Date; after: string | null; max: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('paymentPlan as p')
    .innerJoin('savedCard as c', (join) =>
      join.onRef('c.personId', '=', 'p.personId').on('c.removedAt', 'is', null),
    )
    .select('p.id')
    .where('p.closedAt', 'is', null)
    .where('p.disabledAt', 'is', null)
    .where((eb) => eb.or([eb('p.expiryTold', 'is', null), eb('p.expiryTold', '!=', eb.ref('c.id'))]))
    .where(
      sql<boolean>`make_date(c.expiry_year, c.expiry_month, 1) <= (${now}::timestamptz at time zone 'UTC')::date + 2`,
    )
    .$if(after !== null, (query) => query.where('p.id', '>', after ?? ''))
    .orderBy('p.id')
    .limit(max)
    .execute();
  return rows.map(({ id }) => id);
}

const openPlansOf = writtenOnce((db: Db, { personId }: { personId: string }) =>
  db.selectFrom('paymentPlan').select('id').where('personId', '=', personId).where('closedAt', 'is', null),
);

/** The plans of a person that are not over, with the invoices they are for. */
export async function listPlansOf(db: Db | Tx, personId: string): Promise<PlanRecord[]> {
  const rows = await openPlansOf(db, { personId });
  return rows.length === 0 ? [] : listPlans(db, { ids: rows.map(({ id }) => id) });
}
