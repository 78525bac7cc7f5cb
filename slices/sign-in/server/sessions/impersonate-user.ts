import { holds } from '#kit/access/actor.ts';
import { actorOf, audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { insertSession } from '#kit/http/sessions/sessions.queries.ts';
import {
  wholeCaller,
  findPerson,
  findRegionRolesOf,
  type PersonRecord,
  type UserParent,
} from '#slices/people/server/api.ts';
import { findRegionsTaughtBy } from '#slices/teachers/server/api.ts';
import { mayImpersonate } from '#slices/sign-in/rules/impersonation.ts';

export async function mayBeImpersonated(ctx: Context, target: PersonRecord): Promise<boolean> {
  if (target.status !== 'ACTIVE' || !holds(actorOf(ctx), 'admin')) return false;
  // All of them: a role held on another campus counts too, though the administrator cannot see it.
  const whole = ctx.unscoped('what the person may do anywhere');
  const [regionRoles, teachesIn] = await Promise.all([
    findRegionRolesOf(whole, target.id),
    findRegionsTaughtBy(whole, [target.id]),
  ]);
  return mayImpersonate(actorOf(ctx), { ...target, personId: target.id, regionRoles, teachesIn });
}

/** The administrator's own session waits meanwhile. */
export async function impersonateUser(
  ctx: Context,
  { userId, reason }: { userId: string; reason: string },
): Promise<UserParent | null> {
  const actor = actorOf(ctx);
  if (reason.trim() === '') throw new RuleError('reasonMissing');
  const target = await findPerson(ctx.db, userId);
  if (!target || !(await mayBeImpersonated(ctx, target)))
    throw new RuleError('mayNotImpersonate', 'FORBIDDEN');
  const session = await transaction(ctx.unscoped('a session as another person'), async (tx) => {
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
  return wholeCaller(ctx);
}
