import type { Tx } from '#kit/db/database.ts';
import { updateRow } from '#kit/db/rows.ts';
import type { RegionValues } from '../rules/region.ts';

/** Whoever else wants to change the region at the same time waits until this is over. */
export async function lockRegion(tx: Tx, id: string): Promise<void> {
  await tx.selectFrom('region').select('id').where('id', '=', id).forNoKeyUpdate().execute();
}

/** Opens a region; false when there is one with this id or this slug already. */
export async function insertRegion(
  tx: Tx,
  region: RegionValues & { id: string; slug: string },
): Promise<boolean> {
  const row = await tx
    .insertInto('region')
    .values(region)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function updateRegionValues(tx: Tx, id: string, values: RegionValues): Promise<void> {
  await updateRow(tx, 'region', id, values);
}

export async function storeClosed(tx: Tx, id: string, closed: boolean): Promise<void> {
  await tx.updateTable('region').set({ closed }).where('id', '=', id).execute();
}
