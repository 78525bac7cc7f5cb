import type { Db, Tx } from '#kit/db/database.ts';
import type { PromotionPolicy } from '../../rules/readiness.ts';

export interface StoredPolicy extends PromotionPolicy {
  version: number;
}

/** What a campus asks of those who go on from a year; undefined where it has said nothing. */
export const findPolicy = (
  db: Db | Tx,
  { regionId, studyYear }: { regionId: string; studyYear: number },
): Promise<StoredPolicy | undefined> =>
  db
    .selectFrom('promotionPolicy')
    .select(['asksHours', 'minAttendance', 'minEvaluations', 'minScoreTenths', 'asksDues', 'version'])
    .where('regionId', '=', regionId)
    .where('studyYear', '=', studyYear)
    .executeTakeFirst();

/** Writes the policy of a campus for a year; false when it is not at this version any more. */
export async function storePolicy(
  tx: Tx,
  { regionId, studyYear, version, ...policy }: StoredPolicy & { regionId: string; studyYear: number },
): Promise<boolean> {
  if (version === 0) {
    const made = tx.insertInto('promotionPolicy').values({ regionId, studyYear, ...policy });
    const isNew = made
      .onConflict((conflict) => conflict.columns(['regionId', 'studyYear']).doNothing())
      .returning('regionId');
    return (await isNew.executeTakeFirst()) !== undefined;
  }
  const changed = tx
    .updateTable('promotionPolicy')
    .set({ ...policy, version: version + 1 })
    .where('regionId', '=', regionId)
    .where('studyYear', '=', studyYear)
    .where('version', '=', version)
    .returning('regionId');
  return (await changed.executeTakeFirst()) !== undefined;
}
