import { builder } from '#kit/graphql/builder.ts';
import { viaParent } from '#kit/graphql/permission.ts';
import { nameOfDoer } from '#slices/people/server/api.ts';
import { ExamAttempt } from '../sitting/attempts.graphql.ts';
import { markHistoryOf, type ShownMarkChange } from './mark-history.ts';

const percentOf = (score: number | null): number | null => (score === null ? null : score / 100);

const MarkChange = builder.objectRef<ShownMarkChange>('MarkChange').implement({
  description:
    'Points that somebody gave for an answer or changed. What and why is told to the student once the review is released.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id'),
    question: t.exposeInt('question', { nullable: true, description: 'The place of its question.' }),
    pointsBefore: t.exposeFloat('earnedBefore', {
      nullable: true,
      description: 'By hand or by the key; none while nobody had read the answer.',
    }),
    pointsAfter: t.exposeFloat('earnedAfter', { nullable: true }),
    gradeBefore: t.float({ nullable: true, resolve: ({ scoreBefore }) => percentOf(scoreBefore) }),
    gradeAfter: t.float({ nullable: true, resolve: ({ scoreAfter }) => percentOf(scoreAfter) }),
    reason: t.exposeString('reason', { nullable: true, description: 'None for a first mark.' }),
    takesBack: t.exposeBoolean('takesBack', {
      description: 'Whether it gave back what had been there before another change.',
    }),
    changedAt: t.expose('changedAt', { type: 'DateTime' }),
    changedByName: t.string({
      resolve: async ({ changedBy, impersonatorId }, _, ctx) =>
        (await nameOfDoer(ctx, changedBy, impersonatorId)) ?? '',
    }),
  }),
});

builder.objectField(ExamAttempt, 'markChanges', (t) =>
  t.field({
    type: [MarkChange],
    description: 'Who gave or changed which points, the first one first; a student is told of changes alone.',
    resolve: (attempt, _, ctx) => markHistoryOf(ctx, attempt),
  }),
);
