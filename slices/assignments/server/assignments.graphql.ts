import { actorOf } from '#kit/graphql/action.ts';
import { builder } from '#kit/graphql/builder.ts';
import { viaParent, withRole } from '#kit/graphql/permission.ts';
import { enumType, recordFields } from '#kit/graphql/record-types.ts';
import { courseToRead, ManagedCourse } from '#slices/courses/server/api.ts';
import { assignment, ASSIGNMENT_KINDS } from '../rules/assignment.ts';
import { assignmentFileAddress } from '../rules/downloads.ts';
import { can } from '../rules/permissions.ts';
import type { AssignmentFileRecord } from './assignment-files.queries.ts';
import type { GroupOfAssignment } from './assignment-groups.queries.ts';
import {
  type AssignmentRecord,
  type AssignmentTextRecord,
  findAssignmentsOfCourse,
} from './assignment.queries.ts';
import {
  assignmentCount,
  groupsByAssignment,
  filesByAssignment,
  submissionCount,
  textsByAssignment,
} from './loaders.ts';

export const writers = withRole('admin', 'superadmin');
export const schedulers = withRole('manager', 'admin', 'superadmin');

export const AssignmentKindType = enumType('AssignmentKind', ASSIGNMENT_KINDS);

export const AssignmentDownload = builder.objectRef<AssignmentFileRecord>('AssignmentDownload').implement({
  description: 'A file that students work with.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id'),
    name: t.exposeString('name'),
    bytes: t.exposeInt('bytes'),
    locale: t.exposeString('locale', { nullable: true, description: 'None when it is for everybody.' }),
    url: t.string({ resolve: ({ id }) => assignmentFileAddress(id) }),
  }),
});

const AssignmentText = builder.objectRef<AssignmentTextRecord>('AssignmentText').implement({
  permission: viaParent,
  fields: (t) => ({
    locale: t.exposeString('locale'),
    title: t.exposeString('title'),
    content: t.expose('content', { type: 'RichText' }),
  }),
});

const AssignmentGroup = builder.objectRef<GroupOfAssignment>('AssignmentGroup').implement({
  description: 'A group that is taught the course, and until when it hands the assignment in, if it does.',
  permission: viaParent,
  fields: (t) => ({
    groupId: t.exposeID('groupId'),
    groupName: t.exposeString('groupName'),
    regionName: t.exposeString('regionName'),
    timeZone: t.exposeString('timeZone', { description: 'Of its campus.' }),
    dueAt: t.expose('dueAt', { type: 'DateTime', nullable: true }),
    version: t.exposeInt('version', { nullable: true }),
  }),
});

export const Assignment = builder.objectRef<AssignmentRecord>('Assignment').implement({
  description: 'An assignment as staff see it.',
  permission: viaParent,
  fields: (t) => ({
    ...recordFields(t, assignment),
    courseId: t.exposeID('courseId'),
    title: t.exposeString('title'),
    archived: t.exposeBoolean('archived'),
    texts: t.field({
      type: [AssignmentText],
      resolve: ({ id }, _, ctx) => textsByAssignment(ctx).load(id),
    }),
    downloads: t.field({
      type: [AssignmentDownload],
      resolve: ({ id }, _, ctx) => filesByAssignment(ctx).load(id),
    }),
    submissionCount: t.int({
      description: 'How many students of the caller’s campuses have handed in.',
      resolve: ({ id }, _, ctx) => submissionCount(ctx).load(id),
    }),
    groups: t.field({
      type: [AssignmentGroup],
      description: 'Those that the caller looks after.',
      resolve: async ({ id }, _, ctx) =>
        (await groupsByAssignment(ctx).load(id)).filter((group) => can.schedule(actorOf(ctx), group)),
    }),
  }),
});

builder.objectField(ManagedCourse, 'assignmentCount', (t) =>
  t.int({
    description: 'Also those that are archived.',
    resolve: ({ id }, _, ctx) => assignmentCount(ctx).load(id),
  }),
);

builder.queryField('assignments', (t) =>
  t.field({
    type: [Assignment],
    permission: schedulers,
    description: 'The assignments of a course that the caller follows.',
    args: { courseId: t.arg.id({ required: true }) },
    resolve: async (_, { courseId }, ctx) =>
      (await courseToRead(ctx, courseId)) ? findAssignmentsOfCourse(ctx.db, courseId, ctx.locale) : [],
  }),
);
