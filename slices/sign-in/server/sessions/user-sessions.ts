import { actorOf, audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { deleteOwnSession } from '#kit/http/sessions.queries.ts';
import { findRegionRolesOf, personInReach, reachPerson } from '#slices/people/server/api.ts';
import { findRegionsTaughtBy } from '#slices/teachers/server/api.ts';
import { mayHandleAccount } from '#slices/sign-in/rules/account.ts';
import { loadAccountForUpdate } from '../accounts/load-account-for-update.ts';
import { listSessionsOf, type OpenSession } from './own-sessions.ts';

/** Where somebody is logged in, for the admin in whose hands their account is. */
export async function listUserSessions(ctx: Context, userId: string): Promise<OpenSession[]> {
  const person = await personInReach(ctx, userId);
  if (!person) return [];
  const whole = ctx.unscoped('what the person may do anywhere');
  const regionRoles = await findRegionRolesOf(whole, userId);
  const teachesIn = await findRegionsTaughtBy(whole, [userId]);
  if (!mayHandleAccount(actorOf(ctx), { ...person, personId: userId, regionRoles, teachesIn })) return [];
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
    const person = await loadAccountForUpdate(tx, userId);
    const isGone =
      !mayHandleAccount(actorOf(ctx), person) || !(await deleteOwnSession(tx, sessionId, userId));
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
