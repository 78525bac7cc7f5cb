import { holds, holdsIn, type Actor } from '#kit/access/actor.ts';

/** Who may do what with links. */
export const can = {
  /** The office of a campus keeps the links of its groups; what is for everybody concerns the whole college. */
  keep: (actor: Actor, { regionId }: { regionId: string | null }): boolean =>
    holds(actor, 'superadmin') || (regionId !== null && holdsIn(actor, 'admin', regionId)),
};
