import type { Tx } from '#kit/db/database.ts';
import { actorOf } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { can } from '#slices/groups/rules/permissions.ts';
import { lockGroup } from './group-writing.queries.ts';
import type { ManagedGroup } from './managed-group.ts';
import { findManagedGroup } from './managed-groups.queries.ts';

/** A group that the caller may change, held until the transaction ends. What is out of reach does not exist. */
export async function loadGroupForUpdate(tx: Tx, ctx: Context, id: string): Promise<ManagedGroup> {
  await lockGroup(tx, id);
  const group = await findManagedGroup(tx, id, ctx.services.now());
  if (!group || !can.manage(actorOf(ctx), group)) throw new RuleError('recordNotFound', 'NOT_FOUND');
  return group;
}
