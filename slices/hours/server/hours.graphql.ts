import { builder } from '#kit/graphql/builder.ts';
import { countedPageType } from '#kit/graphql/page.ts';
import { viaParent } from '#kit/graphql/permission.ts';
import { plainFields } from '#kit/graphql/record-types.ts';
import { decidedFields } from '#slices/people/server/api.ts';
import { categoryName, type CategoryName } from '../rules/hour-category.ts';
import { HOUR_STATUSES, hourEntry } from '../rules/hour-entry.ts';
import type { HourRecord } from './entry.queries.ts';
import type { CategoryRecord } from './policy.queries.ts';
import type { NamedTotal } from './totals.ts';

export const HourStatusType = builder.enumType('HourStatus', { values: HOUR_STATUSES });

export const HourEntry = builder.objectRef<HourRecord>('HourEntry').implement({
  description: 'What a student served on a day.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id'),
    ...plainFields(t, hourEntry),
    categoryName: t.string({
      description: 'In the language of the call.',
      resolve: ({ categoryNames }, _, ctx) => categoryName(categoryNames, ctx.locale),
    }),
    groupId: t.exposeID('groupId'),
    groupName: t.exposeString('groupName'),
    regionName: t.exposeString('regionName'),
    timeZone: t.exposeString('timeZone', { description: 'Of the campus.' }),
    status: t.expose('status', { type: HourStatusType }),
    loggedAt: t.expose('createdAt', { type: 'DateTime' }),
    ...decidedFields(t),
  }),
});

export const HourEntryPage = countedPageType('HourEntryPage', HourEntry);

export const HourCategoryTotal = builder.objectRef<NamedTotal>('HourCategoryTotal').implement({
  description: 'What a student has in a category, in minutes.',
  permission: viaParent,
  fields: (t) => ({
    categoryId: t.exposeID('categoryId'),
    name: t.exposeString('name', { description: 'In the language of the call.' }),
    requiredMinutes: t.exposeInt('requiredMinutes', { description: '0 where none are.' }),
    confirmedMinutes: t.exposeInt('confirmedMinutes'),
    pendingMinutes: t.exposeInt('pendingMinutes'),
    minutesPerWeek: t.exposeInt('minutesPerWeek', {
      nullable: true,
      description:
        'What is still to be served in each week until the term ends, this one included; null without a term.',
    }),
  }),
});

const HourCategoryName = builder.objectRef<CategoryName>('HourCategoryName').implement({
  permission: viaParent,
  fields: (t) => ({ locale: t.exposeString('locale'), name: t.exposeString('name') }),
});

export const HourCategory = builder.objectRef<CategoryRecord>('HourCategory').implement({
  description: 'What students of a campus serve in.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id'),
    regionId: t.exposeID('regionId'),
    regionName: t.exposeString('regionName'),
    name: t.string({
      description: 'In the language of the call.',
      resolve: ({ names }, _, ctx) => categoryName(names, ctx.locale),
    }),
    names: t.field({
      type: [HourCategoryName],
      resolve: ({ names }) => Object.entries(names).map(([locale, name]) => ({ locale, name })),
    }),
    isArchived: t.exposeBoolean('isArchived', { description: 'Not offered any more.' }),
    version: t.exposeInt('version'),
  }),
});
