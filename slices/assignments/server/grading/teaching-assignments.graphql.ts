import { builder } from '#kit/graphql/builder.ts';
import { signedIn, viaParent } from '#kit/graphql/permission.ts';
import { Teaching, type TeachingRecord } from '#slices/courses/server/api.ts';
import { askedBy, SubmissionChoice, submissionArgs, SubmissionPage } from './submission-list.graphql.ts';
import {
  countToGrade,
  listTeachingChoices,
  listTeachingSubmissions,
  mayGradeIn,
  teachingToGrade,
} from './teaching-assignments.ts';

builder.objectField(Teaching, 'mayGradeAssignments', (t) =>
  t.boolean({
    description: 'Whether the caller grades what the group hands in for the course.',
    resolve: (teaching, _, ctx) => mayGradeIn(ctx, teaching),
  }),
);

builder.objectField(Teaching, 'workToGrade', (t) =>
  t.int({
    description: 'How many submissions wait for the caller as the teacher of the course.',
    resolve: (teaching, _, ctx) => countToGrade(ctx, teaching),
  }),
);

const TeachingAssignments = builder.objectRef<TeachingRecord>('TeachingAssignments').implement({
  description: 'What the students of a group hand in for a course.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id', { description: 'The teaching’s.' }),
    teaching: t.field({ type: Teaching, resolve: (teaching) => teaching }),
    choices: t.field({
      type: [SubmissionChoice],
      description: 'The assignments that the group has, the latest deadline first.',
      resolve: (teaching, _, ctx) => listTeachingChoices(ctx, teaching),
    }),
    submissions: t.field({
      type: SubmissionPage,
      exportedAs: 'assignment-submissions',
      args: submissionArgs,
      resolve: (teaching, args, ctx) => listTeachingSubmissions(ctx, teaching, askedBy(args)),
    }),
  }),
});

builder.queryField('teachingAssignments', (t) =>
  t.field({
    type: TeachingAssignments,
    nullable: true,
    permission: signedIn,
    description: 'For whoever grades it: the teacher of the course and the office of the campus.',
    args: { teachingId: t.arg.id({ required: true }) },
    resolve: (_, { teachingId }, ctx) => teachingToGrade(ctx, teachingId),
  }),
);
