import {
  holds,
  holdsIn,
  REGION_ROLES,
  ROLES,
  type Actor,
  type RegionRole,
  type Role,
} from '#kit/access/actor.ts';

/** What a user may do anywhere: all of it, also what is held on campuses the reader cannot see. */
export type Power = Pick<Actor, 'roles' | 'regionIds' | 'regionRoles'>;

/** The roles that can be given; everybody is a user anyway. */
export const GIVABLE_ROLES = [
  'manager',
  'admin',
  'reportsAdmin',
  'superadmin',
  'dean',
  'attendanceAdmin',
] as const satisfies readonly (Role | RegionRole)[];
export type GivableRole = (typeof GIVABLE_ROLES)[number];

/** The parts on a campus that are chosen in the region manager, among its managers and admins (HOLE-50). */
export const STAFF_ROLES = ['dean', 'attendanceAdmin'] as const satisfies readonly GivableRole[];

/** What an admin may give on the campuses they are admin of. The rest is given by superadmins alone (HOLE-06). */
const GIVEN_BY_ADMINS: ReadonlySet<string> = new Set<GivableRole>(['manager', 'dean', 'attendanceAdmin']);

const isGlobal = (role: string): role is Role => ROLES.some((known) => known === role);
const isRegional = (role: string): role is RegionRole => REGION_ROLES.some((known) => known === role);

export interface RoleWish {
  role: GivableRole;
  isEverywhere: boolean;
  regionIds: readonly string[];
}

export function roleNow({ roles, regionRoles }: Power, role: GivableRole): RoleWish {
  const regionIds = regionRoles
    .filter(({ roleNames }) => roleNames.some((held) => held === role))
    .map(({ regionId }) => regionId);
  return { role, isEverywhere: regionIds.length === 0 && roles.some((held) => held === role), regionIds };
}

/**
 * A role held on one campus is also held by name, for the guards of screens know no campus (TRAP-22); with the last
 * campus the name goes too, or the role would count everywhere.
 */
export function powerAfter<Person extends Power>(person: Person, wish: RoleWish): Person {
  const { role, isEverywhere } = wish;
  const regionIds = isEverywhere ? [] : wish.regionIds;
  const others = person.regionRoles.map((there) => ({
    ...there,
    roleNames: there.roleNames.filter((held) => held !== role),
  }));
  const missing = regionIds
    .filter((regionId) => !others.some((there) => there.regionId === regionId))
    .map((regionId) => ({ regionId, slug: '', roleNames: [] as RegionRole[] }));
  const regionRoles = [...others, ...missing].map((there) =>
    regionIds.includes(there.regionId) && isRegional(role)
      ? { ...there, roleNames: [...there.roleNames, role] }
      : there,
  );
  const names = person.roles.filter((held) => held !== role);
  const isNamed = isGlobal(role) && (isEverywhere || regionIds.length > 0);
  return {
    ...person,
    roles: isNamed ? [...names, role] : names,
    regionRoles: regionRoles.filter(({ roleNames }) => roleNames.length > 0),
  };
}

export const keepingPower = <Person extends Power>(person: Person): Person =>
  GIVABLE_ROLES.filter((role) => isRegional(role) && roleNow(person, role).isEverywhere).reduce<Person>(
    (now, role) => powerAfter(now, { role, isEverywhere: false, regionIds: person.regionIds }),
    person,
  );

/** What a user may do who belongs to other campuses from now on; what they held on one they leave is gone. */
export function powerIn<Person extends Power>(person: Person, regionIds: readonly string[]): Person {
  return GIVABLE_ROLES.reduce<Person>(
    (now, role) => {
      const held = roleNow(now, role);
      if (held.isEverywhere || held.regionIds.length === 0) return now;
      return powerAfter(now, { ...held, regionIds: held.regionIds.filter((id) => regionIds.includes(id)) });
    },
    { ...person, regionIds },
  );
}

type RoleProblem =
  | 'mayNotGiveRole'
  | 'ownSuperadminStays'
  | 'roleNeedsCampus'
  | 'attendanceAdminNeedsManager';

/** Whether nothing changes but what the actor has to give: their own roles, where they are admin (HOLE-06). */
export function mayChangePower(actor: Actor, before: Power, after: Power): boolean {
  if (!holds(actor, 'admin')) return false;
  if (holds(actor, 'superadmin')) return true;
  const places = new Set(
    [before, after].flatMap(({ regionIds, regionRoles }) => [
      ...regionIds,
      ...regionRoles.map(({ regionId }) => regionId),
    ]),
  );
  const isGivenHere = (role: GivableRole, regionId: string) =>
    GIVEN_BY_ADMINS.has(role) && holdsIn(actor, 'admin', regionId);
  return GIVABLE_ROLES.every(
    (role) =>
      (GIVEN_BY_ADMINS.has(role) || holds(before, role) === holds(after, role)) &&
      [...places].every(
        (regionId) =>
          holdsIn(before, role, regionId) === holdsIn(after, role, regionId) || isGivenHere(role, regionId),
      ),
  );
}

export function checkRoleWish(
  actor: Actor,
  person: Power & { personId: string },
  wish: RoleWish,
): RoleProblem | null {
  const after = powerAfter(person, wish);
  const isGiver = holds(actor, 'superadmin') || GIVEN_BY_ADMINS.has(wish.role);
  if (!isGiver || !mayChangePower(actor, person, after)) return 'mayNotGiveRole';
  const isOwn = actor.personId === person.personId;
  if (isOwn && wish.role === 'superadmin' && !holds(after, 'superadmin')) return 'ownSuperadminStays';
  if (wish.isEverywhere ? !isGlobal(wish.role) : wish.regionIds.length > 0 && !isRegional(wish.role))
    return 'roleNeedsCampus';
  if (wish.regionIds.some((regionId) => !person.regionIds.includes(regionId))) return 'roleNeedsCampus';
  const isStaff = holds(after, 'manager') || holds(after, 'admin');
  return wish.role === 'attendanceAdmin' && wish.regionIds.length > 0 && !isStaff
    ? 'attendanceAdminNeedsManager'
    : null;
}

/**
 * An admin manages accounts of their campus, except those that hold a role which the admin could not give, here or
 * elsewhere.
 */
export function mayManageAccount(actor: Actor, person: Power): boolean {
  const isTheirs = person.regionIds.some((regionId) => holdsIn(actor, 'admin', regionId));
  if (!holds(actor, 'admin') || (!isTheirs && !holds(actor, 'superadmin'))) return false;
  return mayChangePower(actor, person, { ...person, roles: ['user'], regionRoles: [] });
}

export const mayDeactivate = (actor: Actor, person: Power & { personId: string }): boolean =>
  actor.personId !== person.personId && mayManageAccount(actor, person);
