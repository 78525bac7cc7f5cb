import { builder } from '#kit/graphql/builder.ts';
import { inPerson, signedIn, viaParent } from '#kit/graphql/permission.ts';
import { feedbackFileAddress, submissionFileAddress } from '#slices/assignments/rules/downloads.ts';
import { gradeThatCounts } from '#slices/assignments/rules/grade.ts';
import { closesAt, isOpen, stateOf, SUBMISSION_STATES } from '#slices/assignments/rules/submission-state.ts';
import { AssignmentDownload, AssignmentKindType } from '../assignments.graphql.ts';
import { FileSending, SentWorkInput } from '../managing/change-assignments.graphql.ts';
import { downloadsOf, factsOf, ownAssignment, type OwnAssignment } from './own-assignment.ts';
import { feedbackOf, isToldTheStudent, versionsOf, type ReadVersion } from '../grading/read-submission.ts';
import { listedAssignments, pendingAssignments, type ListedAssignment } from './listed-assignments.ts';
import { openSubmissionUpload, submitAssignment } from './submit-assignment.ts';
import type { FeedbackFileRecord, SubmissionFileRecord } from '../work-files.queries.ts';

export const SubmissionStateType = builder.enumType('SubmissionState', { values: SUBMISSION_STATES });

const SubmissionFile = builder.objectRef<SubmissionFileRecord>('SubmissionFile').implement({
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id'),
    name: t.exposeString('name'),
    bytes: t.exposeInt('bytes'),
    sha256: t.exposeString('sha256'),
    url: t.string({ resolve: ({ id }) => submissionFileAddress(id) }),
  }),
});

export const SubmissionVersion = builder.objectRef<ReadVersion>('SubmissionVersion').implement({
  description: 'What was handed in at one time. It stays as it was.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id'),
    number: t.exposeInt('number'),
    submittedAt: t.expose('submittedAt', { type: 'DateTime' }),
    receiptHash: t.exposeString('receiptHash', {
      description: 'The SHA-256 of who handed in what and when.',
    }),
    files: t.expose('files', { type: [SubmissionFile] }),
  }),
});

export const FeedbackFile = builder.objectRef<FeedbackFileRecord>('FeedbackFile').implement({
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id'),
    name: t.exposeString('name'),
    bytes: t.exposeInt('bytes'),
    url: t.string({ resolve: ({ id }) => feedbackFileAddress(id) }),
  }),
});

/** The grade that counts, if there is one: also that of nothing, where nothing came in time. */
const counted = (own: OwnAssignment, now: Date) => {
  const grade = { score: own.submission?.score ?? null, complete: own.submission?.complete ?? null };
  return gradeThatCounts(own.assignment.kind, { ...factsOf(own), ...grade }, now);
};

export const StudentAssignment = builder.objectRef<OwnAssignment>('StudentAssignment').implement({
  description: 'An assignment as it stands for the caller.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.id({ resolve: ({ assignment }) => assignment.id }),
    courseId: t.id({ resolve: ({ assignment }) => assignment.courseId }),
    courseCode: t.string({ resolve: ({ due }) => due.courseCode }),
    courseName: t.string({ resolve: ({ due }) => due.courseName }),
    title: t.string({ resolve: ({ assignment }) => assignment.title }),
    content: t.field({ type: 'RichText', resolve: ({ assignment }) => assignment.content }),
    kind: t.field({ type: AssignmentKindType, resolve: ({ assignment }) => assignment.kind }),
    dueDate: t.field({
      type: 'DateTime',
      description: 'Until when the caller may hand in, with more time if they were given it.',
      resolve: (own) => closesAt(factsOf(own)),
    }),
    isExtended: t.boolean({ resolve: (own) => closesAt(factsOf(own)) > own.due.dueAt }),
    timeZone: t.string({ description: 'Of the campus.', resolve: ({ due }) => due.timeZone }),
    state: t.field({
      type: SubmissionStateType,
      resolve: (own, _, ctx) => stateOf(factsOf(own), ctx.services.now()),
    }),
    isOpen: t.boolean({ resolve: (own, _, ctx) => isOpen(factsOf(own), ctx.services.now()) }),
    downloads: t.field({
      type: [AssignmentDownload],
      resolve: (own, _, ctx) => downloadsOf(ctx, own),
    }),
    submissions: t.field({
      type: [SubmissionVersion],
      description: 'Everything the caller has handed in, the newest version first.',
      resolve: ({ submission }, _, ctx) => versionsOf(ctx, submission),
    }),
    submittedAt: t.field({
      type: 'DateTime',
      nullable: true,
      resolve: ({ submission }) => submission?.submittedAt ?? null,
    }),
    grade: t.field({
      type: 'Percent',
      nullable: true,
      description: 'Of a graded assignment; 0 where nothing came in time.',
      resolve: (own, _, ctx) => counted(own, ctx.services.now())?.score ?? null,
    }),
    complete: t.boolean({
      nullable: true,
      description: 'Of an assignment that is complete or not; not, where nothing came in time.',
      resolve: (own, _, ctx) => counted(own, ctx.services.now())?.complete ?? null,
    }),
    gradedAt: t.field({
      type: 'DateTime',
      nullable: true,
      resolve: ({ submission }) => submission?.gradedAt ?? null,
    }),
    comment: t.string({
      description: 'What was written beside the grade.',
      resolve: ({ submission }) => (submission?.gradedAt ? submission.comment : ''),
    }),
    returnNote: t.string({
      nullable: true,
      description: 'What is to be changed, where it was given back.',
      resolve: ({ submission }) => submission?.returnNote ?? null,
    }),
    feedbackFiles: t.field({
      type: [FeedbackFile],
      resolve: async ({ submission }, _, ctx) =>
        submission
          ? (await feedbackOf(ctx, submission)).filter((file) => isToldTheStudent(submission, file))
          : [],
    }),
  }),
});

builder.queryField('studentAssignment', (t) =>
  t.field({
    type: StudentAssignment,
    nullable: true,
    permission: signedIn,
    args: { assignmentId: t.arg.id({ required: true }) },
    resolve: (_, { assignmentId }, ctx) => ownAssignment(ctx, assignmentId),
  }),
);

const ListedAssignmentType = builder.objectRef<ListedAssignment>('ListedAssignment').implement({
  description: 'An assignment of the caller as lists tell of it.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id'),
    courseCode: t.exposeString('courseCode'),
    courseName: t.exposeString('courseName'),
    title: t.exposeString('title'),
    dueDate: t.expose('dueDate', { type: 'DateTime' }),
    timeZone: t.exposeString('timeZone', { description: 'Of the campus.' }),
    state: t.expose('state', { type: SubmissionStateType }),
    grade: t.expose('score', {
      type: 'Percent',
      nullable: true,
      description: 'Of a graded assignment; 0 where nothing came in time.',
    }),
    complete: t.exposeBoolean('complete', {
      nullable: true,
      description: 'Of an assignment that is complete or not; not, where nothing came in time.',
    }),
  }),
});

builder.queryField('studentAssignments', (t) =>
  t.field({
    type: [ListedAssignmentType],
    description: 'The assignments of the caller’s groups, the next deadline first.',
    permission: signedIn,
    args: { courseId: t.arg.id({ description: 'Only those of a course.' }) },
    resolve: (_, { courseId }, ctx) => listedAssignments(ctx, courseId),
  }),
);

builder.queryField('pendingAssignments', (t) =>
  t.field({
    type: [ListedAssignmentType],
    description:
      'What the caller still has to hand in, the next deadline first: a few, and all that are due within some hours.',
    permission: signedIn,
    args: {
      first: t.arg.int({ required: true, defaultValue: 5 }),
      withinHours: t.arg.int({ required: true, defaultValue: 24 }),
    },
    resolve: (_, args, ctx) => pendingAssignments(ctx, args),
  }),
);

builder.mutationField('openSubmissionUpload', (t) =>
  t.field({
    type: FileSending,
    permission: inPerson(signedIn),
    args: {
      assignmentId: t.arg.id({ required: true }),
      fileId: t.arg.id({ required: true, description: 'A new id, made by the browser.' }),
      name: t.arg.string({ required: true }),
      bytes: t.arg.int({ required: true }),
    },
    resolve: (_, file, ctx) => openSubmissionUpload(ctx, file),
  }),
);

builder.mutationField('submitAssignment', (t) =>
  t.field({
    type: StudentAssignment,
    permission: inPerson(signedIn),
    args: {
      assignmentId: t.arg.id({ required: true }),
      versionId: t.arg.id({ required: true, description: 'A new id, made by the browser.' }),
      known: t.arg.int({ required: true, description: 'How many versions the page knew of.' }),
      kept: t.arg.idList({ required: true, description: 'Files of the version before that stay.' }),
      sent: t.arg({ type: [SentWorkInput], required: true }),
    },
    resolve: (_, args, ctx) => submitAssignment(ctx, args),
  }),
);
