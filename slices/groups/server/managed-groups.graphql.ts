import { builder } from '#kit/graphql/builder.ts';
import type { CountedPage } from '#kit/graphql/counted-page.ts';
import { viaParent, withRole } from '#kit/graphql/permission.ts';
import { fullName } from '#slices/people/rules/person.ts';
import { nameById } from '#slices/people/server/api.ts';
import { GROUP_SESSIONS, GROUP_SORTS } from '../rules/group.ts';
import { MEMBER_STATES } from '../rules/membership.ts';
import type { GroupMember as Member } from './group-members.queries.ts';
import { listGroupsPage } from './list-groups.ts';
import { listMembersPage } from './list-members.ts';
import type { ManagedGroup as Managed } from './managed-group.ts';
import { readGroup } from './read-group.ts';

export const managers = withRole('manager', 'admin');

export const GroupSessionType = builder.enumType('GroupSession', { values: GROUP_SESSIONS });
const GroupSortType = builder.enumType('GroupSort', { values: GROUP_SORTS });
const MemberStateType = builder.enumType('MemberState', { values: MEMBER_STATES });

export const ManagedGroup = builder.objectRef<Managed>('ManagedGroup').implement({
  description: 'A group as those see it who look after its campus.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id'),
    name: t.exposeString('name'),
    regionId: t.exposeID('regionId'),
    regionName: t.exposeString('regionName'),
    studyYear: t.exposeInt('studyYear', { nullable: true }),
    intake: t.exposeString('intake'),
    session: t.expose('session', { type: GroupSessionType }),
    locale: t.exposeString('locale'),
    openForSignUp: t.exposeBoolean('openForSignUp'),
    companionApp: t.exposeBoolean('companionApp'),
    attendanceSchema: t.exposeString('attendanceSchema', {
      description: 'The name of the schema by which attendance is counted; empty while none is chosen.',
    }),
    archived: t.exposeBoolean('archived'),
    membersNow: t.exposeInt('membersNow'),
    membersEver: t.exposeInt('membersEver', { description: 'Everybody who is or was in it.' }),
    promotedToId: t.exposeID('promotedToId', {
      nullable: true,
      description: 'The group it has gone on as.',
    }),
    today: t.expose('today', { type: 'Day', description: 'The day it is on its campus.' }),
    version: t.exposeInt('version', {
      description: 'Sent back with a change, so that none is overwritten unseen.',
    }),
  }),
});

export const GroupMember = builder.objectRef<Member>('GroupMember').implement({
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id', { description: 'The person’s: nobody is in a group twice.' }),
    fullName: t.string({
      resolve: async ({ id }, _, ctx) => {
        const name = await nameById(ctx).load(id);
        return name ? fullName(name) : '';
      },
    }),
    firstDay: t.expose('firstDay', { type: 'Day', description: 'A day of the group’s campus.' }),
    lastDay: t.expose('lastDay', {
      type: 'Day',
      nullable: true,
      description: 'A day of the group’s campus.',
    }),
  }),
});

const GroupFilter = builder.inputType('GroupFilter', {
  fields: (t) => ({
    search: t.string({ description: 'Beginnings of words of name and intake; accents do not count.' }),
    regionId: t.id(),
    studyYear: t.int(),
    archived: t.boolean({ description: 'Both kinds without it.' }),
  }),
});

const GroupPage = builder.objectRef<CountedPage<Managed>>('GroupPage').implement({
  permission: viaParent,
  fields: (t) => ({
    rows: t.expose('rows', { type: [ManagedGroup] }),
    nextCursor: t.exposeID('nextCursor', { nullable: true }),
    count: t.int({ resolve: async (page) => (await page.counted()).count }),
    countIsOpen: t.boolean({
      description: 'Whether more match than were counted.',
      resolve: async (page) => (await page.counted()).isOpen,
    }),
  }),
});

const GroupMemberPage = builder.objectRef<CountedPage<Member>>('GroupMemberPage').implement({
  permission: viaParent,
  fields: (t) => ({
    rows: t.expose('rows', { type: [GroupMember] }),
    nextCursor: t.exposeID('nextCursor', { nullable: true }),
    count: t.int({ resolve: async (page) => (await page.counted()).count }),
    countIsOpen: t.boolean({
      description: 'Whether more match than were counted.',
      resolve: async (page) => (await page.counted()).isOpen,
    }),
  }),
});

builder.queryField('groups', (t) =>
  t.field({
    type: GroupPage,
    permission: managers,
    args: {
      filter: t.arg({ type: GroupFilter }),
      sort: t.arg({ type: GroupSortType, defaultValue: 'NAME' }),
      descending: t.arg.boolean({ defaultValue: false }),
      first: t.arg.int({ defaultValue: 20 }),
      after: t.arg.id(),
    },
    resolve: (_, { filter, sort, descending, first, after }, ctx) =>
      listGroupsPage(ctx, {
        filter: filter ?? {},
        sortBy: sort ?? 'NAME',
        isDescending: descending ?? false,
        first: first ?? 20,
        after: after ?? null,
      }),
  }),
);

builder.queryField('group', (t) =>
  t.field({
    type: ManagedGroup,
    nullable: true,
    permission: managers,
    args: { groupId: t.arg.id({ required: true }) },
    resolve: (_, { groupId }, ctx) => readGroup(ctx, groupId),
  }),
);

builder.queryField('groupMembers', (t) =>
  t.field({
    type: GroupMemberPage,
    nullable: true,
    permission: managers,
    args: {
      groupId: t.arg.id({ required: true }),
      state: t.arg({ type: MemberStateType }),
      first: t.arg.int({ defaultValue: 20 }),
      after: t.arg.id(),
    },
    resolve: (_, { groupId, state, first, after }, ctx) =>
      listMembersPage(ctx, { groupId, state: state ?? null, first: first ?? 20, after: after ?? null }),
  }),
);
