import { describe, expect, test } from 'vitest';
import {
  holds,
  isAboutActor,
  holdsIn,
  peopleBehind,
  REGION_ROLES,
  reachWhere,
  regionsWhere,
  ROLES,
  type RegionRole,
  type Role,
} from './actor.ts';

const walsall = { regionId: 'walsall-id', slug: 'UK-Walsall' };

const personWith = (
  roles: Role[],
  regionRoles: { regionId: string; slug: string; roleNames: RegionRole[] }[] = [],
) => ({
  roles,
  regionRoles,
});

test('the roles are user, manager, admin, superadmin and reportsAdmin (USER-14)', () => {
  expect([...ROLES].toSorted()).toEqual(['admin', 'manager', 'reportsAdmin', 'superadmin', 'user']);
});

test('deans and attendance admins hold their role in a region', () => {
  expect(REGION_ROLES).toEqual(expect.arrayContaining(['dean', 'attendanceAdmin']));
  expect(ROLES).not.toEqual(expect.arrayContaining(['dean', 'attendanceAdmin']));
});

describe('holding a role', () => {
  const globalAdmin = personWith(['user', 'admin']);
  const walsallAdmin = personWith(['user'], [{ ...walsall, roleNames: ['admin', 'dean'] }]);

  test.each([
    ['without a region', globalAdmin, 'admin', undefined, true],
    ['without a region', globalAdmin, 'manager', undefined, false],
    ['without a region', walsallAdmin, 'admin', undefined, false],
  ] as const)('%s only the global list counts (USER-16, USER-17)', (_, actor, role, regionId, expected) => {
    expect(holds(actor, role, regionId)).toBe(expected);
  });

  test.each([
    ['the role held there counts', walsallAdmin, 'admin', 'walsall-id', true],
    ['every role held there counts', walsallAdmin, 'dean', 'walsall-id', true],
    ['a role not held there does not count', walsallAdmin, 'manager', 'walsall-id', false],
    ['a role held elsewhere does not count', walsallAdmin, 'admin', 'denver-id', false],
    ['the global list does not count', globalAdmin, 'admin', 'walsall-id', false],
  ] as const)('with a region %s (USER-16, USER-18)', (_, actor, role, regionId, expected) => {
    expect(holds(actor, role, regionId)).toBe(expected);
  });

  test.each(
    ROLES.flatMap((held) => ROLES.filter((asked) => asked !== held).map((asked) => [held, asked] as const)),
  )('being %s is not being %s: there is no hierarchy', (held, asked) => {
    expect(holds(personWith([held]), asked)).toBe(false);
  });
});

describe('a role counts in a region', () => {
  const ofDenver = (roles: Role[], rolesByRegion: Record<string, RegionRole[]> = {}) => ({
    ...personWith(
      ['user', ...roles],
      Object.entries(rolesByRegion).map(([regionId, roleNames]) => ({ regionId, slug: regionId, roleNames })),
    ),
    regionIds: ['denver', 'oxford'],
  });
  const globalAdmin = ofDenver(['admin']);
  const twofold = ofDenver(['admin'], { denver: ['admin'], walsall: ['attendanceAdmin'] });
  const visitingDean = ofDenver(['admin'], { walsall: ['dean'] });
  const managerAndAdmin = ofDenver(['manager', 'admin'], { oxford: ['admin'] });
  const superadmin = ofDenver(['superadmin']);

  test.each([
    ['an admin', 'admin', { denver: true, oxford: true, walsall: false }, globalAdmin],
    ['an admin', 'manager', { denver: false, oxford: false, walsall: false }, globalAdmin],
    [
      'an admin of Denver, attendance admin of Walsall',
      'admin',
      { denver: true, oxford: false, walsall: false },
      twofold,
    ],
    [
      'an admin of Denver, attendance admin of Walsall',
      'attendanceAdmin',
      { denver: false, oxford: false, walsall: true },
      twofold,
    ],
    [
      'an admin who is dean of Walsall',
      'admin',
      { denver: true, oxford: true, walsall: false },
      visitingDean,
    ],
    [
      'an admin who is dean of Walsall',
      'dean',
      { denver: false, oxford: false, walsall: true },
      visitingDean,
    ],
    [
      'a manager who is admin of Oxford',
      'manager',
      { denver: true, oxford: true, walsall: false },
      managerAndAdmin,
    ],
    [
      'a manager who is admin of Oxford',
      'admin',
      { denver: false, oxford: true, walsall: false },
      managerAndAdmin,
    ],
    ['a superadmin', 'admin', { denver: false, oxford: false, walsall: false }, superadmin],
  ] as const)('%s is %s in the regions %j (USER-16)', (_, role, expected, actor) => {
    const found = Object.keys(expected).map((regionId) => [regionId, holdsIn(actor, role, regionId)]);
    expect(Object.fromEntries(found)).toEqual(expected);
  });

  test.each([
    ['an admin of Denver, attendance admin of Walsall', ['admin'], ['denver'], twofold],
    [
      'an admin of Denver, attendance admin of Walsall',
      ['admin', 'attendanceAdmin'],
      ['denver', 'walsall'],
      twofold,
    ],
    ['an admin who is dean of Walsall', ['admin'], ['denver', 'oxford'], visitingDean],
    ['a manager who is admin of Oxford', ['admin'], ['oxford'], managerAndAdmin],
    ['a superadmin', ['manager', 'admin'], [], superadmin],
  ] as const)('the regions where %s holds one of %j are %j', (_, roles, expected, actor) => {
    expect(regionsWhere(actor, ...roles)).toEqual(expected);
  });

  test.each([
    ['an admin of Denver', ['denver'], twofold],
    ['a superadmin: everywhere', null, superadmin],
  ] as const)('a list reaches where its reader is admin: %s', (_, expected, actor) => {
    expect(reachWhere(actor, 'admin')).toEqual(expected);
  });
});

test.each([
  ['the person of the session', 'ana', null, true, ['ana']],
  ['another person', 'ben', null, false, ['ben']],
  ['the person being impersonated', 'ana', 'ada', true, ['ana', 'ada']],
  ['the administrator behind the screen', 'ben', 'ana', true, ['ben', 'ana']],
  ['neither of the two', 'ben', 'ada', false, ['ben', 'ada']],
])('a record about Ana is about %s', (_, personId, impersonatorId, expected, people) => {
  expect(isAboutActor({ personId, impersonatorId }, { personId: 'ana' })).toBe(expected);
  expect(peopleBehind({ personId, impersonatorId })).toEqual(people);
});
