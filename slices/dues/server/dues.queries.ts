import { sql } from 'kysely';
import type { Day } from '#kit/calendar/day.ts';
import { anyId } from '#kit/db/any-of.ts';
import { dayInZone } from '#kit/db/day-in-zone.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import { storedAmount } from '#kit/money/amounts.ts';
import type { Currency, MinorUnits } from '#kit/money/minor-units.ts';
import { isOverdue } from '#slices/billing/server/api.ts';
import { LATE_BY_MAX, type DuesPolicy, type ExceptionKind } from '../rules/dues-policy.ts';

export interface PolicyRecord extends DuesPolicy {
  regionId: string;
  regionName: string;
  /** Of the limit. */
  currency: Currency;
  /** In which the campus charges: that of a limit that is said now. */
  campusCurrency: Currency;
  /** 0 where the campus has never said anything. */
  version: number;
}

const policies = (db: Db | Tx) =>
  db
    .selectFrom('region as r')
    .leftJoin('duesPolicy as d', 'd.regionId', 'r.id')
    .innerJoin('currency as c', (join) =>
      join.on(sql<boolean>`c.value = case when d.hold_above is null then r.currency else d.currency end`),
    )
    .innerJoin('currency as now', 'now.value', 'r.currency')
    .select(['r.id as regionId', 'r.name as regionName', 'c.value', 'c.decimals'])
    .select(['now.value as campusValue', 'now.decimals as campusDecimals'])
    .select(['d.remindAfter', 'd.words', 'd.holdAbove', 'd.version']);

type PolicyRow = Awaited<ReturnType<ReturnType<typeof policies>['execute']>>[number];

const policyOf = ({
  value,
  decimals,
  campusValue,
  campusDecimals,
  remindAfter,
  words,
  holdAbove,
  version,
  ...row
}: PolicyRow): PolicyRecord => ({
  ...row,
  currency: { value, decimals },
  campusCurrency: { value: campusValue, decimals: campusDecimals },
  remindAfter: remindAfter ?? [],
  words: words ?? {},
  holdAbove: holdAbove === null ? null : storedAmount(holdAbove),
  version: version ?? 0,
});

export async function findPolicy(db: Db | Tx, regionId: string): Promise<PolicyRecord | undefined> {
  const row = await policies(db).where('r.id', '=', regionId).executeTakeFirst();
  return row && policyOf(row);
}

/** What each of some campuses does, null for all; also those that do nothing. */
export async function listPolicies(db: Db, reach: readonly string[] | null): Promise<PolicyRecord[]> {
  const rows = await policies(db)
    .where('r.zone', '<>', 'SYSTEM')
    .$if(reach !== null, (query) => query.where('r.id', '=', anyId(reach ?? [])))
    .orderBy('r.name')
    .execute();
  return rows.map(policyOf);
}

/** Writes the policy of a campus; false when it is not at this version any more. */
export async function storePolicy(
  tx: Tx,
  { regionId, version, ...policy }: DuesPolicy & { regionId: string; currency: string; version: number },
): Promise<boolean> {
  const row = { ...policy, remindAfter: [...policy.remindAfter], words: JSON.stringify(policy.words) };
  if (version === 0) {
    const made = tx.insertInto('duesPolicy').values({ regionId, ...row });
    const isNew = made
      .onConflict((conflict) => conflict.column('regionId').doNothing())
      .returning('regionId');
    return (await isNew.executeTakeFirst()) !== undefined;
  }
  const changed = tx
    .updateTable('duesPolicy')
    .set({ ...row, version: version + 1 })
    .where('regionId', '=', regionId)
    .where('version', '=', version)
    .returning('regionId');
  return (await changed.executeTakeFirst()) !== undefined;
}

export interface ExceptionRecord {
  id: string;
  personId: string;
  regionId: string;
  kind: ExceptionKind;
  reason: string;
  validTo: Day | null;
  givenBy: string | null;
  givenAt: Date;
  endedAt: Date | null;
}

const exceptions = (db: Db | Tx) =>
  db
    .selectFrom('duesException')
    .select(['id', 'personId', 'regionId', 'kind', 'reason', 'validTo', 'givenBy', 'givenAt', 'endedAt']);

export const findException = (db: Db | Tx, id: string): Promise<ExceptionRecord | undefined> =>
  exceptions(db).where('id', '=', id).executeTakeFirst();

/** Says since when an exception counts no more, and who ended it; nothing of both lets it count again. */
export const storeEnd = (
  tx: Tx,
  id: string,
  ended: { endedAt: Date | null; endedBy: string | null },
): Promise<unknown> => tx.updateTable('duesException').set(ended).where('id', '=', id).execute();

/** All that were ever made for a person, the newest first. */
export const listExceptionsOf = (db: Db, personId: string): Promise<ExceptionRecord[]> =>
  exceptions(db).where('personId', '=', personId).orderBy('givenAt', 'desc').orderBy('id').execute();

/** Whether an exception counts today for the student of `open_invoice b` at its `region r`. */
const isExcepted = (kind: ExceptionKind, now: Date) => sql<boolean>`exists (
  select from dues_exception x where x.person_id = b.person_id and x.region_id = b.region_id and x.kind = ${kind}
    and x.ended_at is null and (x.valid_to is null or x.valid_to >= ${dayInZone(now, 'r.timeZone')}))`;

export interface HeldRecord {
  personId: string;
  regionId: string;
  regionName: string;
  currency: Currency;
  overdue: MinorUnits;
  holdAbove: MinorUnits;
  /** The day the first of the overdue invoices was due. */
  since: Day;
}

/** Who of these owes a campus more that is overdue than its policy lets pass. */
export async function listHeld(db: Db | Tx, personIds: readonly string[], now: Date): Promise<HeldRecord[]> {
  const rows = await db
    .selectFrom('openInvoice as b')
    .innerJoin('region as r', 'r.id', 'b.regionId')
    .innerJoin('duesPolicy as d', (join) =>
      join.onRef('d.regionId', '=', 'b.regionId').onRef('d.currency', '=', 'b.currency'),
    )
    .innerJoin('currency as c', 'c.value', 'd.currency')
    .select(['b.personId', 'b.regionId', 'r.name as regionName', 'c.value', 'c.decimals'])
    .select([
      'd.holdAbove',
      sql<string>`sum(b.balance)::bigint`.as('overdue'),
      sql<Day>`min(b.due_on)`.as('since'),
    ])
    .where('b.personId', '=', anyId(personIds))
    .where('d.holdAbove', 'is not', null)
    .where(isOverdue(now))
    .where((eb) => eb.not(isExcepted('NO_HOLD', now)))
    .groupBy(['b.personId', 'b.regionId', 'r.name', 'c.value', 'c.decimals', 'd.holdAbove'])
    .having(sql<boolean>`sum(b.balance) > d.hold_above`)
    .orderBy('since')
    .execute();
  return rows.map(({ value, decimals, overdue, holdAbove, ...row }) => ({
    ...row,
    currency: { value, decimals },
    overdue: storedAmount(overdue),
    holdAbove: storedAmount(holdAbove ?? '0'),
  }));
}

export interface RemindedRecord {
  invoiceId: string;
  number: string;
  regionId: string;
  daysAfter: number;
  sentAt: Date;
}

const REMINDED_MAX = 50;

/** Of what a person was reminded last. */
export const listRemindersOf = (db: Db, personId: string): Promise<RemindedRecord[]> =>
  db
    .selectFrom('duesReminder as m')
    .innerJoin('invoice as i', 'i.id', 'm.invoiceId')
    .select(['m.invoiceId', 'i.number', 'm.regionId', 'm.daysAfter', 'm.sentAt'])
    .where('m.personId', '=', personId)
    .orderBy('m.sentAt', 'desc')
    .orderBy('m.invoiceId')
    .limit(REMINDED_MAX)
    .execute();

export interface RemindingCampus extends Pick<DuesPolicy, 'remindAfter' | 'words'> {
  regionId: string;
  timeZone: string;
}

export async function listRemindingCampuses(db: Db): Promise<RemindingCampus[]> {
  const rows = await db
    .selectFrom('duesPolicy as d')
    .innerJoin('region as r', 'r.id', 'd.regionId')
    .select(['d.regionId', 'r.timeZone', 'd.remindAfter', 'd.words'])
    .where(sql<boolean>`cardinality(d.remind_after) > 0`)
    .orderBy('d.regionId')
    .execute();
  return rows.map(({ words, ...row }) => ({ ...row, words: words as DuesPolicy['words'] }));
}

const overdueAt = (db: Db | Tx, { regionId, now }: { regionId: string; now: Date }) =>
  db
    .selectFrom('openInvoice as b')
    .innerJoin('region as r', 'r.id', 'b.regionId')
    .where('b.regionId', '=', regionId)
    .where(isOverdue(now))
    .where((eb) => eb.not(isExcepted('NO_REMINDERS', now)));

const daysOverdue = (now: Date) => sql<number>`(${dayInZone(now, 'r.timeZone')} - b.due_on)`;

/** Students of a campus with an invoice that came to a step lately and was not followed by its reminder, or a later one. */
export async function listToRemind(
  db: Db,
  {
    remindAfter,
    now,
    after,
    max,
    ...at
  }: {
    regionId: string;
    remindAfter: readonly number[];
    now: Date;
    after: string | null;
    max: number;
  },
): Promise<string[]> {
  const rows = await overdueAt(db, { ...at, now })
    .select('b.personId')
    .distinct()
    .where(
      sql<boolean>`exists (select from unnest(${[...remindAfter]}::integer[]) step
        where ${daysOverdue(now)} >= step and ${daysOverdue(now)} - step < ${LATE_BY_MAX}::integer
          and not exists (select from dues_reminder m where m.invoice_id = b.invoice_id and m.days_after >= step))`,
    )
    .$if(after !== null, (query) => query.where('b.personId', '>', after))
    .orderBy('b.personId')
    .limit(max)
    .execute();
  return rows.map(({ personId }) => personId);
}

export interface OverdueInvoice {
  invoiceId: string;
  number: string;
  balance: MinorUnits;
  currency: Currency;
  dueOn: Day;
  daysOverdue: number;
  /** The last step a reminder was sent at; 0 for none. */
  remindedAfter: number;
}

/** What a student owes a campus and may be reminded of, the oldest first. */
export async function listOverdueOf(
  tx: Tx,
  { personId, ...at }: { personId: string; regionId: string; now: Date },
): Promise<OverdueInvoice[]> {
  const rows = await overdueAt(tx, at)
    .innerJoin('invoice as i', 'i.id', 'b.invoiceId')
    .innerJoin('currency as c', 'c.value', 'b.currency')
    .select(['b.invoiceId', 'i.number', 'b.balance', 'c.value', 'c.decimals', 'b.dueOn'])
    .select([
      daysOverdue(at.now).as('daysOverdue'),
      sql<number>`coalesce((select max(m.days_after) from dues_reminder m where m.invoice_id = b.invoice_id), 0)`.as(
        'remindedAfter',
      ),
    ])
    .where('b.personId', '=', personId)
    .orderBy('b.dueOn')
    .orderBy('b.invoiceId')
    .execute();
  return rows.map(({ value, decimals, balance, ...row }) => ({
    ...row,
    currency: { value, decimals },
    balance: storedAmount(balance),
  }));
}

export const insertReminders = (
  tx: Tx,
  rows: readonly { invoiceId: string; daysAfter: number; personId: string; regionId: string; sentAt: Date }[],
): Promise<unknown> =>
  tx
    .insertInto('duesReminder')
    .values([...rows])
    .execute();
