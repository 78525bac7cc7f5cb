import { builder } from '#kit/graphql/builder.ts';
import type { Context } from '#kit/graphql/context.ts';
import { loaderByOwner } from '#kit/graphql/loader.ts';
import { countedPageType } from '#kit/graphql/page.ts';
import { viaParent, withRole } from '#kit/graphql/permission.ts';
import { recordFields } from '#kit/graphql/record-types.ts';
import { fullName } from '#slices/people/rules/person.ts';
import { emailOf, isDeactivated, nameById, phoneOf } from '#slices/people/server/api.ts';
import { group, GROUP_SORTS } from '../rules/group.ts';
import { MEMBER_STATES } from '../rules/membership.ts';
import type { GroupMember as Member } from './group-members.queries.ts';
import type { ManagedGroup as Managed } from './managed-groups.queries.ts';
import { findEntered, type EnteredGroup } from './memberships.queries.ts';
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
    membersToGraduate: t.exposeInt('membersToGraduate', {
      description: 'Those who are in it now and have not graduated.',
    }),
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

const enteredByPerson = loaderByOwner(
  (ctx, ids) => findEntered(ctx.db, ids, ctx.services.now()),
  ({ personId }) => personId,
);

const GroupEntered = builder.objectRef<EnteredGroup>('GroupEntered').implement({
  permission: viaParent,
  fields: (t) => ({ _id: t.exposeID('groupId'), name: t.exposeString('name') }),
});

export const GroupMember = builder.objectRef<Member>('GroupMember').implement({
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id', { description: 'The person’s: nobody is in a group twice.' }),
    fullName: t.string({ resolve: ({ id }, _, ctx) => fullNameOf(ctx, id) }),
    givenName: t.string({
      resolve: async ({ id }, _, ctx) => (await nameById(ctx).load(id))?.firstName ?? '',
    }),
    familyName: t.string({
      resolve: async ({ id }, _, ctx) => (await nameById(ctx).load(id))?.lastName ?? '',
    }),
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
    isDeactivated: t.boolean({ resolve: ({ id }, _, ctx) => isDeactivated(ctx, id) }),
    movedTo: t.field({
      type: GroupEntered,
      nullable: true,
      description: 'The group that the person entered on their last day in this one, while that day lasts.',
      resolve: async ({ id, groupId, lastDay }, _, ctx) => {
        if (lastDay === null) return null;
        const entered = await enteredByPerson(ctx).load(id);
        return (
          entered.find(
            (other) => other.groupId !== groupId && other.firstDay === lastDay && other.today === lastDay,
          ) ?? null
        );
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
    current: t.boolean({
      description: 'Groups with members now or that nobody has joined yet; false for those that are over.',
    }),
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
