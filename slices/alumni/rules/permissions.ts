import type { Actor } from '#kit/access/actor.ts';
import { isAlumniAdmin } from '#slices/site-settings/rules/alumni-admin.ts';

type Reader = Pick<Actor, 'roles' | 'regionRoles' | 'isAlumnus'>;

/** Who may do what among the alumni. */
export const can = {
  /** The area of the alumni and all that is in it: graduates of the second year, and those who look after them. */
  enter: (actor: Reader): boolean => actor.isAlumnus || isAlumniAdmin(actor),
  /** Alumni admins who have not graduated have nothing to say about it. */
  haveProfile: (actor: Pick<Actor, 'isAlumnus'>): boolean => actor.isAlumnus,
  /** Members, invitations, reports and approvals. */
  lookAfter: (actor: Reader): boolean => isAlumniAdmin(actor),
};
