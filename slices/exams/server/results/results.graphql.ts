import { builder } from '#kit/graphql/builder.ts';
import type { Context } from '#kit/graphql/context.ts';
import { countedPageType } from '#kit/graphql/page.ts';
import { signedIn, viaParent } from '#kit/graphql/permission.ts';
import { WaitingType } from '#kit/graphql/waiting.graphql.ts';
import { CourseOffering } from '#slices/courses/server/api.ts';
import { fullName } from '#slices/people/rules/person.ts';
import { nameById } from '#slices/people/server/api.ts';
import { isLate } from '#slices/exams/rules/scheduling/may-start.ts';
import {
  RESULT_SORTS,
  RESULT_STATES,
  resultState,
  type ResultSort,
} from '#slices/exams/rules/results/result-state.ts';
import { silentSince } from '#slices/exams/rules/silence.ts';
import { EndingType } from '../exam-result.graphql.ts';
import { overseers } from '../authoring/authoring.graphql.ts';
import { attemptCountOfOffering } from '../loaders.ts';
import { listResultsPage, type ResultsParams } from './list-results.ts';
import type { ListedResult, ResultsFilter } from './results.queries.ts';
import {
  answersWaitingIn,
  listCourseOfferingResults,
  taughtExams,
  courseOfferingsToMark,
  type CourseOfferingExams,
} from './course-offering-exams.ts';

const ResultStateType = builder.enumType('ExamResultState', { values: RESULT_STATES });
const ResultSortType = builder.enumType('ExamResultSort', { values: RESULT_SORTS });

export async function nameOf(ctx: Context, personId: string | null): Promise<string> {
  const name = personId ? await nameById(ctx).load(personId) : null;
  return name ? fullName(name) : '';
}

export const ListedResultType = builder.objectRef<ListedResult>('ListedExamResult').implement({
  description: 'An attempt at an exam as those see it who look after the campus or teach.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id'),
    examId: t.exposeID('examId'),
    personId: t.exposeID('personId'),
    studentName: t.string({ resolve: ({ personId }, _, ctx) => nameOf(ctx, personId) }),
    givenName: t.string({
      resolve: async ({ personId }, _, ctx) => (await nameById(ctx).load(personId))?.firstName ?? '',
    }),
    familyName: t.string({
      resolve: async ({ personId }, _, ctx) => (await nameById(ctx).load(personId))?.lastName ?? '',
    }),
    studentNumber: t.string({
      nullable: true,
      resolve: async ({ personId }, _, ctx) =>
        (await nameById(ctx).load(personId))?.studentNumber?.toString(),
    }),
    examTitle: t.exposeString('examTitle'),
    courseCode: t.exposeString('courseCode'),
    groupName: t.exposeString('groupName'),
    campus: t.exposeString('campus'),
    timeZone: t.exposeString('timeZone', { description: 'That of the campus.' }),
    number: t.exposeInt('number'),
    state: t.field({ type: ResultStateType, resolve: resultState }),
    startedAt: t.expose('startedAt', { type: 'DateTime' }),
    endedAt: t.expose('endedAt', { type: 'DateTime', nullable: true }),
    lastSeenAt: t.expose('lastSeenAt', { type: 'DateTime' }),
    silentSince: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When it was last heard of, while it is sat and its page gives no signs of life.',
      resolve: (result, _, ctx) =>
        resultState(result) === 'SITTING' ? silentSince(result, ctx.services.now()) : null,
    }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', nullable: true }),
    ending: t.expose('ending', { type: EndingType, nullable: true }),
    isLate: t.boolean({
      resolve: ({ endedAt, deadline }) => endedAt !== null && isLate(endedAt, deadline),
    }),
    grade: t.expose('score', { type: 'Percent', nullable: true }),
    scaledFrom: t.expose('scaledFrom', { type: 'Percent', nullable: true }),
    questions: t.exposeInt('questions'),
    answered: t.exposeInt('answered', {
      nullable: true,
      description: 'How many questions have an answer, while it is sat.',
    }),
  }),
});

const ResultPage = countedPageType('ExamResultPage', ListedResultType);

const ResultFilter = builder.inputType('ExamResultFilter', {
  fields: (t) => ({
    search: t.string({ description: 'Beginnings of words of the student’s name and the exam’s title.' }),
    courseId: t.id(),
    examId: t.id(),
    groupId: t.id(),
    personId: t.id(),
    state: t.field({ type: ResultStateType }),
  }),
});

const resultArgs = builder.args((t) => ({
  filter: t.field({ type: ResultFilter }),
  sort: t.field({ type: ResultSortType, defaultValue: 'STARTED' }),
  descending: t.boolean({ defaultValue: true }),
  first: t.int({ defaultValue: 20 }),
  after: t.id(),
}));

interface ResultArgs {
  filter?: ResultsFilter | null | undefined;
  sort?: ResultSort | null | undefined;
  descending?: boolean | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}

const askedBy = ({ filter, sort, descending, first, after }: ResultArgs): ResultsParams => ({
  filter: filter ?? {},
  sortBy: sort ?? 'STARTED',
  isDescending: descending ?? true,
  first: first ?? 20,
  after: after ?? null,
});

builder.queryField('examResults', (t) =>
  t.field({
    type: ResultPage,
    permission: overseers,
    args: resultArgs,
    resolve: (_, args, ctx) => listResultsPage(ctx, askedBy(args)),
  }),
);

builder.objectField(CourseOffering, 'answersToMark', (t) =>
  t.field({
    type: WaitingType,
    description: 'Answers that wait for the caller, who teaches the course or looks after the campus.',
    resolve: (courseOffering, _, ctx) => answersWaitingIn(ctx, courseOffering),
  }),
);

builder.objectField(CourseOffering, 'attemptCount', (t) =>
  t.int({
    description: 'Exam attempts that its students have made.',
    resolve: ({ id }, _, ctx) => attemptCountOfOffering(ctx).load(id),
  }),
);

builder.queryField('courseOfferingsToMark', (t) =>
  t.field({
    type: [CourseOffering],
    permission: overseers,
    description: 'The classes on the caller’s campuses in which answers wait to be marked.',
    resolve: (_, __, ctx) => courseOfferingsToMark(ctx),
  }),
);

const CourseOfferingExamsType = builder.objectRef<CourseOfferingExams>('CourseOfferingExams').implement({
  description: 'How the students of a group got on in the exams of a course.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.id({ description: 'The course offering’s.', resolve: ({ courseOffering }) => courseOffering.id }),
    courseOffering: t.expose('courseOffering', { type: CourseOffering }),
    mayMark: t.exposeBoolean('mayMark', {
      description: 'Whether the caller marks what a person has to read.',
    }),
    results: t.field({
      type: ResultPage,
      exportedAs: 'exam-results',
      args: resultArgs,
      resolve: (taught, args, ctx) => listCourseOfferingResults(ctx, taught, askedBy(args)),
    }),
  }),
});

builder.queryField('courseOfferingExams', (t) =>
  t.field({
    type: CourseOfferingExamsType,
    nullable: true,
    permission: signedIn,
    description: 'For the user who teaches the course or the group, and those who look after the group.',
    args: { courseOfferingId: t.arg.id({ required: true }) },
    resolve: (_, { courseOfferingId }, ctx) => taughtExams(ctx, courseOfferingId),
  }),
);
