import { builder } from '#kit/graphql/builder.ts';
import { viaParent, withRole } from '#kit/graphql/permission.ts';
import { recordInput } from '#kit/graphql/record-types.ts';
import { GRADUATION_OUTCOMES } from '../rules/graduation.ts';
import { group } from '../rules/group.ts';
import { graduateGroup, type GroupGraduate } from './graduate-group.ts';
import { archiveGroup, createGroup, promoteGroup, undoPromotion, updateGroup } from './group.actions.ts';
import {
  addGroupMember,
  addGroupTeacher,
  removeGroupMember,
  removeGroupTeacher,
} from './group-members.actions.ts';
import { endMemberships } from './end-memberships.ts';
import { moveGroupMembers } from './move-members.ts';
import { fullNameOf, GroupMember, ManagedGroup, managers } from './managed-groups.graphql.ts';

const GroupInput = recordInput('GroupInput', group);

const ExceptionInput = builder.inputType('ExceptionInput', {
  description: 'A person who goes on with their group without meeting the requirements, and why.',
  fields: (t) => ({ personId: t.id({ required: true }), reason: t.string({ required: true }) }),
});

const GroupGraduateType = builder.objectRef<GroupGraduate>('GroupGraduate').implement({
  description: 'What became of one member when their group graduated.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id', { description: 'The person’s.' }),
    fullName: t.string({ resolve: ({ id }, _, ctx) => fullNameOf(ctx, id) }),
    outcome: t.expose('outcome', {
      type: builder.enumType('GraduationOutcome', { values: GRADUATION_OUTCOMES }),
    }),
  }),
});

builder.mutationField('createGroup', (t) =>
  t.field({
    type: ManagedGroup,
    permission: managers,
    args: {
      groupId: t.arg.id({ required: true, description: 'A new id, made by the form.' }),
      groupInput: t.arg({ type: GroupInput, required: true }),
      copyOf: t.arg.id({ description: 'The group it was begun from, whose teachers it takes over.' }),
    },
    resolve: (_, made, ctx) => createGroup(ctx, made),
  }),
);

builder.mutationField('updateGroup', (t) =>
  t.field({
    type: ManagedGroup,
    permission: managers,
    args: {
      groupId: t.arg.id({ required: true }),
      version: t.arg.int({ required: true, description: 'The version the change is based on.' }),
      groupInput: t.arg({ type: GroupInput, required: true }),
    },
    resolve: (_, change, ctx) => updateGroup(ctx, change),
  }),
);

builder.mutationField('promoteGroup', (t) =>
  t.field({
    type: ManagedGroup,
    permission: managers,
    description:
      'Sends those of a group who meet the requirements on to the next year, as a group of its own, which is answered.',
    args: {
      groupId: t.arg.id({ required: true }),
      newGroupId: t.arg.id({
        required: true,
        description: 'A new id, made by the form; or of the group that others went on to before.',
      }),
      groupInput: t.arg({ type: GroupInput, description: 'Of the group that is made.' }),
      exceptions: t.arg({ type: [ExceptionInput] }),
    },
    resolve: (_, { exceptions, groupInput, ...promotion }, ctx) =>
      promoteGroup(ctx, { ...promotion, groupInput: groupInput ?? null, exceptions: exceptions ?? [] }),
  }),
);

builder.mutationField('undoPromotion', (t) =>
  t.field({
    type: ManagedGroup,
    permission: managers,
    description: 'Only on the day of the promotion, and while nobody else has joined.',
    args: { groupId: t.arg.id({ required: true, description: 'The group that went on.' }) },
    resolve: (_, { groupId }, ctx) => undoPromotion(ctx, groupId),
  }),
);

builder.mutationField('archiveGroup', (t) =>
  t.field({
    type: ManagedGroup,
    permission: managers,
    args: { groupId: t.arg.id({ required: true }), archived: t.arg.boolean({ required: true }) },
    resolve: (_, { groupId, archived }, ctx) => archiveGroup(ctx, groupId, archived),
  }),
);

builder.mutationField('addGroupMember', (t) =>
  t.field({
    type: GroupMember,
    permission: managers,
    args: { groupId: t.arg.id({ required: true }), personId: t.arg.id({ required: true }) },
    resolve: (_, { groupId, personId }, ctx) => addGroupMember(ctx, groupId, personId),
  }),
);

builder.mutationField('endMemberships', (t) =>
  t.field({
    type: [GroupMember],
    permission: managers,
    description: 'Of all of the named members, or of none.',
    args: {
      groupId: t.arg.id({ required: true }),
      personIds: t.arg.idList({ required: true }),
      lastDay: t.arg({
        type: 'Day',
        description: 'A day of the group’s campus: 2026-03-01. Without one they stay in the group.',
      }),
    },
    resolve: (_, { lastDay, ...ending }, ctx) => endMemberships(ctx, { ...ending, lastDay: lastDay ?? null }),
  }),
);

builder.mutationField('moveGroupMembers', (t) =>
  t.field({
    type: [GroupMember],
    permission: managers,
    description:
      'Today is their last day in the one group and their first in the other. Answers them as members of the other.',
    args: {
      groupId: t.arg.id({ required: true }),
      toGroupId: t.arg.id({ required: true }),
      personIds: t.arg.idList({ required: true }),
    },
    resolve: (_, move, ctx) => moveGroupMembers(ctx, move),
  }),
);

builder.mutationField('removeGroupMember', (t) =>
  t.field({
    type: ManagedGroup,
    permission: managers,
    description: 'Only on the first day; after it a membership is ended.',
    args: { groupId: t.arg.id({ required: true }), personId: t.arg.id({ required: true }) },
    resolve: (_, { groupId, personId }, ctx) => removeGroupMember(ctx, groupId, personId),
  }),
);

builder.mutationField('addGroupTeacher', (t) =>
  t.field({
    type: ManagedGroup,
    permission: managers,
    args: { groupId: t.arg.id({ required: true }), teacherId: t.arg.id({ required: true }) },
    resolve: (_, { groupId, teacherId }, ctx) => addGroupTeacher(ctx, groupId, teacherId),
  }),
);

builder.mutationField('removeGroupTeacher', (t) =>
  t.field({
    type: ManagedGroup,
    permission: managers,
    args: { groupId: t.arg.id({ required: true }), teacherId: t.arg.id({ required: true }) },
    resolve: (_, { groupId, teacherId }, ctx) => removeGroupTeacher(ctx, groupId, teacherId),
  }),
);

builder.mutationField('graduateGroup', (t) =>
  t.field({
    type: [GroupGraduateType],
    permission: withRole('admin'),
    description: 'Marks that a whole group has graduated from the second year; without a day, takes it back.',
    args: {
      groupId: t.arg.id({ required: true }),
      personIds: t.arg.idList({ description: 'Some members; without them everybody who is in it now.' }),
      graduatedOn: t.arg({ type: 'Day', description: 'A day: 2026-05-17.' }),
      place: t.arg.string(),
      exceptions: t.arg({ type: [ExceptionInput] }),
    },
    resolve: (_, { groupId, personIds, graduatedOn, place, exceptions }, ctx) =>
      graduateGroup(ctx, {
        groupId,
        personIds: personIds ?? null,
        graduatedOn: graduatedOn ?? null,
        place: place ?? '',
        exceptions: exceptions ?? [],
      }),
  }),
);
