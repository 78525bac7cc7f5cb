import { audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { changedValues } from '../rules/category.ts';
import { categoryInHand } from './category-in-hand.ts';
import { wishedCategory, type CategoryInputShape } from './category-input.ts';
import { insertCategory, isNameTaken, lockCategories, type CategoryRecord } from './category.queries.ts';

/** Makes a category. Its id comes from the form, so that a form which is sent twice makes one. */
export async function createCategory(
  ctx: Context,
  id: string,
  input: CategoryInputShape,
): Promise<CategoryRecord> {
  const wished = wishedCategory(input);
  return transaction(ctx.db, async (tx) => {
    await lockCategories(tx);
    if (await isNameTaken(tx, wished.name, id)) throw new RuleError('categoryNameTaken');
    const isNew = await insertCategory(tx, id, wished);
    const category = await categoryInHand(tx, id);
    if (!isNew && changedValues(category, wished).length > 0) throw new RuleError('changedMeanwhile');
    if (isNew) {
      await audit(tx, ctx, {
        action: 'createCategory',
        entity: 'category',
        entityId: id,
        after: { ...wished },
      });
    }
    return category;
  });
}
