import { reachWhere } from '#kit/access/actor.ts';
import { actorOf } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { parsedSearch, type CountedPage, type PageArgs } from '#kit/graphql/page.ts';
import { can } from '../rules/permissions.ts';
import { membersPage, type GroupMember, type MembersParams } from './group-members.queries.ts';
import {
  findManagedGroup,
  groupsPage,
  type GroupsParams,
  type ManagedGroup,
} from './managed-groups.queries.ts';

/** One group, for those who manage its campus; for others there is none. */
export async function readGroup(ctx: Context, id: string): Promise<ManagedGroup | null> {
  const group = await findManagedGroup(ctx.db, id, ctx.services.now());
  return group && can.manage(actorOf(ctx), group) ? group : null;
}

/** A page of the groups of the campuses where the caller is a manager or an admin. */
export function listGroups(
  ctx: Context,
  params: Pick<GroupsParams, 'filter' | 'sortBy' | 'isDescending'>,
  page: PageArgs,
): Promise<CountedPage<ManagedGroup>> {
  const filter = { ...params.filter, search: parsedSearch(params.filter.search, 'groupSearchTooLong') };
  const reach = reachWhere(actorOf(ctx), 'manager', 'admin');
  return groupsPage(ctx.db, { ...params, filter, reach, now: ctx.services.now() }, page);
}

/** A page of the members of a group that the caller manages, also those who have moved to another campus since. */
export async function listMembers(
  ctx: Context,
  params: Pick<MembersParams, 'groupId' | 'state' | 'search'>,
  page: PageArgs,
): Promise<CountedPage<GroupMember> | null> {
  const group = await readGroup(ctx, params.groupId);
  if (!group) return null;
  const search = parsedSearch(params.search, 'groupSearchTooLong');
  const query = { ...params, search, today: group.today };
  return membersPage(ctx.unscoped('members of a group in reach'), query, page);
}
