import { sql } from 'kysely';
import { anyId } from '#kit/db/any-of.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import { writtenOnce } from '#kit/db/written-once.ts';
import type { Weights } from '../rules/weights.ts';

export interface WeightsRecord {
  courseId: string;
  weights: Weights;
  version: number;
}

export const findWeights = (db: Db | Tx, courseIds: readonly string[]): Promise<WeightsRecord[]> =>
  readWeights(db, { courseIds });

const readWeights = writtenOnce((db: Db | Tx, { courseIds }: { courseIds: readonly string[] }) =>
  db
    .selectFrom('courseWeights')
    .select(['courseId', sql<Weights>`weights`.as('weights'), 'version'])
    .where('courseId', '=', anyId(courseIds)),
);

/** Stores weights unless there are newer ones than the caller knows; whether they were stored. */
export async function storeWeights(tx: Tx, { courseId, weights, version }: WeightsRecord): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('courseWeights')
    .values({ courseId, weights: JSON.stringify(weights), version: version + 1 })
    .onConflict((conflict) =>
      conflict
        .column('courseId')
        .doUpdateSet({ weights: JSON.stringify(weights), version: version + 1 })
        .where('courseWeights.version', '=', version),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
