import { builder } from '#kit/graphql/builder.ts';
import { countsForRows } from '#kit/graphql/limits.ts';
import { viaParent } from '#kit/graphql/permission.ts';
import { inLanguage, listedTexts } from '../rules/evaluation-form.ts';
import {
  asked,
  CriterionKindType,
  EvaluationCriterion,
  EvaluationText,
  managers,
} from './evaluations.graphql.ts';
import { archiveEvaluationForm, managedForms, saveEvaluationForm } from './form.actions.ts';
import type { FormRecord } from './form.queries.ts';

export const EvaluationForm = builder.objectRef<FormRecord>('EvaluationForm').implement({
  description: 'What students of a campus are evaluated by, in its newest version.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id'),
    regionId: t.exposeID('regionId'),
    regionName: t.exposeString('regionName'),
    name: t.string({
      description: 'In the language of the call.',
      resolve: ({ names }, _, ctx) => inLanguage(names, ctx.locale),
    }),
    names: t.field({
      type: [EvaluationText],
      extensions: countsForRows(2),
      resolve: ({ names }) => listedTexts(names),
    }),
    criteria: t.field({
      type: [EvaluationCriterion],
      extensions: countsForRows(5),
      resolve: ({ versionId, criteria }) => asked(versionId, criteria),
    }),
    isArchived: t.exposeBoolean('isArchived', { description: 'Nobody is evaluated by it any more.' }),
    number: t.exposeInt('number', { description: 'Of the newest version.' }),
    isUsed: t.exposeBoolean('isUsed', {
      description: 'Whether evaluations use the newest version: a change then makes the next one.',
    }),
    version: t.exposeInt('version', { description: 'Counts the changes.' }),
  }),
});

builder.queryFields((t) => ({
  evaluationForms: t.field({
    type: [EvaluationForm],
    permission: managers,
    description: 'Of the campuses whose manager the caller is, or of one of them; archived ones last.',
    args: { regionId: t.arg.id() },
    resolve: (_, { regionId }, ctx) => managedForms(ctx, regionId),
  }),
}));

const TextInput = builder.inputType('EvaluationTextInput', {
  fields: (t) => ({ locale: t.string({ required: true }), text: t.string({ required: true }) }),
});

const CriterionInput = builder.inputType('EvaluationCriterionInput', {
  fields: (t) => ({
    criterionId: t.id({ required: true, description: 'A new id, made by the page, for a new one.' }),
    kind: t.field({ type: CriterionKindType, required: true }),
    labels: t.field({ type: [TextInput], required: true, description: 'English is needed.' }),
    lows: t.field({ type: [TextInput], description: 'What 1 means, of a scale.' }),
    twos: t.field({ type: [TextInput], description: 'What the steps between mean; may be left out.' }),
    threes: t.field({ type: [TextInput] }),
    fours: t.field({ type: [TextInput] }),
    highs: t.field({ type: [TextInput], description: 'What 5 means, of a scale.' }),
    isOptional: t.boolean({ required: true }),
  }),
});

builder.mutationFields((t) => ({
  saveEvaluationForm: t.field({
    type: EvaluationForm,
    permission: managers,
    args: {
      formId: t.arg.id({ required: true, description: 'A new id, made by the page, for a new one.' }),
      regionId: t.arg.id({ required: true }),
      version: t.arg.int({ description: 'The version the change is based on; none for a new one.' }),
      names: t.arg({ type: [TextInput], required: true, description: 'English is needed.' }),
      criteria: t.arg({ type: [CriterionInput], required: true, description: 'In their order.' }),
    },
    resolve: (_, saved, ctx) => saveEvaluationForm(ctx, saved),
  }),
  archiveEvaluationForm: t.field({
    type: EvaluationForm,
    permission: managers,
    description: 'Takes it from what is offered, or puts it back there.',
    args: {
      formId: t.arg.id({ required: true }),
      version: t.arg.int({ required: true }),
      isArchived: t.arg.boolean({ required: true }),
    },
    resolve: (_, archived, ctx) => archiveEvaluationForm(ctx, archived),
  }),
}));
