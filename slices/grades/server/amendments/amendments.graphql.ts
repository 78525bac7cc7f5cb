import { builder } from '#kit/graphql/builder.ts';
import { countsForRows } from '#kit/graphql/limits.ts';
import { countedPageType } from '#kit/graphql/page.ts';
import { loaderById } from '#kit/graphql/loader.ts';
import { byRule, viaParent } from '#kit/graphql/permission.ts';
import { enumType } from '#kit/graphql/record-types.ts';
import { defineQueue } from '#kit/graphql/waiting.ts';
import { languageTag } from '#kit/messages/locales.ts';
import { writtenPercent } from '#kit/percent/percent.ts';
import { AttendanceRecord, onStandingsChanged } from '#slices/attendance/server/api.ts';
import { decidedFields } from '#slices/people/server/api.ts';
import { AMENDMENT_DECISIONS, AMENDMENT_STATUSES } from '../../rules/amendment.ts';
import { can } from '../../rules/permissions.ts';
import { CourseStateType } from '../course-grades.graphql.ts';
import {
  findAmendments,
  lookAtAmendments,
  type AmendmentCounts,
  type AmendmentRecord,
} from './amendment.queries.ts';
import {
  amendmentToDecide,
  countOfAmendments,
  deciding,
  listAmendments,
  reachOf,
  type AmendmentToDecide,
} from './decide-amendment.ts';
import { offerAmendments } from './offer-amendments.ts';

const deciders = byRule('those who may unlock grades', can.amendSome);

onStandingsChanged(offerAmendments);

const firstAmendment = loaderById(async (ctx, ids) => {
  const { format } = new Intl.NumberFormat(languageTag(ctx.locale), { maximumFractionDigits: 2 });
  return (await findAmendments(ctx.db, ids, ctx.locale)).map((amendment) => {
    const [before, after] = [amendment.previousScore, amendment.score].map((score) =>
      format(writtenPercent(score)),
    );
    return {
      ...amendment,
      about: `${amendment.courseName} · ${before} → ${after}`,
      text: '',
      firstDay: null,
      lastDay: null,
    };
  });
});

defineQueue({
  name: 'gradeAmendments',
  path: '/grade-amendments',
  isFor: can.amendSome,
  look: async (ctx) =>
    (await lookAtAmendments(ctx.db, reachOf(ctx))).map(({ firstId, ...waiting }) => ({
      ...waiting,
      path: `/grade-amendments?amendment=${firstId}`,
      item: () => firstAmendment(ctx).load(firstId),
    })),
});

const StatusType = enumType('GradeAmendmentStatus', AMENDMENT_STATUSES);

const GradeAmendment = builder.objectRef<AmendmentRecord>('GradeAmendment').implement({
  description: 'A settled grade that a later decision about attendance would change.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id'),
    status: t.expose('status', { type: StatusType }),
    courseCode: t.exposeString('courseCode'),
    courseName: t.exposeString('courseName'),
    groupName: t.exposeString('groupName'),
    regionName: t.exposeString('regionName'),
    timeZone: t.exposeString('timeZone', { description: 'Of the campus.' }),
    finalisedAt: t.expose('finalisedAt', { type: 'DateTime' }),
    offeredAt: t.expose('createdAt', { type: 'DateTime' }),
    previousGrade: t.expose('previousScore', { type: 'Percent' }),
    previousState: t.expose('previousState', { type: CourseStateType }),
    previousDeduction: t.expose('previousDeduction', { type: 'Percent' }),
    grade: t.expose('score', { type: 'Percent', description: 'What it becomes if it is accepted.' }),
    state: t.expose('state', { type: CourseStateType }),
    deduction: t.expose('deduction', { type: 'Percent', description: 'What attendance takes off now.' }),
    ...decidedFields(t),
  }),
});

const GradeAmendmentPage = countedPageType('GradeAmendmentPage', GradeAmendment);

const GradeAmendmentCounts = builder.objectRef<AmendmentCounts>('GradeAmendmentCounts').implement({
  permission: viaParent,
  fields: (t) => ({
    pending: t.exposeInt('PENDING'),
    accepted: t.exposeInt('ACCEPTED'),
    left: t.exposeInt('LEFT'),
  }),
});

const ToDecide = builder.objectRef<AmendmentToDecide>('GradeAmendmentToDecide').implement({
  permission: viaParent,
  fields: (t) => ({
    _id: t.id({ resolve: ({ amendment }) => amendment.id }),
    amendment: t.expose('amendment', { type: GradeAmendment }),
    classes: t.field({
      type: [AttendanceRecord],
      description: 'What the student missed or came late to in the term, as it counts today.',
      extensions: countsForRows(30),
      resolve: ({ classes }) => classes,
    }),
    minutesLateThreshold: t.exposeInt('minutesLateThreshold', {
      description: 'Later than this counts as absent.',
    }),
  }),
});

const AmendmentFilterInput = builder.inputType('GradeAmendmentFilter', {
  fields: (t) => ({
    search: t.string({ description: 'Beginnings of words of a student’s name; accents do not count.' }),
    status: t.field({ type: StatusType }),
  }),
});

builder.queryFields((t) => ({
  gradeAmendments: t.field({
    type: GradeAmendmentPage,
    permission: deciders,
    description: 'On the campuses that the caller looks after.',
    args: {
      filter: t.arg({ type: AmendmentFilterInput }),
      first: t.arg.int({ defaultValue: 20 }),
      after: t.arg.id(),
    },
    resolve: (_, { filter, ...page }, ctx) => listAmendments(ctx, { filter: filter ?? {}, ...page }),
  }),
  gradeAmendmentCounts: t.field({
    type: GradeAmendmentCounts,
    permission: deciders,
    args: { filter: t.arg({ type: AmendmentFilterInput }) },
    resolve: (_, { filter }, ctx) => countOfAmendments(ctx, filter ?? {}),
  }),
  gradeAmendmentToDecide: t.field({
    type: ToDecide,
    nullable: true,
    permission: deciders,
    args: { amendmentId: t.arg.id({ required: true }) },
    resolve: (_, { amendmentId }, ctx) => amendmentToDecide(ctx, amendmentId),
  }),
}));

const DecisionType = enumType('GradeAmendmentDecision', AMENDMENT_DECISIONS);

builder.mutationFields((t) => ({
  decideGradeAmendment: t.field({
    type: GradeAmendment,
    permission: deciders,
    description: 'Accepted, the new grade counts; left, the settled one stays.',
    args: {
      decisionId: t.arg.id({ required: true, description: 'A new id, made by the page.' }),
      amendmentId: t.arg.id({ required: true }),
      version: t.arg.int({ required: true, description: 'The version the decision is based on.' }),
      status: t.arg({ type: DecisionType, required: true }),
      adminComments: t.arg.string({ required: true }),
    },
    resolve: (_, { amendmentId, ...params }, ctx) =>
      deciding.decide(ctx, { recordId: amendmentId, ...params }),
  }),
  undoAmendmentDecision: t.field({
    type: GradeAmendment,
    permission: deciders,
    description: 'Restores what was there before the decision.',
    args: { decisionId: t.arg.id({ required: true }) },
    resolve: (_, { decisionId }, ctx) => deciding.undo(ctx, decisionId),
  }),
}));
