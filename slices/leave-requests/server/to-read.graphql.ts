import { peopleBehind } from '#kit/access/actor.ts';
import { actorOf } from '#kit/graphql/action.ts';
import { builder } from '#kit/graphql/builder.ts';
import { byRule } from '#kit/graphql/permission.ts';
import { defineQueue } from '#kit/graphql/waiting.ts';
import { leaveToRead } from '../rules/addresses.ts';
import { can, readOnlyIn } from '../rules/permissions.ts';
import { leaveDecisions } from './decision.queries.ts';
import { LeaveRequest, LeaveStatusType } from './leave-request.graphql.ts';
import { listToRead, requestToRead } from './list-queue.ts';
import { LeaveRequestPage } from './own-leave.graphql.ts';

const readers = byRule('deans and administrators', can.readSome);

defineQueue({
  name: 'leaveRequestsToRead',
  path: '/leave-requests',
  isFor: can.onlyReadSome,
  look: async (ctx) => {
    const actor = actorOf(ctx);
    const params = { reach: readOnlyIn(actor), callerIds: peopleBehind(actor) };
    return (await leaveDecisions.lookAtPending(ctx.db, params)).map(({ firstId, count, ...waiting }) => ({
      ...waiting,
      count,
      // One is opened at once, several are a list.
      path: count === 1 ? leaveToRead(firstId) : '/leave-requests',
    }));
  },
});

builder.queryFields((t) => ({
  leaveRequestsToRead: t.field({
    type: LeaveRequestPage,
    permission: readers,
    description: 'What students of the campuses have asked for that the caller administers or is dean of.',
    args: {
      status: t.arg({ type: LeaveStatusType, required: true }),
      first: t.arg.int({ defaultValue: 20 }),
      after: t.arg.id(),
    },
    resolve: (_, args, ctx) => listToRead(ctx, args),
  }),
  leaveRequestToRead: t.field({
    type: LeaveRequest,
    nullable: true,
    permission: readers,
    args: { requestId: t.arg.id({ required: true }) },
    resolve: (_, { requestId }, ctx) => requestToRead(ctx, requestId),
  }),
}));
