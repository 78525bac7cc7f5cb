import { builder } from '#kit/graphql/builder.ts';
import { countsForRows } from '#kit/graphql/limits.ts';
import { loaderById } from '#kit/graphql/loader.ts';
import { byRule, viaParent } from '#kit/graphql/permission.ts';
import { languageTag } from '#kit/messages/locales.ts';
import { defineQueue } from '#kit/graphql/waiting.ts';
import { categoryName } from '../rules/hour-category.ts';
import { COUNTED_UP_TO, HOUR_DECISIONS } from '../rules/hour-entry.ts';
import { can } from '../rules/permissions.ts';
import { writtenMinutes } from '../rules/written-minutes.ts';
import {
  decideHourEntries,
  decideHourEntry,
  HOUR_OUTCOMES,
  undoHourDecision,
  undoHourDecisions,
  type HourOutcome,
} from './decide-hours.ts';
import { hourDecisions } from './decision.queries.ts';
import { findEntries, type HourRecord } from './entry.queries.ts';
import { HourEntry, HourEntryPage, HourStatusType } from './hours.graphql.ts';
import { countEntries, entryToDecide, listQueue, reachOf } from './list-queue.ts';
import type { HourCounts } from './queue.queries.ts';
import { totalBeside } from './totals.ts';

export const managers = byRule('managers', can.overseeSome);

const firstEntry = loaderById(async (ctx, ids) =>
  (await findEntries(ctx.db, ids)).map((entry) => ({
    ...entry,
    about: [
      writtenMinutes(entry.minutes, languageTag(ctx.locale)),
      categoryName(entry.categoryNames, ctx.locale),
      entry.place,
    ]
      .filter(Boolean)
      .join(' · '),
    text: entry.note,
    firstDay: entry.day,
    lastDay: entry.day,
  })),
);

defineQueue({
  name: 'hours',
  path: '/timelogs',
  isFor: can.overseeSome,
  look: async (ctx) =>
    (await hourDecisions.lookAtPending(ctx.db, reachOf(ctx))).map(({ firstId, ...waiting }) => ({
      ...waiting,
      path: `/timelogs?entry=${firstId}`,
      item: () => firstEntry(ctx).load(firstId),
    })),
});

const HourFilter = builder.inputType('HourFilter', {
  fields: (t) => ({
    search: t.string({ description: 'Beginnings of words of a student’s name; accents do not count.' }),
    status: t.field({ type: HourStatusType }),
    groupId: t.id(),
    categoryId: t.id(),
    studentId: t.id(),
  }),
});

const HourCountsType = builder.objectRef<HourCounts>('HourCounts').implement({
  description: 'How many entries match, by status; each is counted up to 1,000.',
  permission: viaParent,
  fields: (t) => ({
    pending: t.int({ resolve: ({ PENDING }) => Math.min(PENDING, COUNTED_UP_TO) }),
    confirmed: t.int({ resolve: ({ CONFIRMED }) => Math.min(CONFIRMED, COUNTED_UP_TO) }),
    refused: t.int({ resolve: ({ REFUSED }) => Math.min(REFUSED, COUNTED_UP_TO) }),
    oldest: t.expose('oldest', {
      type: 'DateTime',
      nullable: true,
      description: 'Since when the first of those that are pending waits.',
    }),
  }),
});

interface Decidable {
  entry: HourRecord;
  total: Awaited<ReturnType<typeof totalBeside>>;
}

const HourEntryToDecide = builder.objectRef<Decidable>('HourEntryToDecide').implement({
  description: 'Hours with what the student has in their category, in minutes.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.id({ resolve: ({ entry }) => entry.id }),
    entry: t.expose('entry', { type: HourEntry }),
    requiredMinutes: t.int({ resolve: ({ total }) => total.requiredMinutes }),
    confirmedMinutes: t.int({ resolve: ({ total }) => total.confirmedMinutes }),
    pendingMinutes: t.int({ resolve: ({ total }) => total.pendingMinutes }),
  }),
});

builder.queryFields((t) => ({
  hourEntries: t.field({
    type: HourEntryPage,
    permission: managers,
    description: 'Of students of the campuses whose manager the caller is, but for the caller’s own.',
    args: {
      filter: t.arg({ type: HourFilter }),
      first: t.arg.int({ defaultValue: 20 }),
      after: t.arg.id(),
    },
    resolve: (_, { filter, ...page }, ctx) => listQueue(ctx, { filter: filter ?? {}, ...page }),
  }),
  hourEntryCounts: t.field({
    type: HourCountsType,
    permission: managers,
    args: { filter: t.arg({ type: HourFilter }) },
    resolve: (_, { filter }, ctx) => countEntries(ctx, filter ?? {}),
  }),
  hourEntryToDecide: t.field({
    type: HourEntryToDecide,
    nullable: true,
    permission: managers,
    args: { entryId: t.arg.id({ required: true }) },
    extensions: countsForRows(1),
    resolve: async (_, { entryId }, ctx) => {
      const entry = await entryToDecide(ctx, entryId);
      return entry && { entry, total: await totalBeside(ctx, entry) };
    },
  }),
}));

const HourDecisionType = builder.enumType('HourDecision', { values: HOUR_DECISIONS });
const HourOutcomeKind = builder.enumType('HourOutcomeKind', {
  description:
    'Changed: left as it is, since it was changed or decided meanwhile. Gone: there is none to decide.',
  values: HOUR_OUTCOMES,
});

const HourOutcomeType = builder.objectRef<HourOutcome>('HourOutcome').implement({
  permission: viaParent,
  fields: (t) => ({
    entryId: t.exposeID('entryId'),
    outcome: t.expose('outcome', { type: HourOutcomeKind }),
  }),
});

const EntryToDecideInput = builder.inputType('HourEntryToDecideInput', {
  fields: (t) => ({
    decisionId: t.id({ required: true, description: 'A new id, made by the page.' }),
    entryId: t.id({ required: true }),
    version: t.int({ required: true, description: 'The version the decision is based on.' }),
  }),
});

const DecisionToUndoInput = builder.inputType('HourDecisionToUndoInput', {
  fields: (t) => ({ decisionId: t.id({ required: true }), entryId: t.id({ required: true }) }),
});

builder.mutationFields((t) => ({
  decideHourEntry: t.field({
    type: HourEntry,
    permission: managers,
    description: 'Also where another decision stands, which is then changed.',
    args: {
      decisionId: t.arg.id({ required: true, description: 'A new id, made by the page.' }),
      entryId: t.arg.id({ required: true }),
      version: t.arg.int({ required: true, description: 'The version the decision is based on.' }),
      status: t.arg({ type: HourDecisionType, required: true }),
      adminComments: t.arg.string({ required: true, description: 'The reason, which refusing needs.' }),
    },
    resolve: (_, { entryId, ...params }, ctx) => decideHourEntry(ctx, { recordId: entryId, ...params }),
  }),
  undoHourDecision: t.field({
    type: HourEntry,
    permission: managers,
    description: 'Restores what was there before the decision.',
    args: { decisionId: t.arg.id({ required: true }) },
    resolve: (_, { decisionId }, ctx) => undoHourDecision(ctx, decisionId),
  }),
  decideHourEntries: t.field({
    type: [HourOutcomeType],
    permission: managers,
    description: 'Up to 100, each for itself.',
    args: {
      decisions: t.arg({ type: [EntryToDecideInput], required: true }),
      status: t.arg({ type: HourDecisionType, required: true }),
      adminComments: t.arg.string({ required: true }),
    },
    resolve: (_, params, ctx) => decideHourEntries(ctx, params),
  }),
  undoHourDecisions: t.field({
    type: [HourOutcomeType],
    permission: managers,
    description: 'Up to 100, as far as they still stand.',
    args: { decisions: t.arg({ type: [DecisionToUndoInput], required: true }) },
    resolve: (_, { decisions }, ctx) => undoHourDecisions(ctx, decisions),
  }),
}));
