import { sql } from 'kysely';
import { anyId } from '#kit/db/any-of.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import { storedAmount } from '#kit/money/amounts.ts';
import type { Currency, MinorUnits } from '#kit/money/minor-units.ts';

/** A campus with which a person has an account: its money, its days and whether it takes cards. */
export interface BillingCampus {
  regionId: string;
  regionName: string;
  slug: string;
  timeZone: string;
  currency: Currency;
  takesCards: boolean;
}

const campuses = (db: Db | Tx) =>
  db
    .selectFrom('region as r')
    .innerJoin('currency as c', 'c.value', 'r.currency')
    .select([
      'r.id as regionId',
      'r.name as regionName',
      'r.slug',
      'r.timeZone',
      'r.cardPaymentsEnabled as takesCards',
    ])
    .select(['c.value', 'c.decimals']);

type Row = Omit<BillingCampus, 'currency'> & Currency;
const campusOf = ({ value, decimals, ...campus }: Row): BillingCampus => ({
  ...campus,
  currency: { value, decimals },
});

/** The campuses a person belongs or belonged to: theirs now, those of their groups, and where they were charged before. */
export async function findCampusesOf(db: Db | Tx, personId: string): Promise<BillingCampus[]> {
  const rows = await campuses(db)
    .where(
      sql<boolean>`r.id in (
        select unnest(p.region_ids) from person p where p.id = ${personId}
        union select m.region_id from group_member m where m.person_id = ${personId}
        union select e.region_id from ledger_entry e where e.person_id = ${personId})`,
    )
    .orderBy('r.name')
    .execute();
  return rows.map(campusOf);
}

/** The campuses whose books are kept in a reach, null for all; closed ones too, since they are still owed. */
export async function listBillingCampuses(
  db: Db | Tx,
  reach: readonly string[] | null,
): Promise<BillingCampus[]> {
  const rows = await campuses(db)
    .$if(reach !== null, (query) => query.where('r.id', '=', anyId(reach ?? [])))
    .orderBy('r.name')
    .execute();
  return rows.map(campusOf);
}

export interface AdvanceRecord {
  regionId: string;
  currency: Currency;
  left: MinorUnits;
}

/** What of a person's payments in advance is left, with each campus. */
export async function listAdvances(db: Db | Tx, personId: string): Promise<AdvanceRecord[]> {
  const rows = await db
    .selectFrom('posting as o')
    .innerJoin('ledgerEntry as e', 'e.id', 'o.entryId')
    .innerJoin('currency as c', 'c.value', 'e.currency')
    .select(['e.regionId', 'c.value', 'c.decimals'])
    .select(sql<string>`-sum(o.amount)::bigint`.as('left'))
    .where('o.personId', '=', personId)
    .where('o.account', '=', 'ADVANCE')
    .groupBy(['e.regionId', 'c.value', 'c.decimals'])
    .execute();
  return rows.map(({ value, decimals, regionId, left }) => ({
    regionId,
    currency: { value, decimals },
    left: storedAmount(left),
  }));
}
