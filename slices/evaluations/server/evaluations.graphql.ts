import { builder } from '#kit/graphql/builder.ts';
import { actorOf } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { countsForRows } from '#kit/graphql/limits.ts';
import { countedPageType } from '#kit/graphql/page.ts';
import { byRule, viaParent } from '#kit/graphql/permission.ts';
import { fullName } from '#slices/people/rules/person.ts';
import { nameById, studentNameFields } from '#slices/people/server/api.ts';
import { EVALUATION_STATUSES, missingAnswers, type Answers } from '../rules/evaluation.ts';
import {
  CRITERION_KINDS,
  inLanguage,
  listedTexts,
  stepLabelsOf,
  type Criterion,
  type WrittenText,
} from '../rules/evaluation-form.ts';
import { can } from '../rules/permissions.ts';
import type { EvaluationRecord } from './evaluation.queries.ts';

export const managers = byRule('managers', can.overseeSome);

export const EvaluationStatusType = builder.enumType('EvaluationStatus', { values: EVALUATION_STATUSES });
export const CriterionKindType = builder.enumType('EvaluationCriterionKind', { values: CRITERION_KINDS });

export const EvaluationText = builder.objectRef<WrittenText>('EvaluationText').implement({
  permission: viaParent,
  fields: (t) => ({ locale: t.exposeString('locale'), text: t.exposeString('text') }),
});

interface Asked {
  formVersionId: string;
  criterion: Criterion;
}

/** The criteria as a version of a form asks them: another may ask the same one in other words. */
export const asked = (formVersionId: string, criteria: readonly Criterion[]): Asked[] =>
  criteria.map((criterion) => ({ formVersionId, criterion }));

export const EvaluationCriterion = builder.objectRef<Asked>('EvaluationCriterion').implement({
  description: 'What a version of a form asks.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.id({ resolve: ({ formVersionId, criterion }) => `${formVersionId}:${criterion.id}` }),
    criterionId: t.id({
      description: 'The same in each version of the form.',
      resolve: ({ criterion }) => criterion.id,
    }),
    kind: t.field({ type: CriterionKindType, resolve: ({ criterion }) => criterion.kind }),
    isOptional: t.boolean({ resolve: ({ criterion }) => criterion.isOptional }),
    label: t.string({
      description: 'In the language of the call.',
      resolve: ({ criterion }, _, ctx) => inLanguage(criterion.labels, ctx.locale),
    }),
    stepLabels: t.stringList({
      description:
        'What 1 to 5 mean in the language of the call, empty for steps of which nothing is said; none where a text is asked for.',
      resolve: ({ criterion }, _, ctx) => stepLabelsOf(criterion, ctx.locale),
    }),
    labels: t.field({
      type: [EvaluationText],
      extensions: countsForRows(2),
      resolve: ({ criterion }) => listedTexts(criterion.labels),
    }),
    lows: t.field({
      type: [EvaluationText],
      description: 'Of 1.',
      extensions: countsForRows(2),
      resolve: ({ criterion }) => listedTexts(criterion.lows),
    }),
    twos: t.field({
      type: [EvaluationText],
      extensions: countsForRows(1),
      resolve: ({ criterion }) => listedTexts(criterion.twos ?? {}),
    }),
    threes: t.field({
      type: [EvaluationText],
      extensions: countsForRows(1),
      resolve: ({ criterion }) => listedTexts(criterion.threes ?? {}),
    }),
    fours: t.field({
      type: [EvaluationText],
      extensions: countsForRows(1),
      resolve: ({ criterion }) => listedTexts(criterion.fours ?? {}),
    }),
    highs: t.field({
      type: [EvaluationText],
      description: 'Of 5.',
      extensions: countsForRows(2),
      resolve: ({ criterion }) => listedTexts(criterion.highs),
    }),
  }),
});

interface Answered {
  criterionId: string;
  answer: number | string;
}

/** In the order of the criteria. */
export const answered = (criteria: readonly Criterion[], answers: Answers): Answered[] =>
  criteria.flatMap(({ id }) => {
    const answer = answers[id];
    return answer === undefined ? [] : [{ criterionId: id, answer }];
  });

export const EvaluationAnswer = builder.objectRef<Answered>('EvaluationAnswer').implement({
  permission: viaParent,
  fields: (t) => ({
    criterionId: t.exposeID('criterionId'),
    score: t.int({
      nullable: true,
      description: 'From 1 to 5; null where a text was asked for.',
      resolve: ({ answer }) => (typeof answer === 'number' ? answer : null),
    }),
    text: t.string({ resolve: ({ answer }) => (typeof answer === 'string' ? answer : '') }),
  }),
});

export async function nameOf(ctx: Context, personId: string | null): Promise<string | null> {
  const person = personId && (await nameById(ctx).load(personId));
  return person ? fullName(person) : null;
}

export const Evaluation = builder.objectRef<EvaluationRecord>('Evaluation').implement({
  description: 'How a student is seen on a day by one evaluator, as evaluators read it.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id'),
    formId: t.exposeID('formId'),
    formName: t.string({
      description: 'In the language of the call.',
      resolve: ({ names }, _, ctx) => inLanguage(names, ctx.locale),
    }),
    criteria: t.field({
      type: [EvaluationCriterion],
      description: 'As they were when it was begun.',
      extensions: countsForRows(5),
      resolve: ({ formVersionId, criteria }) => asked(formVersionId, criteria),
    }),
    regionName: t.exposeString('regionName'),
    timeZone: t.exposeString('timeZone', { description: 'Of the campus.' }),
    groupId: t.exposeID('groupId'),
    groupName: t.exposeString('groupName'),
    personId: t.exposeID('personId', { description: 'Of the student.' }),
    ...studentNameFields(t),
    evaluatorName: t.string({
      nullable: true,
      description: 'Who writes it.',
      resolve: ({ evaluatorId }, _, ctx) => nameOf(ctx, evaluatorId),
    }),
    evaluatorId: t.exposeID('evaluatorId', { nullable: true }),
    isToWrite: t.boolean({
      description: 'Whether the caller writes on in it, while it is a draft.',
      resolve: (evaluation, _, ctx) => can.write(actorOf(ctx), evaluation),
    }),
    day: t.expose('day', { type: 'Day' }),
    answers: t.field({
      type: [EvaluationAnswer],
      extensions: countsForRows(5),
      resolve: ({ criteria, answers }) => answered(criteria, answers),
    }),
    missing: t.idList({
      description: 'The criteria that have to be answered before it can be published.',
      resolve: ({ criteria, answers }) => missingAnswers(criteria, answers),
    }),
    comment: t.exposeString('comment'),
    status: t.expose('status', { type: EvaluationStatusType }),
    publishedAt: t.expose('publishedAt', { type: 'DateTime', nullable: true }),
    acknowledgedAt: t.expose('acknowledgedAt', { type: 'DateTime', nullable: true }),
    reply: t.exposeString('reply', { description: 'The student’s; empty where there is none.' }),
    repliedAt: t.expose('repliedAt', { type: 'DateTime', nullable: true }),
    version: t.exposeInt('version'),
  }),
});

export const EvaluationPage = countedPageType('EvaluationPage', Evaluation);
