import { builder } from '#kit/graphql/builder.ts';
import { signedIn, viaParent } from '#kit/graphql/permission.ts';
import { fullName } from '#slices/people/rules/person.ts';
import { nameById } from '#slices/people/server/api.ts';
import { isLate, stateOf } from '#slices/assignments/rules/submission-state.ts';
import { AssignmentKindType } from '../assignments.graphql.ts';
import {
  type BankComment as StoredComment,
  ownBankComments,
  removeBankComment,
  saveBankComment,
} from './bank-comments.actions.ts';
import { addFeedbackFile, openFeedbackUpload, removeFeedbackFile } from './change-feedback.ts';
import { FileSending, SentWorkInput } from '../managing/change-assignments.graphql.ts';
import { extendSubmission, returnSubmission } from './give-time.ts';
import { gradeSubmission, ungradeSubmission } from './grade-submission.ts';
import { feedbackOf, versionsOf } from './read-submission.ts';
import {
  FeedbackFile,
  SubmissionStateType,
  SubmissionVersion,
} from '../submitting/student-assignments.graphql.ts';
import { factsOfWork, workToRead, type GradedWork } from './load-work-for-update.ts';

export const Submission = builder.objectRef<GradedWork>('Submission').implement({
  description: 'One student’s work on an assignment, for those who grade it.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.id({ description: 'Of the place in the list.', resolve: ({ context }) => context.id }),
    assignmentId: t.id({ resolve: ({ assignment }) => assignment.id }),
    studentId: t.id({ resolve: ({ context }) => context.personId }),
    studentName: t.string({
      resolve: async ({ context }, _, ctx) => {
        const name = await nameById(ctx).load(context.personId);
        return name ? fullName(name) : '';
      },
    }),
    title: t.string({ resolve: ({ assignment }) => assignment.title }),
    kind: t.field({ type: AssignmentKindType, resolve: ({ assignment }) => assignment.kind }),
    courseCode: t.string({ resolve: ({ context }) => context.courseCode }),
    groupName: t.string({ resolve: ({ context }) => context.groupName }),
    regionName: t.string({ resolve: ({ context }) => context.regionName }),
    timeZone: t.string({ resolve: ({ context }) => context.timeZone }),
    dueAt: t.field({ type: 'DateTime', resolve: ({ context }) => context.dueAt }),
    extendedTo: t.field({
      type: 'DateTime',
      nullable: true,
      resolve: ({ submission }) => submission?.extendedTo ?? null,
    }),
    extensionReason: t.string({
      nullable: true,
      resolve: ({ submission }) => submission?.extensionReason ?? null,
    }),
    state: t.field({
      type: SubmissionStateType,
      resolve: (work, _, ctx) => stateOf(factsOfWork(work), ctx.services.now()),
    }),
    isLate: t.boolean({
      description: 'Whether it came after the group’s deadline.',
      resolve: (work) => isLate(factsOfWork(work)),
    }),
    versions: t.field({
      type: [SubmissionVersion],
      description: 'The newest first.',
      resolve: ({ submission }, _, ctx) => versionsOf(ctx, submission),
    }),
    returnNote: t.string({ nullable: true, resolve: ({ submission }) => submission?.returnNote ?? null }),
    grade: t.field({
      type: 'Percent',
      nullable: true,
      resolve: ({ submission }) => submission?.score ?? null,
    }),
    complete: t.boolean({ nullable: true, resolve: ({ submission }) => submission?.complete ?? null }),
    comment: t.string({ resolve: ({ submission }) => submission?.comment ?? '' }),
    gradedAt: t.field({
      type: 'DateTime',
      nullable: true,
      resolve: ({ submission }) => submission?.gradedAt ?? null,
    }),
    gradedByName: t.string({
      nullable: true,
      resolve: async ({ submission }, _, ctx) => {
        const name = submission?.gradedBy ? await nameById(ctx).load(submission.gradedBy) : null;
        return name ? fullName(name) : null;
      },
    }),
    feedbackFiles: t.field({
      type: [FeedbackFile],
      resolve: ({ submission }, _, ctx) => feedbackOf(ctx, submission),
    }),
    version: t.int({
      description: 'Sent back with a change, so that none is overwritten unseen; 0 before anything was done.',
      resolve: ({ submission }) => submission?.version ?? 0,
    }),
  }),
});

type MutationFields = Parameters<Parameters<typeof builder.mutationField>[1]>[0];

const workArgs = (t: MutationFields) => ({
  assignmentId: t.arg.id({ required: true }),
  studentId: t.arg.id({ required: true }),
});
const versionedArgs = (t: MutationFields) => ({
  ...workArgs(t),
  version: t.arg.int({ required: true }),
});

builder.queryField('assignmentSubmission', (t) =>
  t.field({
    type: Submission,
    nullable: true,
    permission: signedIn,
    args: { assignmentId: t.arg.id({ required: true }), studentId: t.arg.id({ required: true }) },
    resolve: (_, ref, ctx) => workToRead(ctx, ref),
  }),
);

builder.mutationField('gradeSubmission', (t) =>
  t.field({
    type: Submission,
    permission: signedIn,
    args: {
      ...versionedArgs(t),
      grade: t.arg({ type: 'Percent', description: 'From 0 to 100, of a graded assignment.' }),
      complete: t.arg.boolean({ description: 'Of an assignment that is complete or not.' }),
      comment: t.arg.string({ required: true }),
      reason: t.arg.string({ description: 'Needed to change a grade that the student was given.' }),
    },
    resolve: (_, { grade, complete, reason, ...args }, ctx) =>
      gradeSubmission(ctx, {
        ...args,
        reason: reason?.trim() ?? '',
        score: grade ?? null,
        complete: complete ?? null,
      }),
  }),
);

builder.mutationField('ungradeSubmission', (t) =>
  t.field({
    type: Submission,
    permission: signedIn,
    description: 'Undoes what the caller did about a grade a moment ago; any other one is taken away.',
    args: {
      ...versionedArgs(t),
      reason: t.arg.string({ description: 'Needed to take away what the caller did not just do.' }),
    },
    resolve: (_, { reason, ...args }, ctx) =>
      ungradeSubmission(ctx, { ...args, reason: reason?.trim() ?? '' }),
  }),
);

builder.mutationField('extendSubmission', (t) =>
  t.field({
    type: Submission,
    permission: signedIn,
    description: 'Gives one student more time.',
    args: {
      ...versionedArgs(t),
      until: t.arg({ type: 'DateTime', required: true }),
      reason: t.arg.string({ required: true }),
    },
    resolve: (_, args, ctx) => extendSubmission(ctx, args),
  }),
);

builder.mutationField('returnSubmission', (t) =>
  t.field({
    type: Submission,
    permission: signedIn,
    description: 'Gives work back to be handed in again.',
    args: {
      ...versionedArgs(t),
      until: t.arg({ type: 'DateTime', description: 'Needed once the deadline has passed.' }),
      note: t.arg.string({ required: true }),
    },
    resolve: (_, { until, ...args }, ctx) => returnSubmission(ctx, { ...args, until: until ?? null }),
  }),
);

builder.mutationField('openFeedbackUpload', (t) =>
  t.field({
    type: FileSending,
    permission: signedIn,
    args: {
      ...workArgs(t),
      fileId: t.arg.id({ required: true, description: 'A new id, made by the browser.' }),
      name: t.arg.string({ required: true }),
      bytes: t.arg.int({ required: true }),
    },
    resolve: (_, file, ctx) => openFeedbackUpload(ctx, file),
  }),
);

builder.mutationField('addFeedbackFile', (t) =>
  t.field({
    type: Submission,
    permission: signedIn,
    args: { ...workArgs(t), file: t.arg({ type: SentWorkInput, required: true }) },
    resolve: (_, args, ctx) => addFeedbackFile(ctx, args),
  }),
);

builder.mutationField('removeFeedbackFile', (t) =>
  t.field({
    type: Submission,
    permission: signedIn,
    args: { ...workArgs(t), fileId: t.arg.id({ required: true }) },
    resolve: (_, args, ctx) => removeFeedbackFile(ctx, args),
  }),
);

const BankComment = builder.objectRef<StoredComment>('BankComment').implement({
  description: 'A sentence that a user writes under many submissions.',
  permission: viaParent,
  fields: (t) => ({ _id: t.exposeID('id'), words: t.exposeString('words') }),
});

builder.queryField('bankComments', (t) =>
  t.field({ type: [BankComment], permission: signedIn, resolve: (_, __, ctx) => ownBankComments(ctx) }),
);

builder.mutationField('saveBankComment', (t) =>
  t.field({
    type: [BankComment],
    permission: signedIn,
    args: {
      commentId: t.arg.id({ required: true, description: 'A new id, made by the browser, or a known one.' }),
      words: t.arg.string({ required: true }),
    },
    resolve: (_, args, ctx) => saveBankComment(ctx, args),
  }),
);

builder.mutationField('removeBankComment', (t) =>
  t.field({
    type: [BankComment],
    permission: signedIn,
    args: { commentId: t.arg.id({ required: true }) },
    resolve: (_, args, ctx) => removeBankComment(ctx, args),
  }),
);
