import { holds } from '#kit/access/actor.ts';
import { actorOf } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { findRegionRolesOf, type PersonRecord } from '#slices/people/server/api.ts';
import { findRegionsTaughtBy } from '#slices/teachers/server/api.ts';
import { mayCloseAccount } from '#slices/sign-in/rules/account.ts';

/** Whether somebody else's account is in the caller's hands; one's own is kept on one's own page. */
export async function isManageable(ctx: Context, person: PersonRecord): Promise<boolean> {
  const actor = actorOf(ctx);
  if (!holds(actor, 'admin')) return false;
  const whole = ctx.unscoped('what the person may do anywhere');
  const regionRoles = await findRegionRolesOf(whole, person.id);
  const teachesIn = await findRegionsTaughtBy(whole, [person.id]);
  return mayCloseAccount(actor, { ...person, personId: person.id, regionRoles, teachesIn });
}
