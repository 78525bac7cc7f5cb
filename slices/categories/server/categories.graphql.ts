import { builder } from '#kit/graphql/builder.ts';
import { byRule, signedIn, viaParent } from '#kit/graphql/permission.ts';
import { CATEGORY_COLOURS, CATEGORY_USES } from '../rules/category.ts';
import { can } from '../rules/permissions.ts';
import { listCategories, type CategoryRecord } from './category.queries.ts';
import { createCategory } from './create-category.ts';
import { deleteCategory } from './delete-category.ts';
import { updateCategory } from './update-category.ts';

const keepers = byRule('superadmins', can.manage);

const CategoryUseType = builder.enumType('CategoryUse', { values: CATEGORY_USES });

const CategoryColourType = builder.enumType('CategoryColour', { values: CATEGORY_COLOURS });

export const Category = builder.objectRef<CategoryRecord>('Category').implement({
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id'),
    name: t.exposeString('name'),
    uses: t.expose('uses', {
      type: [CategoryUseType],
      description: 'For what it can be newly chosen; what is sorted by it already stays so.',
    }),
    position: t.exposeInt('position', { description: 'Where it stands among the others.' }),
    colour: t.expose('colour', { type: CategoryColourType }),
    version: t.exposeInt('version', {
      description: 'Sent back with a change, so that none is overwritten unseen.',
    }),
  }),
});

const CategoryInput = builder.inputType('CategoryInput', {
  fields: (t) => ({
    name: t.string({ required: true }),
    uses: t.field({ type: [CategoryUseType], required: true }),
    position: t.int(),
    colour: t.field({ type: CategoryColourType }),
  }),
});

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
