import { builder } from '#kit/graphql/builder.ts';
import { countedPageType } from '#kit/graphql/page.ts';
import { signedIn, viaParent } from '#kit/graphql/permission.ts';
import { fullName } from '#slices/people/rules/person.ts';
import { nameById } from '#slices/people/server/api.ts';
import {
  closesAt,
  isLate,
  stateOf,
  SUBMISSION_SORTS,
  type SubmissionSort,
} from '../../rules/submission-state.ts';
import { listChoices, listSubmissionsPage, type SubmissionsParams } from './list-submissions.ts';
import { assignmentById } from '../loaders.ts';
import { SubmissionStateType } from '../submitting/student-assignments.graphql.ts';
import type {
  ListedSubmission,
  SubmissionChoice as Choice,
  SubmissionsFilter,
} from './submission-list.queries.ts';

const SubmissionSortType = builder.enumType('SubmissionSort', { values: SUBMISSION_SORTS });

const ListedSubmissionType = builder.objectRef<ListedSubmission>('ListedSubmission').implement({
  description: 'What one student has to hand in or has handed in.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id', { description: 'Of the place in this list.' }),
    assignmentId: t.exposeID('assignmentId'),
    studentId: t.exposeID('studentId'),
    studentName: t.string({ resolve: (row) => fullName(row) }),
    givenName: t.exposeString('firstName'),
    familyName: t.exposeString('lastName'),
    studentNumber: t.string({
      nullable: true,
      resolve: async ({ studentId }, _, ctx) =>
        (await nameById(ctx).load(studentId))?.studentNumber?.toString(),
    }),
    title: t.string({
      resolve: async ({ assignmentId }, _, ctx) =>
        (await assignmentById(ctx).load(assignmentId))?.title ?? '',
    }),
    courseCode: t.exposeString('courseCode'),
    courseName: t.string({
      resolve: async ({ assignmentId, courseCode }, _, ctx) =>
        (await assignmentById(ctx).load(assignmentId))?.courseName ?? courseCode,
    }),
    groupName: t.exposeString('groupName'),
    regionName: t.exposeString('regionName'),
    timeZone: t.exposeString('timeZone'),
    dueAt: t.field({ type: 'DateTime', resolve: (row) => closesAt(row) }),
    isExtended: t.boolean({ resolve: ({ extendedTo }) => extendedTo !== null }),
    submittedAt: t.expose('submittedAt', { type: 'DateTime', nullable: true }),
    isLate: t.boolean({ resolve: (row) => isLate(row) }),
    state: t.field({
      type: SubmissionStateType,
      resolve: (row, _, ctx) => stateOf(row, ctx.services.now()),
    }),
    grade: t.expose('score', { type: 'Percent', nullable: true }),
    complete: t.exposeBoolean('complete', { nullable: true }),
  }),
});

export const SubmissionPage = countedPageType('SubmissionPage', ListedSubmissionType);

const SubmissionFilter = builder.inputType('SubmissionFilter', {
  fields: (t) => ({
    search: t.string({ description: 'Beginnings of words of a student’s name; accents do not count.' }),
    regionId: t.id(),
    groupId: t.id(),
    studentId: t.id(),
    assignmentId: t.id(),
    state: t.field({ type: SubmissionStateType }),
  }),
});

export const submissionArgs = builder.args((t) => ({
  filter: t.field({ type: SubmissionFilter }),
  sort: t.field({ type: SubmissionSortType, defaultValue: 'SUBMITTED' }),
  descending: t.boolean({ defaultValue: false }),
  first: t.int({ defaultValue: 20 }),
  after: t.id(),
}));

interface SubmissionArgs {
  filter?: SubmissionsFilter | null | undefined;
  sort?: SubmissionSort | null | undefined;
  descending?: boolean | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}

export const askedBy = ({ filter, sort, descending, first, after }: SubmissionArgs): SubmissionsParams => ({
  filter: filter ?? {},
  sortBy: sort ?? 'SUBMITTED',
  isDescending: descending ?? false,
  first: first ?? 20,
  after: after ?? null,
});

builder.queryField('assignmentSubmissions', (t) =>
  t.field({
    type: SubmissionPage,
    permission: signedIn,
    description:
      'The work that the caller may grade, and who still has to hand it in; of one student also for managers.',
    args: submissionArgs,
    resolve: (_, args, ctx) => listSubmissionsPage(ctx, askedBy(args)),
  }),
);

export const SubmissionChoice = builder.objectRef<Choice>('SubmissionChoice').implement({
  description: 'An assignment of a group, to ask for.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id'),
    assignmentId: t.exposeID('assignmentId'),
    title: t.string({
      resolve: async ({ assignmentId }, _, ctx) =>
        (await assignmentById(ctx).load(assignmentId))?.title ?? '',
    }),
    courseCode: t.exposeString('courseCode'),
    groupId: t.exposeID('groupId'),
    groupName: t.exposeString('groupName'),
    regionName: t.exposeString('regionName'),
    handedIn: t.exposeInt('handedIn', { description: 'How many students have handed something in.' }),
  }),
});

builder.queryField('submissionChoices', (t) =>
  t.field({
    type: [SubmissionChoice],
    permission: signedIn,
    description: 'What the caller may grade, the latest deadline first.',
    resolve: (_, __, ctx) => listChoices(ctx),
  }),
);
