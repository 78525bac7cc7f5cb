import { holds } from '#kit/access/actor.ts';
import { actorOf } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { mayDeactivate } from '#slices/people/rules/roles.ts';
import { findRegionRolesOf, type PersonRecord } from '#slices/people/server/public.ts';

/** Whether somebody else's account is in the caller's hands; one's own is kept on one's own page. */
export async function isInHand(ctx: Context, person: PersonRecord): Promise<boolean> {
  const actor = actorOf(ctx);
  if (!holds(actor, 'admin')) return false;
  const regionRoles = await findRegionRolesOf(ctx.unscoped('what the person may do anywhere'), person.id);
  return mayDeactivate(actor, { ...person, personId: person.id, regionRoles });
}
