import { builder } from '#kit/graphql/builder.ts';
import { signedIn, viaParent } from '#kit/graphql/permission.ts';
import { FoundInStudies } from '#slices/courses/server/api.ts';
import { questionsByExam } from './loaders.ts';
import { foundExams, listedExams, pendingExams, type ListedExam } from './listed-exams.ts';

const ListedAttemptType = builder.objectRef<NonNullable<ListedExam['told']>>('ToldAttempt').implement({
  description: 'What lists tell of an attempt.',
  permission: viaParent,
  fields: (t) => ({
    endedAt: t.expose('endedAt', { type: 'DateTime', nullable: true }),
    grade: t.expose('grade', { type: 'Percent', nullable: true }),
    passed: t.exposeBoolean('passed', { nullable: true }),
  }),
});

const ListedExamType = builder.objectRef<ListedExam>('ListedExam').implement({
  description: 'An exam of the caller as lists tell of it.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id'),
    courseCode: t.exposeString('courseCode'),
    title: t.exposeString('title'),
    opensAt: t.expose('opensAt', { type: 'DateTime' }),
    deadline: t.expose('deadline', { type: 'DateTime' }),
    timeZone: t.exposeString('timeZone', {
      description: 'That of the campus, in which the deadline is told.',
    }),
    isOpen: t.boolean({
      description: 'It can be sat now, as far as times and attempts decide.',
      resolve: ({ place }) => place === 'open',
    }),
    isToCome: t.boolean({ description: 'It opens later.', resolve: ({ place }) => place === 'later' }),
    attemptCount: t.exposeInt('attemptCount'),
    allowedAttempts: t.exposeInt('allowed'),
    limitMinutes: t.exposeInt('limitMinutes', {
      nullable: true,
      description: 'With what the caller was granted; none without a limit.',
    }),
    questionCount: t.int({
      resolve: async ({ id, questionCount }, _, ctx) =>
        questionCount ?? (await questionsByExam(ctx).load(id)).length,
    }),
    told: t.expose('told', {
      type: ListedAttemptType,
      nullable: true,
      description: 'The attempt that goes on or waits to be marked, else the one that counts.',
    }),
  }),
});

builder.queryField('pendingExams', (t) =>
  t.field({
    type: [ListedExamType],
    description:
      'What the caller still has to sit, the next deadline first: a few, and all that are due within some hours.',
    permission: signedIn,
    args: {
      first: t.arg.int({ required: true, defaultValue: 5 }),
      withinHours: t.arg.int({ required: true, defaultValue: 24 }),
    },
    resolve: (_, args, ctx) => pendingExams(ctx, args),
  }),
);

builder.queryField('studentExams', (t) =>
  t.field({
    type: [ListedExamType],
    description: 'The exams of the caller’s groups, the next deadline first.',
    permission: signedIn,
    args: { courseId: t.arg.id({ description: 'Only those of a course.' }) },
    resolve: (_, { courseId }, ctx) => listedExams(ctx, courseId),
  }),
);

builder.objectField(FoundInStudies, 'exams', (t) =>
  t.field({ type: [ListedExamType], resolve: (search, _, ctx) => foundExams(ctx, search) }),
);
