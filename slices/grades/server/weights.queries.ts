import { sql } from 'kysely';
import { anyId } from '#kit/db/any-of.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import type { Weights } from '../rules/weights.ts';

export interface WeightsRecord {
  courseId: string;
  weights: Weights;
  version: number;
}

export const findWeights = (db: Db | Tx, courseIds: readonly string[]): Promise<WeightsRecord[]> =>
  db
    .selectFrom('courseWeights')
    .select(['courseId', sql<Weights>`weights`.as('weights'), 'version'])
    .where('courseId', '=', anyId(courseIds))
    .execute();
