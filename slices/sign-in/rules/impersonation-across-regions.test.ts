import { expect, test } from 'vitest';
import type { Actor, RegionRole, Role } from '#kit/access/actor.ts';
import { mayImpersonate } from './impersonation.ts';

const person = (
  roles: Role[],
  regionIds: string[],
  rolesByRegion: Record<string, RegionRole[]> = {},
): Omit<Actor, 'personId'> => ({
  roles: ['user', ...roles],
  regionIds,
  regionRoles: Object.entries(rolesByRegion).map(([regionId, roleNames]) => ({
    regionId,
    slug: regionId,
    roleNames,
  })),
  individualPermissions: [],
  isAlumnus: false,
  impersonatorId: null,
  sessionId: 'session',
});

const BOTH = ['denver', 'walsall'];

const ADMINS = {
  'an admin of both campuses': person(['admin'], BOTH),
  'an admin of Denver, attendance admin of Walsall': person(['admin'], BOTH, {
    denver: ['admin'],
    walsall: ['attendanceAdmin'],
  }),
  'an admin of Denver, dean of Walsall': person(['admin'], ['denver'], { walsall: ['dean'] }),
  'an admin of Denver, manager of Walsall': person(['manager', 'admin'], BOTH, {
    denver: ['admin'],
    walsall: ['manager'],
  }),
  'an admin of Denver, manager of both': person(['manager', 'admin'], BOTH, { denver: ['admin'] }),
};

const TARGETS = {
  'a student of Denver': person([], ['denver']),
  'a student of Walsall': person([], ['walsall']),
  'a student of both': person([], BOTH),
  'a manager of Denver': person(['manager'], ['denver']),
  'a manager of both': person(['manager'], BOTH),
  'a manager of Walsall who belongs to both': person(['manager'], BOTH, { walsall: ['manager'] }),
  'a dean of Walsall who belongs to Denver': person([], ['denver'], { walsall: ['dean'] }),
  'an attendance admin of Walsall who belongs to both': person([], BOTH, { walsall: ['attendanceAdmin'] }),
  'an attendance admin of Denver': person([], ['denver'], { denver: ['attendanceAdmin'] }),
  'an admin of Walsall who belongs to both': person([], BOTH, { walsall: ['admin'] }),
};

const OF_DENVER = ['a student of Denver', 'a student of both'] as const;

/** Who may be impersonated by whom: everybody else may not. */
const ALLOWED: Record<keyof typeof ADMINS, readonly (keyof typeof TARGETS)[]> = {
  'an admin of both campuses': [...OF_DENVER, 'a student of Walsall'],
  'an admin of Denver, attendance admin of Walsall': [
    ...OF_DENVER,
    'an attendance admin of Walsall who belongs to both',
  ],
  'an admin of Denver, dean of Walsall': [...OF_DENVER, 'a dean of Walsall who belongs to Denver'],
  'an admin of Denver, manager of Walsall': [...OF_DENVER, 'a manager of Walsall who belongs to both'],
  'an admin of Denver, manager of both': [
    ...OF_DENVER,
    'a manager of Denver',
    'a manager of both',
    'a manager of Walsall who belongs to both',
  ],
};

const admins = Object.keys(ADMINS) as (keyof typeof ADMINS)[];
const targets = Object.keys(TARGETS) as (keyof typeof TARGETS)[];

test.each(
  admins.flatMap((admin) =>
    targets.map((target) => [admin, target, ALLOWED[admin].includes(target)] as const),
  ),
)('%s as %s: %s (D4)', (admin, target, expected) => {
  const actor = { ...ADMINS[admin], personId: 'the admin' };
  const other = { ...TARGETS[target], personId: 'the target', teachesIn: [] };
  expect(mayImpersonate(actor, other)).toBe(expected);
});
