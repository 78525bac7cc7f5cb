import { sql } from 'kysely';
import { anyId } from '#kit/db/any-of.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import type { ManagedRegion } from './managed-region.ts';

const regionsWithFacts = (db: Db | Tx) =>
  db.selectFrom('region as r').select((eb) => [
    'r.id',
    'r.name',
    'r.slug',
    'r.description',
    'r.phone',
    'r.addressLine1',
    'r.addressLine2',
    'r.addressCity',
    'r.addressState',
    'r.addressPostcode',
    'r.addressCountry',
    'r.zone',
    'r.timeZone',
    'r.currency',
    'r.type',
    'r.cardPaymentsEnabled',
    'r.closed',
    'r.userCount',
    'r.version',
    eb
      .selectFrom('studentGroup as g')
      .select((of) => of.fn.countAll<string>().as('count'))
      .whereRef('g.regionId', '=', 'r.id')
      .where('g.archivedAt', 'is', null)
      .as('groupCount'),
  ]);

type Row = Awaited<ReturnType<ReturnType<typeof regionsWithFacts>['execute']>>[number];

const regionOf = (row: Row): ManagedRegion => ({ ...row, groupCount: Number(row.groupCount) });

/** The regions somebody manages, by name; all of them when no reach is given. They are few, so they come at once. */
export async function listManagedRegions(db: Db, reach: readonly string[] | null): Promise<ManagedRegion[]> {
  const rows = await regionsWithFacts(db)
    .$if(reach !== null, (query) => query.where('r.id', '=', anyId(reach ?? [])))
    .orderBy(sql`app.search_form(r.name)`)
    .orderBy('r.id')
    .execute();
  return rows.map(regionOf);
}

export async function findManagedRegion(db: Db | Tx, id: string): Promise<ManagedRegion | null> {
  const row = await regionsWithFacts(db).where('r.id', '=', id).executeTakeFirst();
  return row ? regionOf(row) : null;
}
