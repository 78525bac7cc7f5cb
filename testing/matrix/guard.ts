import type { GraphQLField } from 'graphql';
import type { Actor } from '#kit/access/actor.ts';
import type { Permission } from '#kit/graphql/permission.ts';
import type { World } from './world.ts';
import type { Part } from './words.ts';

/** One of the cast, as the guard in front of a mutation meets them. */
export function actorOf(world: World, part: Part | null): Actor | null {
  if (!part) return null;
  const placeOf = (campus: string): string => world.subject(campus).regionId ?? '';
  return {
    personId: world.subject(part.key).personId ?? '',
    roles: part.roles,
    regionIds: part.campus ? [placeOf(part.campus)] : [],
    regionRoles: Object.entries(part.rolesAt).map(([campus, roleNames]) => ({
      regionId: placeOf(campus),
      slug: campus,
      roleNames,
    })),
    individualPermissions: [],
    isAlumnus: part.isAlumnus === true,
    impersonatorId: part.isImpersonated ? 'somebody' : null,
    sessionId: '',
  };
}

/** What was sent, of which nothing may be read. */
const UNREAD: unknown = new Proxy(
  {},
  {
    get: () => {
      throw new Error('The guard has looked at what was sent.');
    },
  },
);

/** Whether the guard refuses a user without a look at what was sent: then one call shows as much as many. */
export function isRefusedUnread(
  { extensions }: GraphQLField<unknown, unknown>,
  actor: Actor | null,
): boolean {
  const permission = extensions['permission'] as Permission;
  if (!permission.needsSession) return false;
  if (permission.isOnlyInPerson && actor?.impersonatorId) return true;
  try {
    return !permission.allows(actor, undefined, UNREAD);
  } catch {
    return false;
  }
}
