import { builder } from '#kit/graphql/builder.ts';
import { addGroupMember } from './add-group-member.ts';
import { archiveGroup } from './archive-group.ts';
import { createGroup } from './create-group.ts';
import { endMembership } from './end-membership.ts';
import { GroupMember, GroupSessionType, ManagedGroup, managers } from './managed-groups.graphql.ts';
import { promoteGroup } from './promote-group.ts';
import { removeGroupMember } from './remove-group-member.ts';
import { undoPromotion } from './undo-promotion.ts';
import { updateGroup } from './update-group.ts';

const GroupInput = builder.inputType('GroupInput', {
  fields: (t) => ({
    regionId: t.id({ required: true }),
    name: t.string({ required: true }),
    studyYear: t.int(),
    intake: t.string(),
    session: t.field({ type: GroupSessionType, required: true }),
    locale: t.string({ required: true }),
    openForSignUp: t.boolean(),
    companionApp: t.boolean(),
    attendanceSchema: t.string(),
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
    description: 'Sends a whole group on to the next year, as a group of its own, which is answered.',
    args: {
      groupId: t.arg.id({ required: true }),
      newGroupId: t.arg.id({ required: true, description: 'A new id, made by the form.' }),
      groupInput: t.arg({ type: GroupInput, required: true }),
    },
    resolve: (_, promotion, ctx) => promoteGroup(ctx, promotion),
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

builder.mutationField('endMembership', (t) =>
  t.field({
    type: GroupMember,
    permission: managers,
    args: {
      groupId: t.arg.id({ required: true }),
      personId: t.arg.id({ required: true }),
      lastDay: t.arg({
        type: 'Day',
        required: true,
        description: 'A day of the group’s campus: 2026-03-01.',
      }),
    },
    resolve: (_, ending, ctx) => endMembership(ctx, ending),
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
