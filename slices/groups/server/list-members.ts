import type { Context } from '#kit/graphql/context.ts';
import { countedPage, type CountedPage } from '#kit/graphql/counted-page.ts';
import type { MemberState } from '../rules/membership.ts';
import { countMembers, listMembers, type GroupMember } from './group-members.queries.ts';
import { readGroup } from './read-group.ts';

interface Params {
  groupId: string;
  state: MemberState | null;
  first: number;
  after: string | null;
}

/** A page of the members of a group that the caller manages, also those who have moved to another campus since. */
export async function listMembersPage(
  ctx: Context,
  params: Params,
): Promise<CountedPage<GroupMember> | null> {
  const { groupId, state, first, after } = params;
  const group = await readGroup(ctx, groupId);
  if (!group) return null;
  const db = ctx.unscoped('members of a group in reach');
  const question = { groupId, state, today: group.today };
  const found = await listMembers(db, question, first + 1, after);
  return countedPage(found, first, (max) => countMembers(db, question, max));
}
