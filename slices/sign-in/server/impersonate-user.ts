import { actorOf, audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { insertSession } from '#kit/http/sessions.queries.ts';
import { caller, findPerson, findRegionRolesOf, type UserParent } from '#slices/people/server/public.ts';
import { mayImpersonate } from '../rules/impersonation.ts';

/** Shows an administrator the site as somebody else sees it. Their own session waits meanwhile. */
export async function impersonateUser(
  ctx: Context,
  { userId, reason }: { userId: string; reason: string },
): Promise<UserParent | null> {
  const actor = actorOf(ctx);
  if (reason.trim() === '') throw new RuleError('reasonMissing');
  // All of them: a role held on another campus counts too, though the administrator cannot see it.
  const regionRoles = await findRegionRolesOf(ctx.unscoped('what the person may do anywhere'), userId);
  const target = await findPerson(ctx.db, userId);
  if (
    target?.status !== 'ACTIVE' ||
    !mayImpersonate(actor, { ...target, personId: target.id, regionRoles })
  ) {
    throw new RuleError('mayNotImpersonate', 'FORBIDDEN');
  }
  const session = await transaction(ctx.unscoped('a session as somebody else'), async (tx) => {
    await audit(tx, ctx, {
      action: 'startImpersonating',
      entity: 'person',
      entityId: userId,
      reason: reason.trim(),
    });
    return insertSession(tx, {
      personId: userId,
      impersonatorId: actor.personId,
      resumesSessionId: actor.sessionId,
      authMethod: 'IMPERSONATION',
      ip: ctx.ip,
      userAgent: ctx.userAgent,
      now: ctx.services.now(),
    });
  });
  await ctx.adopt(session);
  return caller(ctx);
}
