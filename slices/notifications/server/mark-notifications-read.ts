import { actorOf, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { caller, type UserParent } from '#slices/people/server/api.ts';
import { can } from '../rules/permissions.ts';
import { storeReading } from './notification.queries.ts';

/** Somebody has opened their notifications: the counter begins anew. */
export async function markNotificationsRead(ctx: Context): Promise<UserParent | null> {
  const actor = actorOf(ctx);
  if (can.markRead(actor)) {
    await transaction(ctx.db, (tx) => storeReading(tx, actor.personId, ctx.services.now()));
  }
  return caller(ctx);
}
