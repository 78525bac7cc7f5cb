import { holds, regionsWhere } from '#kit/access/actor.ts';
import { actorOf } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { countedPage, type CountedPage } from '#kit/graphql/counted-page.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { MAX_GROUP_SEARCH, type GroupSort } from '../rules/group.ts';
import type { ManagedGroup } from './managed-group.ts';
import { countGroups, listGroups, type GroupsFilter } from './managed-groups.queries.ts';

interface Params {
  filter: GroupsFilter;
  sortBy: GroupSort;
  isDescending: boolean;
  first: number;
  after: string | null;
}

/** A page of the groups of the campuses where the caller is a manager or an admin. */
export async function listGroupsPage(ctx: Context, params: Params): Promise<CountedPage<ManagedGroup>> {
  const { first, after, sortBy, isDescending } = params;
  const search = params.filter.search?.trim() ?? '';
  if (search.length > MAX_GROUP_SEARCH)
    throw new RuleError('groupSearchTooLong', 'BAD_USER_INPUT', { max: MAX_GROUP_SEARCH });
  const actor = actorOf(ctx);
  const reach = holds(actor, 'superadmin') ? null : regionsWhere(actor, 'manager', 'admin');
  const filter = { ...params.filter, search };
  const question = { filter, reach, sortBy, isDescending, now: ctx.services.now() };
  const found = await listGroups(ctx.db, question, first + 1, after);
  return countedPage(found, first, (max) => countGroups(ctx.db, question, max));
}
