import { DatabaseError } from 'pg';
import { actorOf } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { countedPage, type CountedPage } from '#kit/graphql/counted-page.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { regionsInSight } from '#slices/regions/rules/permissions.ts';
import { MAX_SEARCH, type PeopleSort } from '../rules/people-list.ts';
import { listReach } from '../rules/permissions.ts';
import { countPeople, listPeople, type ListedPerson, type PeopleFilter } from './people-list.queries.ts';

interface Params {
  filter: PeopleFilter;
  sortBy: PeopleSort;
  isDescending: boolean;
  first: number;
  after: string | null;
}

/** What PostgreSQL says when the place to go on from is gone (migration 25). */
const NO_DATA_FOUND = 'P0002';

/** A page of the people the caller may look up. */
export async function listPeoplePage(ctx: Context, params: Params): Promise<CountedPage<ListedPerson>> {
  const { sortBy, isDescending, first, after } = params;
  const search = params.filter.search?.trim() ?? '';
  if (search.length > MAX_SEARCH)
    throw new RuleError('peopleSearchTooLong', 'BAD_USER_INPUT', { max: MAX_SEARCH });
  const filter = { ...params.filter, search };
  const actor = actorOf(ctx);
  const question = {
    filter,
    reach: listReach(actor),
    inSight: regionsInSight(actor),
    sortBy,
    isDescending,
    now: ctx.services.now(),
  };
  try {
    const found = await listPeople(ctx.db, question, first + 1, after);
    return countedPage(found, first, (max) => countPeople(ctx.db, question, max));
  } catch (error) {
    if (error instanceof DatabaseError && error.code === NO_DATA_FOUND)
      throw new RuleError('listMovedOn', 'NOT_FOUND');
    throw error;
  }
}
