import { actorOf, audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { deleteOwnSession } from '#kit/http/sessions.queries.ts';
import { mayManageAccount } from '#slices/people/rules/roles.ts';
import { findRegionRolesOf, personInHand, personInReach, reachPerson } from '#slices/people/server/public.ts';
import { listSessionsOf, type OpenSession } from './own-sessions.ts';

/** Where somebody is logged in, for the admin in whose hands their account is. */
export async function listUserSessions(ctx: Context, userId: string): Promise<OpenSession[]> {
  const person = await personInReach(ctx, userId);
  if (!person) return [];
  const regionRoles = await findRegionRolesOf(ctx.unscoped('what the person may do anywhere'), userId);
  if (!mayManageAccount(actorOf(ctx), { ...person, regionRoles })) return [];
  return listSessionsOf(ctx, ctx.unscoped('the sessions of somebody else'), {
    ...person,
    personId: userId,
    regionRoles,
  });
}

/** Logs one of somebody's devices out. */
export async function endUserSession(
  ctx: Context,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<boolean> {
  await reachPerson(ctx, userId);
  await transaction(ctx.unscoped('the sessions of somebody else'), async (tx) => {
    const person = await personInHand(tx, userId);
    const isGone =
      !mayManageAccount(actorOf(ctx), person) || !(await deleteOwnSession(tx, sessionId, userId));
    if (isGone) throw new RuleError('recordNotFound', 'NOT_FOUND');
    await audit(tx, ctx, {
      action: 'endSession',
      entity: 'person',
      entityId: userId,
      after: { sessionId },
    });
  });
  return true;
}
