import { builder } from '#kit/graphql/builder.ts';
import type { CountedPage } from '#kit/graphql/counted-page.ts';
import { viaParent, withRole } from '#kit/graphql/permission.ts';
import { LISTED_ROLES, PEOPLE_SORTS } from '../rules/people-list.ts';
import { listPeoplePage } from './list-people.ts';
import type { ListedPerson } from './people-list.queries.ts';
import { PersonStatusType, User } from './user.graphql.ts';

const PeopleSortType = builder.enumType('UserSort', { values: PEOPLE_SORTS });
const ListedRoleType = builder.enumType('UserRoleFilter', { values: LISTED_ROLES });

const UserFilter = builder.inputType('UserFilter', {
  fields: (t) => ({
    search: t.string({
      description: 'Beginnings of names or of parts of the address; accents do not count.',
    }),
    regionId: t.id(),
    groupId: t.id({ description: 'Those who are in the group now.' }),
    role: t.field({ type: ListedRoleType }),
    status: t.field({ type: PersonStatusType }),
  }),
});

const UserPage = builder.objectRef<CountedPage<ListedPerson>>('UserPage').implement({
  permission: viaParent,
  fields: (t) => ({
    rows: t.expose('rows', { type: [User] }),
    nextCursor: t.exposeID('nextCursor', { nullable: true }),
    count: t.int({
      description: 'How many people match, as far as they are counted: up to 1,000, and only when asked for.',
      resolve: async (page) => (await page.counted()).count,
    }),
    countIsOpen: t.boolean({
      description: 'Whether more match than were counted.',
      resolve: async (page) => (await page.counted()).isOpen,
    }),
  }),
});

builder.queryField('users', (t) =>
  t.field({
    type: UserPage,
    permission: withRole('manager', 'admin'),
    args: {
      filter: t.arg({ type: UserFilter }),
      sort: t.arg({ type: PeopleSortType, defaultValue: 'NAME' }),
      descending: t.arg.boolean({ defaultValue: false }),
      first: t.arg.int({ defaultValue: 20 }),
      after: t.arg.id(),
    },
    resolve: (_, { filter, sort, descending, first, after }, ctx) =>
      listPeoplePage(ctx, {
        filter: filter ?? {},
        sortBy: sort ?? 'NAME',
        isDescending: descending ?? false,
        first: first ?? 20,
        after: after ?? null,
      }),
  }),
);
