import { DatabaseError } from 'pg';
import { builder } from '#kit/graphql/builder.ts';
import { countedPage, countedPageType, parsedSearch, type CountedPage } from '#kit/graphql/page.ts';
import { withRole } from '#kit/graphql/permission.ts';
import { actorOf } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { LISTED_ROLES, PEOPLE_SORTS, type PeopleSort } from '#slices/people/rules/people-list.ts';
import { regionsInSight } from '#slices/regions/rules/permissions.ts';
import { listReach } from '#slices/people/rules/permissions.ts';
import { type ListedPerson, countPeople, listPeople, type PeopleFilter } from './people-list.queries.ts';
import { PersonStatusType, User } from './user.graphql.ts';

const PeopleSortType = builder.enumType('UserSort', { values: PEOPLE_SORTS });
const ListedRoleType = builder.enumType('UserRoleFilter', { values: LISTED_ROLES });

const UserFilter = builder.inputType('UserFilter', {
  fields: (t) => ({
    search: t.string({
      description:
        'Beginnings of names, of parts of the address or of the student number; accents do not count.',
    }),
    regionId: t.id(),
    groupId: t.id({ description: 'Those who are in the group now.' }),
    role: t.field({ type: ListedRoleType }),
    status: t.field({ type: PersonStatusType }),
  }),
});

const UserPage = countedPageType('UserPage', User);

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

interface Params {
  filter: PeopleFilter;
  sortBy: PeopleSort;
  isDescending: boolean;
  first: number;
  after: string | null;
}

/** What PostgreSQL says when the place to go on from is gone (migration 25). */
const NO_DATA_FOUND = 'P0002';

async function listPeoplePage(ctx: Context, params: Params): Promise<CountedPage<ListedPerson>> {
  const { sortBy, isDescending, first, after } = params;
  const search = parsedSearch(params.filter.search, 'peopleSearchTooLong');
  const filter = { ...params.filter, search };
  const actor = actorOf(ctx);
  const query = {
    filter,
    reach: listReach(actor),
    inSight: regionsInSight(actor),
    sortBy,
    isDescending,
    now: ctx.services.now(),
  };
  try {
    const found = await listPeople(ctx.db, query, first + 1, after);
    return countedPage(found, first, (max) => countPeople(ctx.db, query, max));
  } catch (error) {
    if (error instanceof DatabaseError && error.code === NO_DATA_FOUND)
      throw new RuleError('listMovedOn', 'NOT_FOUND');
    throw error;
  }
}
