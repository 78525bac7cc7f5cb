import { isAlumniAdmin, type RolesHeld } from '#slices/site-settings/rules/alumni-admin.ts';

interface Reader extends RolesHeld {
  isAlumnus: boolean;
}

/** Who may do what among the alumni. */
export const can = {
  /** The area of the alumni and all that is in it: graduates of the second year, and those who look after them. */
  enter: (actor: Reader): boolean => actor.isAlumnus || isAlumniAdmin(actor),
  /** Alumni admins who have not graduated have nothing to say about it. */
  haveProfile: (actor: Pick<Reader, 'isAlumnus'>): boolean => actor.isAlumnus,
  /** Members, invitations, reports and approvals. */
  lookAfter: (actor: Reader): boolean => isAlumniAdmin(actor),
};
