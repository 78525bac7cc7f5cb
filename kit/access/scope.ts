import { holds, type Actor } from './actor.ts';

/**
 * Which records a request may touch at all: those of certain regions, and the person's own.
 * Everything that reads or writes is narrowed to it in one place (kit/db), so that a
 * forgotten filter shows nothing instead of another campus.
 */
export interface Scope {
  everything: boolean;
  regionIds: readonly string[];
  personId: string | null;
}

export const NO_SCOPE: Scope = { everything: false, regionIds: [], personId: null };
export const WHOLE_COLLEGE: Scope = { everything: true, regionIds: [], personId: null };

const STAFF_ROLES = ['manager', 'admin', 'reportsAdmin'] as const;

/**
 * Superadmins act everywhere. Other staff act in the regions where they hold a role; somebody with a staff
 * role but none bound to a region acts in all regions they belong to. Anybody else has only what is theirs.
 */
export function scopeOf(actor: Actor | null): Scope {
  if (!actor) return NO_SCOPE;
  if (holds(actor, 'superadmin')) return { ...WHOLE_COLLEGE, personId: actor.personId };
  const bound = actor.regionRoles.filter((r) => r.roleNames.length > 0).map((r) => r.regionId);
  const isStaff = STAFF_ROLES.some((role) => holds(actor, role));
  const regionIds = bound.length > 0 ? bound : isStaff ? actor.regionIds : [];
  return { everything: false, regionIds, personId: actor.personId };
}

/** Whether a record of this region lies within the actor's reach. */
export const actsIn = (actor: Actor, regionId: string): boolean => {
  const scope = scopeOf(actor);
  return scope.everything || scope.regionIds.includes(regionId);
};
