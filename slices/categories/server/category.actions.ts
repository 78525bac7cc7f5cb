import { isStillNamed } from '#kit/db/constraint.ts';
import type { Tx } from '#kit/db/database.ts';
import { deleteRow, insertRow, updateRow } from '#kit/db/rows.ts';
import { createRecord, deleteRecord, updateRecord, type Entity } from '#kit/graphql/change-record.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import type { InputOf } from '#kit/record/field.ts';
import { category } from '../rules/category.ts';
import { findCategory, isNameTaken, lockCategories, type CategoryRecord } from './category.queries.ts';

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
      return insertRow(tx, 'category', { id, ...values, uses: [...values.uses] });
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
      await updateRow(tx, 'category', categoryId, { ...after, uses: [...after.uses] });
    },
  });

/** Refused while something is sorted by it, which the tables that name it know. */
export const deleteCategory = (ctx: Context, id: string): Promise<boolean> =>
  deleteRecord(ctx, entity, {
    action: 'deleteCategory',
    id,
    isGoneFine: true,
    remove: (tx) =>
      deleteRow(tx, 'category', id).catch((error: unknown) => {
        throw isStillNamed(error)
          ? new RuleError('categoryInUse', 'BAD_USER_INPUT', {}, { cause: error })
          : error;
      }),
  });
