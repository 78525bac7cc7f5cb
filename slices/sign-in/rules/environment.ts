import { holds, type Actor } from '#kit/access/actor.ts';

/** The admin host is for admins only: exactly that role, no other implies it. */
export const mayLogInAt = (environment: string, person: Pick<Actor, 'roles' | 'regionRoles'>): boolean =>
  environment !== 'admin-production' || holds(person, 'admin');
