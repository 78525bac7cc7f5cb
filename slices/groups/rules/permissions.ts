import { holds, holdsIn, type Actor } from '#kit/access/actor.ts';

/** Who may do what with the groups of a campus. */
export const can = {
  /** Reading, changing and filling a group are one thing: a user who looks after a campus does all of it. */
  manage: (actor: Actor, { regionId }: { regionId: string }): boolean =>
    holds(actor, 'superadmin') || holdsIn(actor, 'manager', regionId) || holdsIn(actor, 'admin', regionId),

  /** What a campus requires for the next year is said by its admins; managers see to it that it is kept. */
  setPolicy: (actor: Actor, { regionId }: { regionId: string }): boolean =>
    holds(actor, 'superadmin') || holdsIn(actor, 'admin', regionId),

  /** Who has graduated is kept by admins, who keep all else that is known of people. */
  graduate: (roles: readonly string[]): boolean => roles.includes('admin'),
};
