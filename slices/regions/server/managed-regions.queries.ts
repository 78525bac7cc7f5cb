import { sql } from 'kysely';
import { anyId } from '#kit/db/any-of.ts';
import { columnsOf } from '#kit/db/columns.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import { region, type RegionValues } from '../rules/region.ts';

/** A region as those see it who manage it. */
export interface ManagedRegion extends RegionValues {
  id: string;
  slug: string;
  closed: boolean;
  userCount: number;
  /** Groups that are not archived. */
  groupCount: number;
  version: number;
}

const regionsWithFacts = (db: Db | Tx) =>
  db.selectFrom('region as r').select((eb) => [
    ...columnsOf('r', region),
    'r.id',
    'r.slug',
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

/** The regions a user manages, by name; all of them when no reach is given. They are few, so they come at once. */
export async function listManagedRegions(db: Db, reach: readonly string[] | null): Promise<ManagedRegion[]> {
  const rows = await regionsWithFacts(db)
    .$if(reach !== null, (query) => query.where('r.id', '=', anyId(reach ?? [])))
    .orderBy(sql`app.search_form(r.name)`)
    .orderBy('r.id')
    .execute();
  return rows.map(regionOf);
}

export async function findManagedRegion(db: Db | Tx, id: string): Promise<ManagedRegion | undefined> {
  const row = await regionsWithFacts(db).where('r.id', '=', id).executeTakeFirst();
  return row && regionOf(row);
}
