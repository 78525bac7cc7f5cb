import { builder } from '#kit/graphql/builder.ts';
import { signedIn, viaParent } from '#kit/graphql/permission.ts';
import { WaitingType } from '#kit/graphql/waiting.graphql.ts';
import { CourseOffering, type CourseOfferingRecord } from '#slices/courses/server/api.ts';
import { submissionCountOfOffering } from '../loaders.ts';
import { askedBy, SubmissionChoice, submissionArgs, SubmissionPage } from './submission-list.graphql.ts';
import {
  workWaitingIn,
  listCourseOfferingChoices,
  listCourseOfferingSubmissions,
  mayGradeIn,
  courseOfferingToGrade,
} from './course-offering-assignments.ts';

builder.objectField(CourseOffering, 'mayGradeAssignments', (t) =>
  t.boolean({
    description: 'Whether the caller grades what the group hands in for the course.',
    resolve: (courseOffering, _, ctx) => mayGradeIn(ctx, courseOffering),
  }),
);

builder.objectField(CourseOffering, 'workToGrade', (t) =>
  t.field({
    type: WaitingType,
    description: 'Submissions that wait for the caller as the teacher of the course.',
    resolve: (courseOffering, _, ctx) => workWaitingIn(ctx, courseOffering),
  }),
);

builder.objectField(CourseOffering, 'submissionCount', (t) =>
  t.int({
    description: 'Submissions that its students have made.',
    resolve: ({ id }, _, ctx) => submissionCountOfOffering(ctx).load(id),
  }),
);

const CourseOfferingAssignments = builder
  .objectRef<CourseOfferingRecord>('CourseOfferingAssignments')
  .implement({
    description: 'What the students of a group hand in for a course.',
    permission: viaParent,
    fields: (t) => ({
      _id: t.exposeID('id', { description: 'The course offering’s.' }),
      courseOffering: t.field({ type: CourseOffering, resolve: (courseOffering) => courseOffering }),
      choices: t.field({
        type: [SubmissionChoice],
        description: 'The assignments that the group has, the latest deadline first.',
        resolve: (courseOffering, _, ctx) => listCourseOfferingChoices(ctx, courseOffering),
      }),
      submissions: t.field({
        type: SubmissionPage,
        exportedAs: 'assignment-submissions',
        args: submissionArgs,
        resolve: (courseOffering, args, ctx) =>
          listCourseOfferingSubmissions(ctx, courseOffering, askedBy(args)),
      }),
    }),
  });

builder.queryField('courseOfferingAssignments', (t) =>
  t.field({
    type: CourseOfferingAssignments,
    nullable: true,
    permission: signedIn,
    description: 'For the user who grades it: the teacher of the course and the office of the campus.',
    args: { courseOfferingId: t.arg.id({ required: true }) },
    resolve: (_, { courseOfferingId }, ctx) => courseOfferingToGrade(ctx, courseOfferingId),
  }),
);
