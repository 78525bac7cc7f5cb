import { holds, type Actor } from '#kit/access/actor.ts';

/** The region whose administrators look after the alumni. */
export const ALUMNI_REGION_SLUG = 'US-Alumni';

export const isAlumniAdmin = (actor: Pick<Actor, 'roles' | 'regionRoles'>): boolean =>
  holds(actor, 'superadmin') ||
  actor.regionRoles.some((r) => r.slug === ALUMNI_REGION_SLUG && r.roleNames.includes('admin'));
