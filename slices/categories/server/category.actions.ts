import { isStillNamed } from '#kit/db/constraint.ts';
import type { Tx } from '#kit/db/database.ts';
import { createRecord, deleteRecord, updateRecord, type Entity } from '#kit/graphql/change-record.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import type { InputOf } from '#kit/record/field.ts';
import { category } from '../rules/category.ts';
import {
  findCategory,
  insertCategory,
  isNameTaken,
  lockCategories,
  removeCategory,
  updateCategoryValues,
  type CategoryRecord,
} from './category.queries.ts';

type CategoryInput = InputOf<typeof category>;

const entity: Entity<typeof category, CategoryRecord> = {
  name: 'category',
  fields: category,
  async load(tx, _, id) {
    await lockCategories(tx);
    return findCategory(tx, id);
  },
};

async function refuseTakenName(tx: Tx, { name }: { name: string }, id: string): Promise<void> {
  if (await isNameTaken(tx, name, id))
    throw new RuleError('categoryNameTaken', 'BAD_USER_INPUT', {}, { field: 'name' });
}

export const createCategory = (ctx: Context, id: string, input: CategoryInput): Promise<CategoryRecord> =>
  createRecord(ctx, entity, {
    action: 'createCategory',
    id,
    input,
    async insert(tx, values) {
      await lockCategories(tx);
      await refuseTakenName(tx, values, id);
      return insertCategory(tx, id, values);
    },
  });

export const updateCategory = (
  ctx: Context,
  {
    categoryId,
    version,
    categoryInput,
  }: { categoryId: string; version: number; categoryInput: CategoryInput },
): Promise<CategoryRecord> =>
  updateRecord(ctx, entity, {
    action: 'updateCategory',
    id: categoryId,
    version,
    input: categoryInput,
    async write(tx, { after }) {
      await refuseTakenName(tx, after, categoryId);
      await updateCategoryValues(tx, categoryId, after);
    },
  });

/** Refused while something is sorted by it, which the tables that name it know. */
export const deleteCategory = (ctx: Context, id: string): Promise<boolean> =>
  deleteRecord(ctx, entity, {
    action: 'deleteCategory',
    id,
    isGoneFine: true,
    remove: (tx) =>
      removeCategory(tx, id).catch((error: unknown) => {
        throw isStillNamed(error)
          ? new RuleError('categoryInUse', 'BAD_USER_INPUT', {}, { cause: error })
          : error;
      }),
  });
