import { builder } from '#kit/graphql/builder.ts';
import { countsForRows } from '#kit/graphql/limits.ts';
import { inPerson, signedIn, viaParent } from '#kit/graphql/permission.ts';
import { fullName } from '#slices/people/rules/person.ts';
import {
  deleteEvaluation,
  publishEvaluation,
  saveEvaluation,
  withdrawEvaluation,
} from './evaluation.actions.ts';
import { Evaluation, EvaluationPage, EvaluationStatusType, managers } from './evaluations.graphql.ts';
import { EvaluationForm } from './forms.graphql.ts';
import type { EvaluatedGroup } from './group.queries.ts';
import { MAX_ABOUT_ONE } from './evaluation.queries.ts';
import {
  evaluationsAbout,
  evaluationToRead,
  formsOfGroup,
  groupToEvaluate,
  listEvaluations,
  managedGroups,
  walkThrough,
  type WalkRow,
} from './list-evaluations.ts';

const EvaluationGroup = builder.objectRef<EvaluatedGroup>('EvaluationGroup').implement({
  description: 'A group whose students the caller may evaluate.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id'),
    name: t.exposeString('name'),
    regionId: t.exposeID('regionId'),
    regionName: t.exposeString('regionName'),
    isArchived: t.exposeBoolean('isArchived', {
      description: 'It stands here for the evaluations that were made in it.',
    }),
    today: t.expose('today', { type: 'Day', description: 'On the campus.' }),
  }),
});

const EvaluatedStudent = builder.objectRef<WalkRow>('EvaluatedStudent').implement({
  description: 'A student of a group, with what there is of their evaluation by a form.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.id({ resolve: ({ groupId, formId, student }) => `${groupId}:${formId}:${student.id}` }),
    personId: t.id({ resolve: ({ student }) => student.id }),
    name: t.string({ resolve: ({ student }) => fullName(student) }),
    evaluation: t.expose('evaluation', {
      type: Evaluation,
      nullable: true,
      description:
        'The caller’s own: the draft there is, else what was published in the last seven days; null where one is to be begun.',
    }),
  }),
});

const EvaluationFilterInput = builder.inputType('EvaluationFilter', {
  fields: (t) => ({
    search: t.string({ description: 'Beginnings of words of a student’s name; accents do not count.' }),
    status: t.field({ type: EvaluationStatusType }),
    groupId: t.id(),
    formId: t.id(),
  }),
});

builder.queryFields((t) => ({
  evaluationGroups: t.field({
    type: [EvaluationGroup],
    permission: managers,
    resolve: (_, __, ctx) => managedGroups(ctx),
  }),
  evaluations: t.field({
    type: EvaluationPage,
    permission: managers,
    description:
      'Of students of the campuses whose manager the caller is, but for the caller; the latest day first.',
    args: {
      filter: t.arg({ type: EvaluationFilterInput }),
      first: t.arg.int({ defaultValue: 20 }),
      after: t.arg.id(),
    },
    resolve: (_, { filter, ...page }, ctx) => listEvaluations(ctx, { filter: filter ?? {}, ...page }),
  }),
  evaluation: t.field({
    type: Evaluation,
    nullable: true,
    permission: signedIn,
    args: { evaluationId: t.arg.id({ required: true }) },
    extensions: countsForRows(1),
    resolve: (_, { evaluationId }, ctx) => evaluationToRead(ctx, evaluationId),
  }),
  evaluationsAbout: t.field({
    type: [Evaluation],
    permission: signedIn,
    description:
      'Of one student by all evaluators, the latest day first: what managers of the campus, or teachers of the group, may read.',
    args: { personId: t.arg.id({ required: true }), formId: t.arg.id() },
    extensions: countsForRows(MAX_ABOUT_ONE),
    resolve: (_, about, ctx) => evaluationsAbout(ctx, about),
  }),
  evaluationGroup: t.field({
    type: EvaluationGroup,
    nullable: true,
    permission: signedIn,
    description: 'For managers of its campus and its teachers.',
    args: { groupId: t.arg.id({ required: true }) },
    extensions: countsForRows(1),
    resolve: (_, { groupId }, ctx) => groupToEvaluate(ctx, groupId),
  }),
  formsToEvaluateBy: t.field({
    type: [EvaluationForm],
    permission: signedIn,
    description: 'Those of the campus of a group that the caller manages or teaches; archived ones last.',
    args: { groupId: t.arg.id({ required: true }) },
    resolve: (_, { groupId }, ctx) => formsOfGroup(ctx, groupId),
  }),
  evaluationsOf: t.field({
    type: [EvaluatedStudent],
    permission: signedIn,
    description: 'The students of a group by name; none where the caller neither manages nor teaches it.',
    args: { groupId: t.arg.id({ required: true }), formId: t.arg.id({ required: true }) },
    resolve: (_, walk, ctx) => walkThrough(ctx, walk),
  }),
}));

const AnswerInput = builder.inputType('EvaluationAnswerInput', {
  fields: (t) => ({
    criterionId: t.id({ required: true }),
    score: t.int({ description: 'From 1 to 5, for a scale.' }),
    text: t.string(),
  }),
});

const EvaluationInput = builder.inputType('EvaluationInput', {
  fields: (t) => ({
    formId: t.id({ required: true }),
    groupId: t.id({ required: true }),
    personId: t.id({ required: true, description: 'Of the student.' }),
    day: t.field({ type: 'Day', required: true, description: 'Of the campus.' }),
    answers: t.field({ type: [AnswerInput], required: true, description: 'All that were given so far.' }),
    comment: t.string({ required: true }),
  }),
});

builder.mutationFields((t) => {
  const based = {
    evaluationId: t.arg.id({ required: true }),
    version: t.arg.int({ required: true, description: 'The version the change is based on.' }),
  };
  return {
    saveEvaluation: t.field({
      type: Evaluation,
      // It speaks in the evaluator’s name.
      permission: inPerson(signedIn),
      description: 'As a draft. One that is begun with an archived form is written on in all the same.',
      args: {
        evaluationId: t.arg.id({ required: true, description: 'A new id, made by the page, for a new one.' }),
        version: t.arg.int({ description: 'The version the change is based on; none for a new one.' }),
        input: t.arg({ type: EvaluationInput, required: true }),
      },
      resolve: (_, saved, ctx) => saveEvaluation(ctx, saved),
    }),
    publishEvaluation: t.field({
      type: Evaluation,
      permission: inPerson(signedIn),
      description: 'Shows it to the student.',
      args: based,
      resolve: (_, saved, ctx) => publishEvaluation(ctx, saved),
    }),
    withdrawEvaluation: t.field({
      type: Evaluation,
      permission: signedIn,
      description: 'Makes it a draft again, unless the student has acknowledged it.',
      args: based,
      resolve: (_, saved, ctx) => withdrawEvaluation(ctx, saved),
    }),
    deleteEvaluation: t.id({
      permission: signedIn,
      description: 'A draft, for good.',
      args: based,
      resolve: (_, saved, ctx) => deleteEvaluation(ctx, saved),
    }),
  };
});
