import { anyId } from '#kit/db/any-of.ts';
import type { Tx } from '#kit/db/database.ts';

/** Has somebody belong to other campuses. Where they stay, they stay as from the beginning. */
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

/** Always in the same order: of two who move people between the same campuses, one there and one back, neither waits for ever. */
async function lockRegions(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx
    .selectFrom('region')
    .select('id')
    .where('id', '=', anyId(ids))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}
