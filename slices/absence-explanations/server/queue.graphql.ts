import { dayIn } from '#kit/calendar/zone.ts';
import { builder } from '#kit/graphql/builder.ts';
import { countsForRows } from '#kit/graphql/limits.ts';
import { loaderById } from '#kit/graphql/loader.ts';
import { byRule, viaParent } from '#kit/graphql/permission.ts';
import { defineQueue } from '#kit/graphql/waiting.ts';
import { AttendanceStatusType } from '#slices/attendance/server/api.ts';
import { EXPLANATION_DECISIONS } from '../rules/explanation.ts';
import { can } from '../rules/permissions.ts';
import { deciding } from './decide-explanation.ts';
import { explanationDecisions } from './decision.queries.ts';
import { effectOf, type Effect, type Outcome } from './effect.ts';
import { AbsenceExplanation, ExplanationStatusType } from './explanation.graphql.ts';
import { findExplanations } from './explanation.queries.ts';
import { countExplanations, explanationToDecide, listQueue, reachOf } from './list-queue.ts';
import { AbsenceExplanationPage } from './own-absences.graphql.ts';
import { findExplanationGroups, type ExplanationCounts } from './queue.queries.ts';

const deciders = byRule('attendance admins', can.overseeSome);

const firstExplanation = loaderById(async (ctx, ids) =>
  (await findExplanations(ctx.db, { ids, locale: ctx.locale })).map((explanation) => {
    const day = dayIn(explanation.startsAt, explanation.timeZone);
    return { ...explanation, about: explanation.courseName ?? '', firstDay: day, lastDay: day };
  }),
);

defineQueue({
  name: 'absenceExplanations',
  path: '/attendances/explanations',
  isFor: can.overseeSome,
  look: async (ctx) =>
    (await explanationDecisions.lookAtPending(ctx.db, reachOf(ctx))).map(({ firstId, ...waiting }) => ({
      ...waiting,
      path: `/attendances/explanations?explanation=${firstId}`,
      item: () => firstExplanation(ctx).load(firstId),
    })),
});

const ExplanationFilter = builder.inputType('ExplanationFilter', {
  fields: (t) => ({
    search: t.string({ description: 'Beginnings of words of a student’s name; accents do not count.' }),
    status: t.field({ type: ExplanationStatusType }),
    groupId: t.id(),
  }),
});

const ExplanationCountsType = builder.objectRef<ExplanationCounts>('ExplanationCounts').implement({
  description: 'How many explanations match, by status.',
  permission: viaParent,
  fields: (t) => ({
    pending: t.exposeInt('PENDING'),
    explained: t.exposeInt('EXPLAINED'),
    excused: t.exposeInt('EXCUSED'),
    oldest: t.expose('oldest', {
      type: 'DateTime',
      nullable: true,
      description: 'Since when the first of those that are pending waits.',
    }),
  }),
});

const ExplanationGroup = builder
  .objectRef<{ id: string; name: string; regionName: string }>('ExplanationGroup')
  .implement({
    description: 'A group from which explanations came.',
    permission: viaParent,
    fields: (t) => ({
      _id: t.exposeID('id'),
      name: t.exposeString('name'),
      regionName: t.exposeString('regionName'),
    }),
  });

const ExplanationOutcome = builder.objectRef<Outcome>('ExplanationOutcome').implement({
  permission: viaParent,
  fields: (t) => ({
    status: t.expose('status', { type: AttendanceStatusType, description: 'Of the student in the class.' }),
    percent: t.expose('percent', { type: 'Percent', nullable: true, description: 'Of the term.' }),
    deduction: t.expose('deduction', { type: 'Percent', description: 'Of the term.' }),
  }),
});

const ExplanationEffect = builder.objectRef<Effect>('ExplanationEffect').implement({
  description: 'What the decisions come to.',
  permission: viaParent,
  fields: (t) => ({
    now: t.expose('now', { type: ExplanationOutcome }),
    explained: t.expose('explained', { type: ExplanationOutcome }),
    excused: t.expose('excused', { type: ExplanationOutcome }),
  }),
});

interface Decidable {
  explanation: Awaited<ReturnType<typeof explanationToDecide>> & object;
}

const ExplanationToDecide = builder.objectRef<Decidable>('ExplanationToDecide').implement({
  permission: viaParent,
  fields: (t) => ({
    _id: t.id({ resolve: ({ explanation }) => explanation.id }),
    explanation: t.expose('explanation', { type: AbsenceExplanation }),
    effect: t.field({
      type: ExplanationEffect,
      nullable: true,
      description: 'None where the student is not on the roll of the class any more.',
      extensions: countsForRows(1),
      resolve: ({ explanation }, _, ctx) => effectOf(ctx, explanation),
    }),
  }),
});

builder.queryFields((t) => ({
  absenceExplanations: t.field({
    type: AbsenceExplanationPage,
    permission: deciders,
    description: 'Of students of the campuses whose attendance admin the caller is.',
    args: {
      filter: t.arg({ type: ExplanationFilter }),
      first: t.arg.int({ defaultValue: 20 }),
      after: t.arg.id(),
    },
    resolve: (_, { filter, ...page }, ctx) => listQueue(ctx, { filter: filter ?? {}, ...page }),
  }),
  absenceExplanationCounts: t.field({
    type: ExplanationCountsType,
    permission: deciders,
    args: { filter: t.arg({ type: ExplanationFilter }) },
    resolve: (_, { filter }, ctx) => countExplanations(ctx, filter ?? {}),
  }),
  explanationGroups: t.field({
    type: [ExplanationGroup],
    permission: deciders,
    resolve: (_, __, ctx) => findExplanationGroups(ctx.db, reachOf(ctx)),
  }),
  explanationToDecide: t.field({
    type: ExplanationToDecide,
    nullable: true,
    permission: deciders,
    args: { explanationId: t.arg.id({ required: true }) },
    resolve: async (_, { explanationId }, ctx) => {
      const explanation = await explanationToDecide(ctx, explanationId);
      return explanation && { explanation };
    },
  }),
}));

const ExplanationDecisionType = builder.enumType('ExplanationDecision', { values: EXPLANATION_DECISIONS });

builder.mutationFields((t) => ({
  decideAbsenceExplanation: t.field({
    type: AbsenceExplanation,
    permission: deciders,
    description: 'Also where another decision stands, which is then changed.',
    args: {
      decisionId: t.arg.id({ required: true, description: 'A new id, made by the page.' }),
      explanationId: t.arg.id({ required: true }),
      version: t.arg.int({ required: true, description: 'The version the decision is based on.' }),
      status: t.arg({ type: ExplanationDecisionType, required: true }),
      adminComments: t.arg.string({ required: true }),
    },
    resolve: (_, { explanationId, ...params }, ctx) =>
      deciding.decide(ctx, { recordId: explanationId, ...params }),
  }),
  undoExplanationDecision: t.field({
    type: AbsenceExplanation,
    permission: deciders,
    description: 'Restores what was there before the decision.',
    args: { decisionId: t.arg.id({ required: true }) },
    resolve: (_, { decisionId }, ctx) => deciding.undo(ctx, decisionId),
  }),
}));
