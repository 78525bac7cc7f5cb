import { builder } from '#kit/graphql/builder.ts';
import { actorOf } from '#kit/graphql/action.ts';
import { viaParent } from '#kit/graphql/permission.ts';
import type { ProofFile } from '#slices/assignments/server/api.ts';
import { leaveTypeName } from '#slices/attendance/rules/schema.ts';
import { decidedFields } from '#slices/people/server/api.ts';
import { leaveFileAddress } from '../rules/downloads.ts';
import { LEAVE_STATUSES } from '../rules/leave-request.ts';
import { can } from '../rules/permissions.ts';
import type { LeaveRecord } from './leave-request.queries.ts';
import { sessionsOnLeave } from './loaders.ts';

export const LeaveStatusType = builder.enumType('LeaveStatus', {
  description: 'Approved: the days are excused. Acknowledged: noted, and not excused.',
  values: LEAVE_STATUSES,
});

const LeaveFile = builder.objectRef<ProofFile>('LeaveFile').implement({
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id'),
    name: t.exposeString('name'),
    bytes: t.exposeInt('bytes'),
    url: t.string({ resolve: ({ id }) => leaveFileAddress(id) }),
  }),
});

export const LeaveRequest = builder.objectRef<LeaveRecord>('LeaveRequest').implement({
  description: 'A student asks to be away on some days.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id'),
    status: t.expose('status', { type: LeaveStatusType }),
    attendanceType: t.string({
      description: 'In the language of the request.',
      resolve: ({ typeNames }, _, ctx) => leaveTypeName(typeNames, ctx.locale),
    }),
    typeId: t.exposeID('typeId'),
    firstDay: t.expose('firstDay', { type: 'Day', description: 'Of the campus.' }),
    lastDay: t.expose('lastDay', { type: 'Day', description: 'Of the campus, inclusive.' }),
    reason: t.exposeString('reason'),
    studentNotes: t.exposeString('studentNotes'),
    file: t.field({
      type: LeaveFile,
      nullable: true,
      description: 'What the student sent with it, for them and for those who decide.',
      resolve: (request, _, ctx) => (can.readFile(actorOf(ctx), request) ? request.file : null),
    }),
    groupId: t.exposeID('groupId'),
    groupName: t.exposeString('groupName'),
    regionName: t.exposeString('regionName'),
    timeZone: t.exposeString('timeZone', { description: 'Of the campus.' }),
    classes: t.int({
      description: 'How many classes fall on these days.',
      resolve: async ({ id }, _, ctx) => (await sessionsOnLeave(ctx).load(id)).length,
    }),
    askedAt: t.expose('createdAt', { type: 'DateTime' }),
    ...decidedFields(t),
  }),
});
