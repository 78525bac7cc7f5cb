import { anyId } from '#kit/db/any-of.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import { SYSTEM_ZONE } from '../rules/region.ts';

const COLUMNS = [
  'id',
  'createdAt',
  'updatedAt',
  'name',
  'slug',
  'description',
  'phone',
  'addressLine1',
  'addressLine2',
  'addressCity',
  'addressState',
  'addressPostcode',
  'addressCountry',
  'zone',
  'timeZone',
  'currency',
  'type',
  'closed',
  'cardPaymentsEnabled',
  'userCount',
] as const;

export type RegionRecord = Awaited<ReturnType<typeof listRegions>>[number];

/** The regions in somebody's sight; null for every one. Those of the software itself are left out. */
export const listRegions = (db: Db, inSight: readonly string[] | null) =>
  db
    .selectFrom('region')
    .select(COLUMNS)
    .where('zone', '<>', SYSTEM_ZONE)
    .$if(inSight !== null, (query) => query.where('id', '=', anyId(inSight ?? [])))
    .orderBy('name')
    .execute();

export const findRegions = (db: Db, ids: readonly string[]) =>
  db.selectFrom('region').select(COLUMNS).where('id', '=', anyId(ids)).execute();

export const findRegionBySlug = (db: Db | Tx, slug: string) =>
  db.selectFrom('region').select(['id', 'name']).where('slug', '=', slug).executeTakeFirst();

export const isCurrency = async (db: Db | Tx, value: string): Promise<boolean> =>
  (await db.selectFrom('currency').select('value').where('value', '=', value).executeTakeFirst()) !==
  undefined;

export const listCurrencies = (db: Db) =>
  db.selectFrom('currency').select(['value', 'label', 'decimals']).orderBy('value').execute();

/** Whether new groups may begin in a region: not in a closed one. Nobody closes it until the transaction ends. */
export async function isOpenRegion(tx: Tx, id: string): Promise<boolean> {
  const region = await tx
    .selectFrom('region')
    .select('closed')
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst();
  return region?.closed === false;
}
