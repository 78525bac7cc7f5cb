import { holds, holdsIn, type Actor } from '#kit/access/actor.ts';

/** Who may do what with the calendars of the college. */
export const can = {
  /** Those who look after a campus keep its events and those of its groups; what is for everybody concerns the whole college. */
  keep: (actor: Actor, { regionId }: { regionId: string | null }): boolean =>
    holds(actor, 'superadmin') ||
    (regionId !== null && (holdsIn(actor, 'manager', regionId) || holdsIn(actor, 'admin', regionId))),
};
