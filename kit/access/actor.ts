/** The global roles. There is no hierarchy: a role opens what names it and nothing else. */
export const ROLES = ['user', 'manager', 'admin', 'superadmin', 'reportsAdmin'] as const;
export type Role = (typeof ROLES)[number];

/** The roles that a user can hold in one region. */
export const REGION_ROLES = ['manager', 'admin', 'reportsAdmin', 'dean', 'attendanceAdmin'] as const;
export type RegionRole = (typeof REGION_ROLES)[number];

export interface RegionRoles {
  regionId: string;
  slug: string;
  roleNames: readonly RegionRole[];
}

/** The user who makes a request, as far as rules need to know. */
export interface Actor {
  personId: string;
  roles: readonly Role[];
  regionIds: readonly string[];
  regionRoles: readonly RegionRoles[];
  /** What was given to this person alone, beyond what the roles bring. */
  individualPermissions: readonly string[];
  /** Whether they have graduated from the second year. */
  isAlumnus: boolean;
  /** The administrator behind the screen while this person is being impersonated. */
  impersonatorId: string | null;
  sessionId: string;
}

/** With a region: the roles held there. Without one: the global list. */
export function holds(
  actor: Pick<Actor, 'roles' | 'regionRoles'>,
  role: Role | RegionRole,
  regionId?: string,
): boolean {
  if (regionId === undefined) return actor.roles.some((held) => held === role);
  return actor.regionRoles.some((r) => r.regionId === regionId && r.roleNames.some((held) => held === role));
}

/**
 * Whether a role counts in a region. Bound to regions it counts in those alone, regardless of other roles;
 * held only globally it counts wherever the person belongs.
 */
export function holdsIn(
  actor: Pick<Actor, 'roles' | 'regionIds' | 'regionRoles'>,
  role: Role | RegionRole,
  regionId: string,
): boolean {
  const isBound = actor.regionRoles.some(({ roleNames }) => roleNames.some((held) => held === role));
  if (isBound) return holds(actor, role, regionId);
  return holds(actor, role) && actor.regionIds.includes(regionId);
}

/**
 * Whether a record is about the acting user: the person of the session, or the administrator behind the screen who acts in that
 * person's place. Nobody grades, marks, decides or issues anything about themselves, whichever name it would be done in.
 */
export const isAboutActor = (
  actor: Pick<Actor, 'personId' | 'impersonatorId'>,
  { personId }: { personId: string },
): boolean => personId === actor.personId || personId === actor.impersonatorId;

/** The people an actor stands for: one, or two during impersonation. */
export const peopleBehind = ({
  personId,
  impersonatorId,
}: Pick<Actor, 'personId' | 'impersonatorId'>): string[] =>
  impersonatorId === null ? [personId] : [personId, impersonatorId];

/** Whether something was given to this very person. */
export const isGiven = (actor: Pick<Actor, 'individualPermissions'>, permission: string): boolean =>
  actor.individualPermissions.includes(permission);

/** Staff are those who hold any role beyond that of a user, in the whole college or in one region. */
export const isStaff = (person: Pick<Actor, 'roles' | 'regionRoles'>): boolean =>
  person.roles.some((role) => role !== 'user') || person.regionRoles.length > 0;

/** The regions in which any of the roles counts. */
export function regionsWhere(
  actor: Pick<Actor, 'roles' | 'regionIds' | 'regionRoles'>,
  ...roles: readonly RegionRole[]
): string[] {
  const known = new Set([...actor.regionIds, ...actor.regionRoles.map(({ regionId }) => regionId)]);
  return [...known].filter((regionId) => roles.some((role) => holdsIn(actor, role, regionId)));
}

/** The same for lists: null, which is every region, for superadmins. */
export const reachWhere = (
  actor: Pick<Actor, 'roles' | 'regionIds' | 'regionRoles'>,
  ...roles: readonly RegionRole[]
): string[] | null => (holds(actor, 'superadmin') ? null : regionsWhere(actor, ...roles));
