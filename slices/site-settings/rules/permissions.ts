import { holds, type Actor } from '#kit/access/actor.ts';

export const can = {
  /** The settings are those of the whole college. */
  manage: (actor: Actor): boolean => holds(actor, 'superadmin'),
};
