import { builder } from '#kit/graphql/builder.ts';
import { byRule, signedIn, viaParent } from '#kit/graphql/permission.ts';
import { enumType, recordFields, recordInput } from '#kit/graphql/record-types.ts';
import { CATEGORY_USES, category } from '../rules/category.ts';
import { can } from '../rules/permissions.ts';
import { createCategory, deleteCategory, updateCategory } from './category.actions.ts';
import { listCategories, type CategoryRecord } from './category.queries.ts';

const keepers = byRule('superadmins', can.manage);

const CategoryUseType = enumType('CategoryUse', CATEGORY_USES);

export const Category = builder.objectRef<CategoryRecord>('Category').implement({
  permission: viaParent,
  fields: (t) => ({
    ...recordFields(t, category),
  }),
});

const CategoryInput = recordInput('CategoryInput', category);

builder.queryField('categories', (t) =>
  t.field({
    type: [Category],
    permission: signedIn,
    args: { use: t.arg({ type: CategoryUseType, description: 'All of them without it.' }) },
    resolve: (_, { use }, ctx) => listCategories(ctx.db, use ?? null),
  }),
);

builder.mutationField('createCategory', (t) =>
  t.field({
    type: Category,
    permission: keepers,
    args: {
      categoryId: t.arg.id({ required: true, description: 'A new id, made by the form.' }),
      categoryInput: t.arg({ type: CategoryInput, required: true }),
    },
    resolve: (_, { categoryId, categoryInput }, ctx) => createCategory(ctx, categoryId, categoryInput),
  }),
);

builder.mutationField('updateCategory', (t) =>
  t.field({
    type: Category,
    permission: keepers,
    args: {
      categoryId: t.arg.id({ required: true }),
      version: t.arg.int({ required: true, description: 'The version the change is based on.' }),
      categoryInput: t.arg({ type: CategoryInput, required: true }),
    },
    resolve: (_, change, ctx) => updateCategory(ctx, change),
  }),
);

builder.mutationField('deleteCategory', (t) =>
  t.boolean({
    description: 'Refused while something is sorted by it.',
    permission: keepers,
    args: { categoryId: t.arg.id({ required: true }) },
    resolve: (_, { categoryId }, ctx) => deleteCategory(ctx, categoryId),
  }),
);
