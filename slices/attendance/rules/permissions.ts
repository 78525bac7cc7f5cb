import { holds, type Actor } from '#kit/access/actor.ts';

/** Who may do what with attendance. */
export const can = {
  manageSchemas: (actor: Actor): boolean => holds(actor, 'superadmin'),
};
