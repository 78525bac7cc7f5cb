import { builder } from '#kit/graphql/builder.ts';
import { countsForRows } from '#kit/graphql/limits.ts';
import { inPerson, signedIn, viaParent } from '#kit/graphql/permission.ts';
import { inLanguage } from '../rules/evaluation-form.ts';
import { answered, asked, EvaluationAnswer, EvaluationCriterion, nameOf } from './evaluations.graphql.ts';
import { acknowledgeEvaluation, ownEvaluations, replyToEvaluation } from './own-evaluation.actions.ts';
import type { OwnEvaluation } from './own-evaluation.queries.ts';

const OwnEvaluationType = builder.objectRef<OwnEvaluation>('OwnEvaluation').implement({
  description: 'An evaluation of the caller that was published to them.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id'),
    formId: t.exposeID('formId'),
    formName: t.string({
      description: 'In the language of the call.',
      resolve: ({ names }, _, ctx) => inLanguage(names, ctx.locale),
    }),
    groupName: t.exposeString('groupName'),
    evaluatorName: t.string({
      nullable: true,
      resolve: ({ evaluatorId }, _, ctx) => nameOf(ctx, evaluatorId),
    }),
    day: t.expose('day', { type: 'Day' }),
    criteria: t.field({
      type: [EvaluationCriterion],
      extensions: countsForRows(5),
      resolve: ({ formVersionId, criteria }) => asked(formVersionId, criteria),
    }),
    answers: t.field({
      type: [EvaluationAnswer],
      extensions: countsForRows(5),
      resolve: ({ criteria, answers }) => answered(criteria, answers),
    }),
    comment: t.exposeString('comment'),
    publishedAt: t.expose('publishedAt', { type: 'DateTime' }),
    acknowledgedAt: t.expose('acknowledgedAt', { type: 'DateTime', nullable: true }),
    reply: t.exposeString('reply', { description: 'The caller’s; empty where there is none.' }),
    repliedAt: t.expose('repliedAt', { type: 'DateTime', nullable: true }),
  }),
});

builder.queryFields((t) => ({
  ownEvaluations: t.field({
    type: [OwnEvaluationType],
    permission: signedIn,
    description: 'The newest first.',
    resolve: (_, __, ctx) => ownEvaluations(ctx),
  }),
}));

builder.mutationFields((t) => ({
  acknowledgeEvaluation: t.field({
    type: OwnEvaluationType,
    permission: inPerson(signedIn),
    description: 'Says that the caller has read it.',
    args: { evaluationId: t.arg.id({ required: true }) },
    resolve: (_, { evaluationId }, ctx) => acknowledgeEvaluation(ctx, evaluationId),
  }),
  replyToEvaluation: t.field({
    type: OwnEvaluationType,
    permission: inPerson(signedIn),
    description: 'Once, which also says that the caller has read it.',
    args: { evaluationId: t.arg.id({ required: true }), reply: t.arg.string({ required: true }) },
    resolve: (_, { evaluationId, reply }, ctx) => replyToEvaluation(ctx, evaluationId, reply),
  }),
}));
