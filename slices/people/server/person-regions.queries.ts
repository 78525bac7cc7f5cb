import { anyId } from '#kit/db/any-of.ts';
import type { Tx } from '#kit/db/database.ts';

/** Where they stay, they stay as from the beginning. */
export async function moveBetweenRegions(
  tx: Tx,
  personId: string,
  { before, after }: { before: readonly string[]; after: readonly string[] },
): Promise<void> {
  const left = before.filter((id) => !after.includes(id));
  const joined = after.filter((id) => !before.includes(id));
  await lockRegions(tx, [...left, ...joined]);
  await tx
    .deleteFrom('personRegion')
    .where('personId', '=', personId)
    .where('regionId', '=', anyId(left))
    .execute();
  if (joined.length === 0) return;
  const rows = joined.map((regionId) => ({ personId, regionId }));
  await tx.insertInto('personRegion').values(rows).execute();
}

/** Always in the same order, so that two moves between the same campuses do not wait for each other. */
async function lockRegions(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx
    .selectFrom('region')
    .select('id')
    .where('id', '=', anyId(ids))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}
