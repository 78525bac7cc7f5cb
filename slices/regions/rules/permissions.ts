import { holds, holdsIn, type Actor } from '#kit/access/actor.ts';
import { scopeOf } from '#kit/access/scope.ts';

type Holder = Pick<Actor, 'roles' | 'regionIds' | 'regionRoles'>;

/** The regions that are named to a user, wherever it may be: those they act in or belong to; null for every one. */
export function regionsInSight(actor: Actor): readonly string[] | null {
  const { everything, regionIds } = scopeOf(actor);
  return everything ? null : [...new Set([...regionIds, ...actor.regionIds])];
}

/** Who may do what in the region manager. All of it asks for the role of an admin first. */
export const can = {
  /** The admins of a campus keep what is said about it; a superadmin that of every region. */
  manage: (actor: Holder, regionId: string): boolean =>
    holds(actor, 'admin') && (holds(actor, 'superadmin') || holdsIn(actor, 'admin', regionId)),

  /** What concerns the whole college: opening and closing regions, what reports count them by, and currencies. */
  arrange: ({ roles }: { roles: readonly string[] }): boolean =>
    roles.includes('admin') && roles.includes('superadmin'),
};
