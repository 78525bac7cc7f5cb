import { audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { changedValues, type CategoryValues } from '../rules/category.ts';
import { categoryInHand } from './category-in-hand.ts';
import { wishedCategory, type CategoryInputShape } from './category-input.ts';
import {
  isNameTaken,
  lockCategories,
  updateCategoryValues,
  type CategoryRecord,
} from './category.queries.ts';

interface Change {
  categoryId: string;
  version: number;
  categoryInput: CategoryInputShape;
}

/** Changes a category, unless it was changed since the form was opened. What is said again changes nothing. */
export async function updateCategory(ctx: Context, change: Change): Promise<CategoryRecord> {
  const { categoryId, version, categoryInput } = change;
  return transaction(ctx.db, async (tx) => {
    await lockCategories(tx);
    const before = await categoryInHand(tx, categoryId);
    const wished = wishedCategory(categoryInput, before);
    const changed = changedValues(before, wished);
    if (changed.length === 0) return before;
    if (version !== before.version) throw new RuleError('changedMeanwhile');
    if (await isNameTaken(tx, wished.name, categoryId)) throw new RuleError('categoryNameTaken');
    await updateCategoryValues(tx, categoryId, wished);
    const pick = (from: CategoryValues) => Object.fromEntries(changed.map((name) => [name, from[name]]));
    await audit(tx, ctx, {
      action: 'updateCategory',
      entity: 'category',
      entityId: categoryId,
      before: pick(before),
      after: pick(wished),
    });
    return categoryInHand(tx, categoryId);
  });
}
