import { holds, type Actor } from '#kit/access/actor.ts';
import { actsIn } from '#kit/access/scope.ts';

export type Target = Pick<Actor, 'personId' | 'roles' | 'regionIds' | 'regionRoles'>;

/**
 * Admins may see the site as somebody of their regions sees it, never as somebody who may do more than they:
 * not as a superadmin, not as another admin unless they are superadmin, not as holder of a role they lack there.
 */
export function mayImpersonate(actor: Actor, target: Target): boolean {
  if (actor.impersonatorId !== null || actor.personId === target.personId) return false;
  if (!holds(actor, 'admin') || holds(target, 'superadmin')) return false;
  if (holds(actor, 'superadmin')) return true;
  if (holds(target, 'admin') || !target.roles.every((role) => holds(actor, role))) return false;
  const isInReach = target.regionIds.some((regionId) => actsIn(actor, regionId));
  const holdsNoMore = target.regionRoles.every(({ regionId, roleNames }) =>
    roleNames.every((role) => holds(actor, role, regionId)),
  );
  return isInReach && holdsNoMore;
}
