import { holds, holdsIn, type Actor } from '#kit/access/actor.ts';

export const can = {
  /** Managers enrol newcomers one by one; a file can fill a campus with strangers, which is for its office. */
  import: (actor: Actor, { regionId }: { regionId: string }): boolean =>
    holds(actor, 'superadmin') || holdsIn(actor, 'admin', regionId),
};
