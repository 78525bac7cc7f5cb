import { builder } from '#kit/graphql/builder.ts';
import { countsForRows } from '#kit/graphql/limits.ts';
import { signedIn, viaParent } from '#kit/graphql/permission.ts';
import { fullName } from '#slices/people/rules/person.ts';
import type { HourRequirement } from '../rules/summary.ts';
import { archiveHourCategory, saveHourCategory } from './category.actions.ts';
import type { ManagedHourGroup } from './group.queries.ts';
import { HourCategory, HourCategoryTotal } from './hours.graphql.ts';
import {
  managedCategories,
  managedGroup,
  managedGroups,
  policyOf,
  saveHourPolicy,
  type PolicyRecord,
} from './policy.actions.ts';
import { managers } from './queue.graphql.ts';
import { hoursOfStudent, hourTotals, type StudentTotal } from './totals.ts';

const HourGroupType = builder.objectRef<ManagedHourGroup>('HourGroup').implement({
  description: 'A group whose hours the caller looks after.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id'),
    name: t.exposeString('name'),
    regionId: t.exposeID('regionId'),
    regionName: t.exposeString('regionName'),
  }),
});

const HourTotal = builder.objectRef<StudentTotal>('HourTotal').implement({
  description: 'What a student has logged with a group.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.id({ resolve: ({ group, student }) => `${group.id}:${student.id}` }),
    studentId: t.id({ resolve: ({ student }) => student.id }),
    studentName: t.string({ resolve: ({ student }) => fullName(student) }),
    givenName: t.string({ resolve: ({ student }) => student.firstName }),
    familyName: t.string({ resolve: ({ student }) => student.lastName }),
    studentNumber: t.string({ nullable: true, resolve: ({ student }) => student.studentNumber }),
    groupName: t.string({ resolve: ({ group }) => group.name }),
    regionName: t.string({ resolve: ({ group }) => group.regionName }),
    categories: t.field({
      type: [HourCategoryTotal],
      extensions: countsForRows(5),
      resolve: ({ categories }) => [...categories],
    }),
  }),
});

const HourRequirementType = builder.objectRef<HourRequirement>('HourRequirement').implement({
  permission: viaParent,
  fields: (t) => ({
    categoryId: t.exposeID('categoryId'),
    requiredMinutes: t.exposeInt('requiredMinutes'),
  }),
});

const HourPolicy = builder.objectRef<PolicyRecord>('HourPolicy').implement({
  description: 'What is required of a group.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('groupId', { description: 'Of the group.' }),
    groupId: t.exposeID('groupId'),
    regionId: t.exposeID('regionId'),
    requirements: t.field({
      type: [HourRequirementType],
      extensions: countsForRows(10),
      resolve: ({ requirements }) => [...requirements],
    }),
    categories: t.field({
      type: [HourCategory],
      description: 'All of the campus, archived ones included.',
      extensions: countsForRows(10),
      resolve: ({ categories }) => [...categories],
    }),
    version: t.exposeInt('version', { description: '0 where nothing was ever required.' }),
    today: t.expose('today', { type: 'Day', description: 'On the campus.' }),
    dueOn: t.expose('dueOn', {
      type: 'Day',
      nullable: true,
      description: 'Until when they are to be met; null stands for the end of the term that runs.',
    }),
  }),
});

builder.queryFields((t) => ({
  hourGroups: t.field({
    type: [HourGroupType],
    permission: managers,
    description: 'The first twenty that a search finds, those of today before others.',
    args: { search: t.arg.string({ description: 'Beginnings of words of its name.' }) },
    resolve: (_, { search }, ctx) => managedGroups(ctx, search ?? null),
  }),
  hourGroup: t.field({
    type: HourGroupType,
    nullable: true,
    permission: managers,
    description: 'The one that is named, null where it is out of reach; without a name the first.',
    args: { groupId: t.arg.id() },
    resolve: (_, { groupId }, ctx) => managedGroup(ctx, groupId ?? null),
  }),
  hourCategories: t.field({
    type: [HourCategory],
    permission: managers,
    description: 'Of the campuses whose manager the caller is, archived ones included.',
    resolve: (_, __, ctx) => managedCategories(ctx),
  }),
  hourTotals: t.field({
    type: [HourTotal],
    permission: managers,
    description: 'The students of a group by name; none where the caller does not look after it.',
    args: { groupId: t.arg.id({ required: true }) },
    extensions: countsForRows(60),
    resolve: (_, { groupId }, ctx) => hourTotals(ctx, groupId),
  }),
  hoursOfStudent: t.field({
    type: [HourTotal],
    permission: signedIn,
    description:
      'By the groups of a student that the caller looks after, the newest first; none of anybody else, nor of oneself.',
    args: { personId: t.arg.id({ required: true }) },
    extensions: countsForRows(3),
    resolve: (_, { personId }, ctx) => hoursOfStudent(ctx, personId),
  }),
  hourPolicy: t.field({
    type: HourPolicy,
    nullable: true,
    permission: managers,
    args: { groupId: t.arg.id({ required: true }) },
    extensions: countsForRows(1),
    resolve: (_, { groupId }, ctx) => policyOf(ctx, groupId),
  }),
}));

const RequirementInput = builder.inputType('HourRequirementInput', {
  fields: (t) => ({
    categoryId: t.id({ required: true }),
    requiredMinutes: t.int({ required: true }),
  }),
});

const CategoryNameInput = builder.inputType('HourCategoryNameInput', {
  fields: (t) => ({ locale: t.string({ required: true }), name: t.string({ required: true }) }),
});

const CategoryInput = builder.inputType('HourCategoryInput', {
  fields: (t) => ({
    names: t.field({
      type: [CategoryNameInput],
      required: true,
      description: 'English is always among them; what is blank is left out.',
    }),
  }),
});

builder.mutationFields((t) => ({
  saveHourPolicy: t.field({
    type: HourPolicy,
    permission: managers,
    args: {
      groupId: t.arg.id({ required: true }),
      version: t.arg.int({ required: true, description: 'The version the change is based on.' }),
      dueOn: t.arg({ type: 'Day' }),
      requirements: t.arg({ type: [RequirementInput], required: true }),
    },
    resolve: (_, { dueOn, ...saved }, ctx) => saveHourPolicy(ctx, { ...saved, dueOn: dueOn ?? null }),
  }),
  saveHourCategory: t.field({
    type: HourCategory,
    permission: managers,
    args: {
      categoryId: t.arg.id({ required: true, description: 'A new id, made by the form, for a new one.' }),
      version: t.arg.int({ description: 'The version the change is based on; none for a new one.' }),
      regionId: t.arg.id({ required: true }),
      input: t.arg({ type: CategoryInput, required: true }),
    },
    resolve: (_, { input, ...saved }, ctx) => saveHourCategory(ctx, { ...saved, ...input }),
  }),
  archiveHourCategory: t.field({
    type: HourCategory,
    permission: managers,
    description: 'Takes it from what is offered, or puts it back there.',
    args: {
      categoryId: t.arg.id({ required: true }),
      version: t.arg.int({ required: true }),
      isArchived: t.arg.boolean({ required: true }),
    },
    resolve: (_, archived, ctx) => archiveHourCategory(ctx, archived),
  }),
}));
