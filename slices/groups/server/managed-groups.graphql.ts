import { builder } from '#kit/graphql/builder.ts';
import type { Context } from '#kit/graphql/context.ts';
import { countedPageType } from '#kit/graphql/page.ts';
import { viaParent, withRole } from '#kit/graphql/permission.ts';
import { recordFields } from '#kit/graphql/record-types.ts';
import { fullName } from '#slices/people/rules/person.ts';
import { emailOf, nameById, phoneOf } from '#slices/people/server/api.ts';
import { group, GROUP_SORTS } from '../rules/group.ts';
import { MEMBER_STATES } from '../rules/membership.ts';
import type { GroupMember as Member } from './group-members.queries.ts';
import type { ManagedGroup as Managed } from './managed-groups.queries.ts';
import { listGroups, listMembers, readGroup } from './read-groups.ts';

export const managers = withRole('manager', 'admin');

const GroupSortType = builder.enumType('GroupSort', { values: GROUP_SORTS });
const MemberStateType = builder.enumType('MemberState', { values: MEMBER_STATES });

export const ManagedGroup = builder.objectRef<Managed>('ManagedGroup').implement({
  description: 'A group as those see it who look after its campus.',
  permission: viaParent,
  fields: (t) => ({
    ...recordFields(t, group),
    regionName: t.exposeString('regionName'),
    archived: t.exposeBoolean('archived'),
    membersNow: t.exposeInt('membersNow'),
    membersEver: t.exposeInt('membersEver', { description: 'Everybody who is or was in it.' }),
    promotedToId: t.exposeID('promotedToId', {
      nullable: true,
      description: 'The group it has gone on as.',
    }),
    today: t.expose('today', { type: 'Day', description: 'The day it is on its campus.' }),
  }),
});

export async function fullNameOf(ctx: Context, personId: string): Promise<string> {
  const name = await nameById(ctx).load(personId);
  return name ? fullName(name) : '';
}

export const GroupMember = builder.objectRef<Member>('GroupMember').implement({
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id', { description: 'The person’s: nobody is in a group twice.' }),
    fullName: t.string({ resolve: ({ id }, _, ctx) => fullNameOf(ctx, id) }),
    studentNumber: t.string({
      nullable: true,
      resolve: async ({ id }, _, ctx) => (await nameById(ctx).load(id))?.studentNumber?.toString() ?? null,
    }),
    email: t.string({
      nullable: true,
      description: 'Null for a former member whom the caller no longer looks after.',
      resolve: ({ id }, _, ctx) => emailOf(ctx, id),
    }),
    phone: t.string({ nullable: true, resolve: ({ id }, _, ctx) => phoneOf(ctx, id) }),
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

const GroupPage = countedPageType('GroupPage', ManagedGroup);

const GroupMemberPage = countedPageType('GroupMemberPage', GroupMember);

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
    resolve: (_, { filter, sort, descending, ...page }, ctx) =>
      listGroups(
        ctx,
        { filter: filter ?? {}, sortBy: sort ?? 'NAME', isDescending: descending ?? false },
        page,
      ),
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
      search: t.arg.string({ description: 'Beginnings of words of the name, or the student number.' }),
      first: t.arg.int({ defaultValue: 20 }),
      after: t.arg.id(),
    },
    resolve: (_, { groupId, state, search, ...page }, ctx) =>
      listMembers(ctx, { groupId, state: state ?? null, search }, page),
  }),
);
