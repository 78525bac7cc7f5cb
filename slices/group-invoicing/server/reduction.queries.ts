import { sql } from 'kysely';
import type { Day } from '#kit/calendar/day.ts';
import { anyId } from '#kit/db/any-of.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import { storedAmount } from '#kit/money/amounts.ts';
import type { Currency } from '#kit/money/minor-units.ts';
import { hundredths } from '#kit/percent/percent.ts';
import type { Reduction, Validity } from '../rules/reductions.ts';

export interface ReductionRecord extends Reduction, Validity {
  id: string;
  personId: string;
  regionId: string;
  regionName: string;
  timeZone: string;
  currency: Currency;
  givenBy: string | null;
  givenAt: Date;
  endedAt: Date | null;
}

const reductions = (db: Db | Tx) =>
  db
    .selectFrom('feeReduction as f')
    .innerJoin('region as r', 'r.id', 'f.regionId')
    .innerJoin('currency as c', 'c.value', 'f.currency')
    .select([
      'f.id',
      'f.personId',
      'f.regionId',
      'r.name as regionName',
      'r.timeZone',
      'c.value',
      'c.decimals',
    ])
    .select(['f.percentOff', 'f.amountOff', 'f.reason', 'f.validFrom', 'f.validTo'])
    .select(['f.givenBy', 'f.givenAt', 'f.endedAt']);

type Row = Awaited<ReturnType<ReturnType<typeof reductions>['execute']>>[number];

const reductionOf = ({ value, decimals, percentOff, amountOff, ...row }: Row): ReductionRecord => ({
  ...row,
  currency: { value, decimals },
  percentOff: hundredths(percentOff),
  amountOff: storedAmount(amountOff),
});

export async function findReduction(db: Db | Tx, id: string): Promise<ReductionRecord | undefined> {
  const row = await reductions(db).where('f.id', '=', id).executeTakeFirst();
  return row && reductionOf(row);
}

/** All that a person was ever given, the newest first. */
export async function listReductionsOf(db: Db, personId: string): Promise<ReductionRecord[]> {
  const rows = await reductions(db)
    .where('f.personId', '=', personId)
    .orderBy('f.givenAt', 'desc')
    .orderBy('f.id')
    .execute();
  return rows.map(reductionOf);
}

/** What counts for students of a campus on a day, in the currency that it charges in, the oldest first. */
export async function listCounting(
  db: Db | Tx,
  {
    regionId,
    currency,
    day,
    personIds,
  }: { regionId: string; currency: string; day: Day; personIds: string[] },
): Promise<ReductionRecord[]> {
  const rows = await reductions(db)
    .where('f.regionId', '=', regionId)
    .where('f.personId', '=', anyId(personIds))
    .where('f.endedAt', 'is', null)
    .where('f.validFrom', '<=', day)
    .where((eb) => eb.or([eb('f.validTo', 'is', null), eb('f.validTo', '>=', day)]))
    // A share is the same in any currency.
    .where(sql<boolean>`(f.currency = ${currency} or f.percent_off > 0)`)
    .orderBy('f.givenAt')
    .orderBy('f.id')
    .execute();
  return rows.map(reductionOf);
}
