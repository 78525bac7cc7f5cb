import { dayIn } from '#kit/calendar/zone.ts';
import { actorOf } from '#kit/graphql/action.ts';
import { builder } from '#kit/graphql/builder.ts';
import { countedPageType } from '#kit/graphql/page.ts';
import { signedIn, viaParent } from '#kit/graphql/permission.ts';
import { recordInput } from '#kit/graphql/record-types.ts';
import { changedProofArgs, openProofUpload, SentWorkInput } from '#slices/assignments/server/api.ts';
import { leaveTypeName, type LeaveType } from '#slices/attendance/rules/schema.ts';
import { DAYS_BACK, leave } from '../rules/leave-request.ts';
import {
  changeLeaveRequest,
  OWN_LEAVE,
  requestLeave,
  restoreLeaveRequest,
  withdrawLeaveRequest,
} from './leave-request.actions.ts';
import { LeaveRequest } from './leave-request.graphql.ts';
import { findLeaveGroups, pageOfPerson, type LeaveGroup } from './leave-request.queries.ts';
import { leaveFiles } from './sent-file.ts';

export const LeaveRequestPage = countedPageType('LeaveRequestPage', LeaveRequest);

const OfferedLeave = builder.objectRef<LeaveType>('OfferedLeave').implement({
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id'),
    name: t.string({ resolve: ({ names }, _, ctx) => leaveTypeName(names, ctx.locale) }),
  }),
});

const LeaveGroupType = builder.objectRef<LeaveGroup>('LeaveGroup').implement({
  description: 'A group with which the caller may ask for leave.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id'),
    name: t.exposeString('name'),
    today: t.field({
      type: 'Day',
      description: 'The day it is on the campus.',
      resolve: ({ timeZone }, _, ctx) => dayIn(ctx.services.now(), timeZone),
    }),
    types: t.expose('types', { type: [OfferedLeave] }),
  }),
});

builder.queryField('leaveGroups', (t) =>
  t.field({
    type: [LeaveGroupType],
    permission: signedIn,
    resolve: (_, __, ctx) =>
      findLeaveGroups(ctx.unscoped(OWN_LEAVE), {
        personId: actorOf(ctx).personId,
        now: ctx.services.now(),
        daysBack: DAYS_BACK,
      }),
  }),
);

builder.queryField('ownLeaveRequests', (t) =>
  t.field({
    type: LeaveRequestPage,
    permission: signedIn,
    description: 'What the caller has asked for, the latest days first.',
    args: { first: t.arg.int({ defaultValue: 20 }), after: t.arg.id() },
    resolve: (_, page, ctx) => pageOfPerson(ctx.unscoped(OWN_LEAVE), actorOf(ctx).personId, page),
  }),
);

const LeaveInput = recordInput('LeaveInput', leave);

builder.mutationFields((t) => ({
  openLeaveUpload: openProofUpload(t, leaveFiles),
  requestLeave: t.field({
    type: LeaveRequest,
    permission: signedIn,
    args: {
      requestId: t.arg.id({ required: true, description: 'A new id, made by the form.' }),
      groupId: t.arg.id({ required: true }),
      leaveInput: t.arg({ type: LeaveInput, required: true }),
      file: t.arg({ type: SentWorkInput }),
    },
    resolve: (_, args, ctx) => requestLeave(ctx, args),
  }),
  changeLeaveRequest: t.field({
    type: LeaveRequest,
    permission: signedIn,
    description: 'While nobody has decided it.',
    args: {
      requestId: t.arg.id({ required: true }),
      version: t.arg.int({ required: true, description: 'The version the change is based on.' }),
      leaveInput: t.arg({ type: LeaveInput, required: true }),
      ...changedProofArgs(t),
    },
    resolve: (_, change, ctx) => changeLeaveRequest(ctx, change),
  }),
  withdrawLeaveRequest: t.field({
    type: LeaveRequest,
    permission: signedIn,
    args: { requestId: t.arg.id({ required: true }) },
    resolve: (_, { requestId }, ctx) => withdrawLeaveRequest(ctx, requestId),
  }),
  restoreLeaveRequest: t.field({
    type: LeaveRequest,
    permission: signedIn,
    description: 'Takes a withdrawal back.',
    args: { requestId: t.arg.id({ required: true }) },
    resolve: (_, { requestId }, ctx) => restoreLeaveRequest(ctx, requestId),
  }),
}));
