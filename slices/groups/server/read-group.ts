import { actorOf } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { can } from '../rules/permissions.ts';
import type { ManagedGroup } from './managed-group.ts';
import { findManagedGroup } from './managed-groups.queries.ts';

/** One group, for whoever manages its campus; for anybody else there is none. */
export async function readGroup(ctx: Context, id: string): Promise<ManagedGroup | null> {
  const group = await findManagedGroup(ctx.db, id, ctx.services.now());
  return group && can.manage(actorOf(ctx), group) ? group : null;
}
