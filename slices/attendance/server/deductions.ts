import type { Db, Tx } from '#kit/db/database.ts';
import { deductionsFrom, type Deductions } from '../rules/deductions.ts';
import { listMisses } from './misses.queries.ts';
import { findCountings } from './schemas/group-schema.queries.ts';

/** What absences and lates take off the courses of some people. */
export async function findDeductions(db: Db | Tx, personIds: readonly string[]): Promise<Deductions> {
  const misses = await listMisses(db, personIds);
  if (misses.length === 0) return deductionsFrom([], new Map());
  const groupIds = [...new Set(misses.map(({ groupId }) => groupId))];
  return deductionsFrom(misses, await findCountings(db, groupIds));
}
