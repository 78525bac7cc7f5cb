/** The region whose administrators look after the alumni. */
export const ALUMNI_REGION_SLUG = 'US-Alumni';

/** As an actor holds them, or a user reads them of themselves. */
export interface RolesHeld {
  roles: readonly string[];
  regionRoles: readonly { slug: string; roleNames: readonly string[] }[];
}

export const isAlumniAdmin = ({ roles, regionRoles }: RolesHeld): boolean =>
  roles.includes('superadmin') ||
  regionRoles.some(({ slug, roleNames }) => slug === ALUMNI_REGION_SLUG && roleNames.includes('admin'));
