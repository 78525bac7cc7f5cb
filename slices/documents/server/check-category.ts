import type { Tx } from '#kit/db/database.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { findCategory } from '#slices/categories/server/api.ts';

/** Refuses a category that is not there any more or is for other things. */
export async function checkCategory(tx: Tx, categoryId: string | null): Promise<void> {
  if (categoryId === null) return;
  const category = await findCategory(tx, categoryId);
  if (!category?.uses.includes('DOCUMENTS')) throw new RuleError('categoryUnknown');
}
