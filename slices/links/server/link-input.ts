import type { Tx } from '#kit/db/database.ts';
import { actorOf } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { findGroupToJoin } from '#slices/groups/server/public.ts';
import { checkLink, pageAddress, type LinkValues } from '../rules/link.ts';
import { can } from '../rules/permissions.ts';

export interface LinkInputShape {
  title: string;
  url: string;
  description?: string | null | undefined;
  groupId?: string | null | undefined;
}

/** What a form says about a link, without blanks around it, or its refusal. */
export function wishedLink({ title, url, description, groupId }: LinkInputShape): LinkValues {
  const wished = {
    title: title.trim(),
    url: pageAddress(url) ?? url,
    description: (description ?? '').trim(),
    groupId: groupId ?? null,
  };
  const problem = checkLink(wished);
  if (problem) throw new RuleError(problem);
  return wished;
}

/** The campus a link will belong to, if the caller may keep links there. */
export async function campusOf(tx: Tx, ctx: Context, groupId: string | null): Promise<string | null> {
  const regionId = groupId ? ((await findGroupToJoin(tx, groupId))?.regionId ?? '') : null;
  if (regionId === '' || !can.keep(actorOf(ctx), { regionId }))
    throw new RuleError('recordNotFound', 'NOT_FOUND');
  return regionId;
}
