import { holds, holdsIn, type Actor } from '#kit/access/actor.ts';

/** Who may do what with the teachers of a campus. */
export const can = {
  /** Managers put teachers into their groups, and have to find them. */
  read: (actor: Actor, teacher: { regionId: string }): boolean =>
    can.manage(actor, teacher) || holdsIn(actor, 'manager', teacher.regionId),

  /** The office of a campus looks after its teachers (USER-45). */
  manage: (actor: Actor, { regionId }: { regionId: string }): boolean =>
    holds(actor, 'superadmin') || holdsIn(actor, 'admin', regionId),

  /**
   * The power to teach is handed on, taken away and borrowed only by those who have it themselves: they are admin of every
   * campus on which the teacher acts.
   */
  handOverCourseOfferings: (actor: Actor, regionIds: readonly string[]): boolean =>
    holds(actor, 'superadmin') || regionIds.every((regionId) => holdsIn(actor, 'admin', regionId)),

  /** The pages of groups are the managers' (NAV-17). */
  openGroups: (roles: readonly string[]): boolean => roles.includes('manager'),
};
