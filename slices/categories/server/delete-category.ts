import { isStillNamed } from '#kit/db/constraint.ts';
import { audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { findCategory, lockCategories, removeCategory } from './category.queries.ts';

/**
 * Deletes a category that nothing is sorted by, which the tables that name it know. One that is gone already was deleted
 * by the first press of the button.
 */
export const deleteCategory = (ctx: Context, categoryId: string): Promise<boolean> =>
  transaction(ctx.db, async (tx) => {
    await lockCategories(tx);
    const category = await findCategory(tx, categoryId);
    if (!category) return true;
    await removeCategory(tx, categoryId).catch(tellThatItIsUsed);
    await audit(tx, ctx, {
      action: 'deleteCategory',
      entity: 'category',
      entityId: categoryId,
      before: {
        name: category.name,
        uses: category.uses,
        position: category.position,
        colour: category.colour,
      },
    });
    return true;
  });

function tellThatItIsUsed(error: unknown): never {
  if (!isStillNamed(error)) throw error;
  throw new RuleError('categoryInUse', 'BAD_USER_INPUT', {}, { cause: error });
}
