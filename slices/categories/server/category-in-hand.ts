import type { Tx } from '#kit/db/database.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { findCategory, type CategoryRecord } from './category.queries.ts';

/** A category that is being changed. */
export async function categoryInHand(tx: Tx, id: string): Promise<CategoryRecord> {
  const category = await findCategory(tx, id);
  if (!category) throw new RuleError('recordNotFound', 'NOT_FOUND');
  return category;
}
