import { builder } from '#kit/graphql/builder.ts';
import { viaParent } from '#kit/graphql/permission.ts';
import type { Regraded } from '#slices/exams/rules/regrading/regrade.ts';
import { Exam, writers } from '../authoring/authoring.graphql.ts';
import { resultsOnOldKeys } from './old-keys.ts';
import { questionStatistics, type QuestionStatistics as Statistics } from './question-statistics.ts';
import { regradeExam, regradesOf, undoRegrade } from './regrade-exam.ts';
import { regradeOutlook, type Outlook } from './regrade-outlook.ts';
import type { RegradeRecord } from './regrade.queries.ts';
import { nameOfDoer } from '#slices/people/server/api.ts';
import { nameOf } from '../results/results.graphql.ts';

const QuestionStatistics = builder.objectRef<Statistics>('QuestionStatistics').implement({
  description: 'How a question went in the whole college.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('questionId', { description: 'The question’s.' }),
    count: t.exposeInt('count', { description: 'In how many attempts.' }),
    difficulty: t.exposeFloat('difficulty', {
      nullable: true,
      description: 'The mean share earned: 1 is a question that everybody answers.',
    }),
    discrimination: t.exposeFloat('discrimination', {
      nullable: true,
      description: 'How well it tells those who know the subject from those who do not, between -1 and 1.',
    }),
  }),
});

const RegradedAttempt = builder.objectRef<Regraded & { personId: string }>('RegradedAttempt').implement({
  description: 'An attempt whose grade changes.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('attemptId'),
    studentName: t.string({ resolve: ({ personId }, _, ctx) => nameOf(ctx, personId) }),
    before: t.field({ type: 'Percent', resolve: ({ before }) => before.score }),
    after: t.field({ type: 'Percent', resolve: ({ after }) => after.score }),
    passedBefore: t.boolean({ resolve: ({ before }) => before.passed }),
    passesNow: t.boolean({ resolve: ({ after }) => after.passed }),
  }),
});

const RegradeOutlook = builder.objectRef<Outlook>('RegradeOutlook').implement({
  description:
    'What grading by the keys as they are now changes on the campuses that the caller looks after.',
  permission: viaParent,
  fields: (t) => ({
    attempts: t.exposeInt('attempts'),
    nowPass: t.exposeInt('nowPass'),
    nowFail: t.exposeInt('nowFail'),
    seen: t.exposeString('seen', { description: 'Stands for exactly these changes.' }),
    changed: t.field({
      type: [RegradedAttempt],
      resolve: ({ changed, personOf }) =>
        changed.map((one) => ({ ...one, personId: personOf.get(one.attemptId) ?? '' })),
    }),
  }),
});

const ExamRegrade = builder.objectRef<RegradeRecord>('ExamRegrade').implement({
  description: 'Attempts at an exam that were regraded together.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id'),
    reason: t.exposeString('reason'),
    regradedAt: t.expose('regradedAt', { type: 'DateTime' }),
    regradedByName: t.string({
      resolve: async ({ regradedBy, impersonatorId }, _, ctx) =>
        (await nameOfDoer(ctx, regradedBy, impersonatorId)) ?? '',
    }),
    changed: t.exposeInt('changed', { description: 'How many grades it changed.' }),
    undoneAt: t.expose('undoneAt', { type: 'DateTime', nullable: true }),
    mayBeUndone: t.boolean({ resolve: ({ undoneAt, isLatest }) => undoneAt === null && isLatest }),
  }),
});

builder.objectFields(Exam, (t) => ({
  resultsOnOldKeys: t.int({
    nullable: true,
    permission: writers,
    description: 'How many results on the caller’s campuses stand on keys that were changed since.',
    args: { questionId: t.arg.id({ description: 'Of this question alone.' }) },
    resolve: ({ id }, { questionId }, ctx) => resultsOnOldKeys(ctx, id, questionId ?? null),
  }),
}));

builder.queryFields((t) => ({
  questionStatistics: t.field({
    type: [QuestionStatistics],
    permission: writers,
    args: { examId: t.arg.id({ required: true }) },
    resolve: (_, { examId }, ctx) => questionStatistics(ctx, examId),
  }),
  examRegrades: t.field({
    type: [ExamRegrade],
    permission: writers,
    description: 'How often an exam was regraded, the last time first.',
    args: { examId: t.arg.id({ required: true }) },
    resolve: (_, { examId }, ctx) => regradesOf(ctx, examId),
  }),
  regradeOutlook: t.field({
    type: RegradeOutlook,
    nullable: true,
    permission: writers,
    description: 'A dry run: nothing is written.',
    args: { examId: t.arg.id({ required: true }) },
    resolve: (_, { examId }, ctx) => regradeOutlook(ctx, examId),
  }),
}));

builder.mutationFields((t) => ({
  regradeExam: t.field({
    type: [ExamRegrade],
    permission: writers,
    args: {
      examId: t.arg.id({ required: true }),
      regradeId: t.arg.id({ required: true, description: 'A new id, made by the page.' }),
      seen: t.arg.string({ required: true, description: 'What the dry run has told.' }),
      reason: t.arg.string({ required: true }),
    },
    resolve: (_, regrading, ctx) => regradeExam(ctx, regrading),
  }),
  undoRegrade: t.field({
    type: [ExamRegrade],
    permission: writers,
    args: { regradeId: t.arg.id({ required: true }) },
    resolve: (_, { regradeId }, ctx) => undoRegrade(ctx, regradeId),
  }),
}));
