import { holds, holdsIn, REGION_ROLES, type Actor } from '#kit/access/actor.ts';
import { can } from '#slices/teachers/rules/permissions.ts';

export type Target = Pick<Actor, 'personId' | 'roles' | 'regionIds' | 'regionRoles'> & {
  /** The regions whose students they see and grade as a teacher. */
  teachesIn: readonly string[];
};

/**
 * Admins may see the site as a user of a region they are admin in, never as a user who may do more than
 * they: not as a superadmin, not as another admin unless they are superadmin, not as holder of a role they lack
 * in any region where it counts, not as a teacher of students who are not theirs.
 */
export function mayImpersonate(actor: Actor, target: Target): boolean {
  if (actor.impersonatorId !== null || actor.personId === target.personId) return false;
  if (!holds(actor, 'admin') || holds(target, 'superadmin')) return false;
  if (holds(actor, 'superadmin')) return true;
  if (isAdminAnywhere(target) || !target.roles.every((role) => holds(actor, role))) return false;
  const isTheirAdmin = target.regionIds.some((regionId) => holdsIn(actor, 'admin', regionId));
  return (
    isTheirAdmin && !holdsMoreSomewhere(target, actor) && can.handOverCourseOfferings(actor, target.teachesIn)
  );
}

const isAdminAnywhere = ({ roles, regionRoles }: Target): boolean =>
  roles.includes('admin') || regionRoles.some(({ roleNames }) => roleNames.includes('admin'));

function holdsMoreSomewhere(target: Target, actor: Actor): boolean {
  const regionIds = [...target.regionIds, ...target.regionRoles.map(({ regionId }) => regionId)];
  return regionIds.some((regionId) =>
    REGION_ROLES.some((role) => holdsIn(target, role, regionId) && !holdsIn(actor, role, regionId)),
  );
}
