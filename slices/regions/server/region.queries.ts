import { anyId } from '#kit/db/any-of.ts';
import { columnsOf } from '#kit/db/columns.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import { loaderById } from '#kit/graphql/loader.ts';
import { region, SYSTEM_ZONE } from '../rules/region.ts';

const COLUMNS = [
  ...columnsOf('region', region),
  'id',
  'createdAt',
  'updatedAt',
  'slug',
  'closed',
  'userCount',
] as const;

export type RegionRecord = Awaited<ReturnType<typeof listRegions>>[number];

/** The regions in a user's sight; null for every one. Those of the software itself are left out. */
export const listRegions = (db: Db, inSight: readonly string[] | null) =>
  db
    .selectFrom('region')
    .select(COLUMNS)
    .where('zone', '<>', SYSTEM_ZONE)
    .$if(inSight !== null, (query) => query.where('id', '=', anyId(inSight ?? [])))
    .orderBy('name')
    .execute();

export const regionById = loaderById(({ db }, ids) =>
  db.selectFrom('region').select(COLUMNS).where('id', '=', anyId(ids)).execute(),
);

export const findRegionBySlug = (db: Db | Tx, slug: string) =>
  db.selectFrom('region').select(['id', 'name']).where('slug', '=', slug).executeTakeFirst();

export const isCurrency = async (db: Db | Tx, value: string): Promise<boolean> =>
  (await db.selectFrom('currency').select('value').where('value', '=', value).executeTakeFirst()) !==
  undefined;

export const listCurrencies = (db: Db) =>
  db.selectFrom('currency').select(['value', 'label', 'decimals']).orderBy('value').execute();

/** Whether new groups may begin in a region: not in a closed one. Nobody closes it until the transaction ends. */
export async function isOpenRegion(tx: Tx, id: string): Promise<boolean> {
  const found = await tx
    .selectFrom('region')
    .select('closed')
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst();
  return found?.closed === false;
}
