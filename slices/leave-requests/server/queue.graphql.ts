import { builder } from '#kit/graphql/builder.ts';
import { loaderById } from '#kit/graphql/loader.ts';
import { byRule, viaParent } from '#kit/graphql/permission.ts';
import { defineQueue } from '#kit/graphql/waiting.ts';
import { leaveTypeName } from '#slices/attendance/rules/schema.ts';
import { LEAVE_DECISIONS } from '../rules/leave-request.ts';
import { can } from '../rules/permissions.ts';
import { deciding } from './decide-leave-request.ts';
import { leaveDecisions } from './decision.queries.ts';
import { LeaveRequest, LeaveStatusType } from './leave-request.graphql.ts';
import { countLeaves, listQueue, reachOf, requestToDecide } from './list-queue.ts';
import { findLeaveRequests } from './leave-request.queries.ts';
import { LeaveRequestPage } from './own-leave.graphql.ts';
import { findLeavePlaces, LEAVE_SORTS, type LeaveCounts } from './queue.queries.ts';

export const deciders = byRule('administrators', can.overseeSome);

const firstRequest = loaderById(async (ctx, ids) =>
  (await findLeaveRequests(ctx.db, ids)).map(({ typeNames, reason, ...request }) => ({
    ...request,
    about: leaveTypeName(typeNames, ctx.locale),
    text: reason,
  })),
);

defineQueue({
  name: 'leaveRequests',
  path: '/attendance-leave-requests',
  isFor: can.overseeSome,
  look: async (ctx) =>
    (await leaveDecisions.lookAtPending(ctx.db, reachOf(ctx))).map(({ firstId, ...waiting }) => ({
      ...waiting,
      path: `/attendance-leave-requests?regionId=${waiting.regionId}&request=${firstId}`,
      item: () => firstRequest(ctx).load(firstId),
    })),
});

const LeaveFilter = builder.inputType('LeaveFilter', {
  fields: (t) => ({
    search: t.string({ description: 'Beginnings of words of a student’s name; accents do not count.' }),
    status: t.field({ type: LeaveStatusType }),
    regionId: t.id(),
    groupId: t.id(),
    studentId: t.id(),
    from: t.field({ type: 'Day', description: 'Those that have a day from this one on.' }),
    to: t.field({ type: 'Day', description: 'Those that have a day up to this one.' }),
  }),
});

const LeaveSortType = builder.enumType('LeaveSort', { values: LEAVE_SORTS });

const LeaveCountsType = builder.objectRef<LeaveCounts>('LeaveCounts').implement({
  description: 'How many requests match, by status.',
  permission: viaParent,
  fields: (t) => ({
    pending: t.exposeInt('PENDING'),
    approved: t.exposeInt('APPROVED'),
    acknowledged: t.exposeInt('ACKNOWLEDGED'),
    withdrawn: t.exposeInt('WITHDRAWN'),
    oldest: t.expose('oldest', {
      type: 'DateTime',
      nullable: true,
      description: 'Since when the first of those that are pending waits.',
    }),
  }),
});

const LeavePlace = builder
  .objectRef<{ id: string; name: string; regionId: string; regionName: string }>('LeavePlace')
  .implement({
    description: 'A group from which requests came.',
    permission: viaParent,
    fields: (t) => ({
      _id: t.exposeID('id'),
      name: t.exposeString('name'),
      regionId: t.exposeID('regionId'),
      regionName: t.exposeString('regionName'),
    }),
  });

builder.queryFields((t) => ({
  leaveRequests: t.field({
    type: LeaveRequestPage,
    permission: deciders,
    description: 'What students of the caller’s campuses have asked for.',
    args: {
      filter: t.arg({ type: LeaveFilter }),
      sort: t.arg({ type: LeaveSortType, defaultValue: 'ASKED' }),
      descending: t.arg.boolean({ defaultValue: false }),
      first: t.arg.int({ defaultValue: 20 }),
      after: t.arg.id(),
    },
    resolve: (_, { filter, sort, descending, ...page }, ctx) =>
      listQueue(ctx, {
        filter: filter ?? {},
        sortBy: sort ?? 'ASKED',
        isDescending: descending ?? false,
        ...page,
      }),
  }),
  leaveRequestCounts: t.field({
    type: LeaveCountsType,
    permission: deciders,
    args: { filter: t.arg({ type: LeaveFilter }) },
    resolve: (_, { filter }, ctx) => countLeaves(ctx, filter ?? {}),
  }),
  leavePlaces: t.field({
    type: [LeavePlace],
    permission: deciders,
    resolve: (_, __, ctx) => findLeavePlaces(ctx.db, reachOf(ctx)),
  }),
  leaveRequest: t.field({
    type: LeaveRequest,
    nullable: true,
    permission: deciders,
    args: { requestId: t.arg.id({ required: true }) },
    resolve: (_, { requestId }, ctx) => requestToDecide(ctx, requestId),
  }),
}));

export const LeaveDecisionType = builder.enumType('LeaveDecision', { values: LEAVE_DECISIONS });

builder.mutationFields((t) => ({
  decideLeaveRequest: t.field({
    type: LeaveRequest,
    permission: deciders,
    description: 'Also where another decision stands, which is then changed.',
    args: {
      decisionId: t.arg.id({ required: true, description: 'A new id, made by the page.' }),
      requestId: t.arg.id({ required: true }),
      version: t.arg.int({ required: true, description: 'The version the decision is based on.' }),
      status: t.arg({ type: LeaveDecisionType, required: true }),
      adminComments: t.arg.string({ required: true }),
    },
    resolve: (_, { requestId, ...params }, ctx) => deciding.decide(ctx, { recordId: requestId, ...params }),
  }),
  undoLeaveDecision: t.field({
    type: LeaveRequest,
    permission: deciders,
    description: 'Restores what was there before the decision.',
    args: { decisionId: t.arg.id({ required: true }) },
    resolve: (_, { decisionId }, ctx) => deciding.undo(ctx, decisionId),
  }),
}));
