import { describe, expect, test } from 'vitest';
import type { Actor, RegionRole, Role } from '#kit/access/actor.ts';
import {
  checkRoleWish,
  keepingPower,
  mayDeactivate,
  mayManageAccount,
  powerAfter,
  powerIn,
  roleNow,
  type RoleWish,
} from './roles.ts';

const actorWith = (
  roles: Role[],
  bound: Record<string, RegionRole[]> = {},
  regionIds: string[] = ['denver'],
  personId = 'somebody',
): Actor => ({
  personId,
  roles: ['user', ...roles],
  regionIds,
  regionRoles: Object.entries(bound).map(([regionId, roleNames]) => ({
    regionId,
    slug: regionId,
    roleNames,
  })),
  individualPermissions: [],
  isAlumnus: false,
  impersonatorId: null,
  sessionId: 'session',
});
const wish = (role: RoleWish['role'], where: 'everywhere' | string[]): RoleWish => ({
  role,
  isEverywhere: where === 'everywhere',
  regionIds: where === 'everywhere' ? [] : where,
});
const rolesOf = ({ roles, regionRoles }: Actor) => ({
  roles: roles.filter((role) => role !== 'user'),
  bound: Object.fromEntries(regionRoles.map(({ regionId, roleNames }) => [regionId, roleNames])),
});

const both = ['denver', 'walsall'];
const admin = actorWith(['admin'], {}, ['denver'], 'admin');
const adminOfBoth = actorWith(['admin'], {}, both, 'admin');
const superadmin = actorWith(['admin', 'superadmin'], {}, ['denver'], 'superadmin');

describe('a role', () => {
  test('held on a campus is held by name as well, and the name goes with the last campus (TRAP-22)', () => {
    const inDenver = powerAfter(actorWith([]), wish('manager', ['denver']));
    expect(rolesOf(inDenver)).toEqual({ roles: ['manager'], bound: { denver: ['manager'] } });
    expect(rolesOf(powerAfter(inDenver, wish('manager', [])))).toEqual({ roles: [], bound: {} });
  });

  test('held wherever a user belongs is bound to no campus', () => {
    const bound = actorWith(['manager'], { denver: ['manager', 'dean'] });
    expect(roleNow(bound, 'manager')).toEqual(wish('manager', ['denver']));
    const everywhere = powerAfter(bound, wish('manager', 'everywhere'));
    expect(rolesOf(everywhere)).toEqual({ roles: ['manager'], bound: { denver: ['dean'] } });
    expect(roleNow(everywhere, 'manager')).toEqual(wish('manager', 'everywhere'));
  });

  test('dean and attendance admin are held on campuses alone (HOLE-03)', () => {
    expect(rolesOf(powerAfter(actorWith([]), wish('dean', ['denver'])))).toEqual({
      roles: [],
      bound: { denver: ['dean'] },
    });
    expect(checkRoleWish(superadmin, actorWith([]), wish('dean', 'everywhere'))).toBe('roleNeedsCampus');
  });

  test('held wherever a user belongs can be kept to where that is now', () => {
    const kept = keepingPower(actorWith(['manager', 'superadmin'], {}, both));
    expect(rolesOf(kept)).toEqual({
      roles: ['superadmin', 'manager'],
      bound: { denver: ['manager'], walsall: ['manager'] },
    });
  });

  test('of a campus that a user leaves does not become one of all their other campuses', () => {
    const bound = actorWith(['manager'], { denver: ['manager'] }, both);
    expect(rolesOf(powerIn(bound, ['walsall']))).toEqual({ roles: [], bound: {} });
    const elsewhere = actorWith(['manager'], { denver: ['manager'], walsall: ['manager'] }, both);
    expect(rolesOf(powerIn(elsewhere, ['walsall']))).toEqual({
      roles: ['manager'],
      bound: { walsall: ['manager'] },
    });
  });
});

describe('who may give which role (HOLE-06)', () => {
  const student = actorWith([], {}, both);
  test.each<[string, Actor, RoleWish, string | null]>([
    ['an admin: manager of their campus', admin, wish('manager', ['denver']), null],
    ['an admin: dean of their campus', admin, wish('dean', ['denver']), null],
    ['an admin: manager of another campus', admin, wish('manager', ['walsall']), 'mayNotGiveRole'],
    ['an admin: manager wherever they belong', admin, wish('manager', 'everywhere'), 'mayNotGiveRole'],
    ['an admin of both: manager wherever', adminOfBoth, wish('manager', 'everywhere'), null],
    ['an admin: admin', adminOfBoth, wish('admin', ['denver']), 'mayNotGiveRole'],
    ['an admin: reports admin', adminOfBoth, wish('reportsAdmin', 'everywhere'), 'mayNotGiveRole'],
    ['an admin: superadmin', adminOfBoth, wish('superadmin', 'everywhere'), 'mayNotGiveRole'],
    ['a manager: manager', actorWith(['manager'], {}, both), wish('manager', ['denver']), 'mayNotGiveRole'],
    ['a superadmin: admin', superadmin, wish('admin', ['walsall']), null],
    ['a superadmin: superadmin', superadmin, wish('superadmin', 'everywhere'), null],
    ['a superadmin: a campus they are not of', superadmin, wish('admin', ['jakarta']), 'roleNeedsCampus'],
    ['a superadmin: superadmin of one campus', superadmin, wish('superadmin', ['denver']), 'roleNeedsCampus'],
  ])('%s', (_, actor, parsed, problem) => {
    expect(checkRoleWish(actor, student, parsed)).toBe(problem);
  });

  test('nobody takes away what counts on a campus that is not theirs, not even by naming theirs', () => {
    const everywhere = actorWith(['manager'], {}, both);
    expect(checkRoleWish(admin, everywhere, wish('manager', ['denver']))).toBe('mayNotGiveRole');
    expect(checkRoleWish(admin, everywhere, wish('manager', []))).toBe('mayNotGiveRole');
    expect(checkRoleWish(adminOfBoth, everywhere, wish('manager', []))).toBeNull();
  });

  test('an admin does not even bind a fellow admin to the campus where both are', () => {
    const fellow = actorWith(['admin'], {}, ['denver'], 'fellow');
    expect(checkRoleWish(admin, fellow, wish('admin', ['denver']))).toBe('mayNotGiveRole');
  });

  test('no superadmin gives up their own, and another one may take it', () => {
    const other = actorWith(['superadmin'], {}, ['denver'], 'other');
    expect(checkRoleWish(superadmin, superadmin, wish('superadmin', []))).toBe('ownSuperadminStays');
    expect(checkRoleWish(superadmin, other, wish('superadmin', []))).toBeNull();
  });

  test('attendance admins are managers or admins (TRAP-23)', () => {
    const asked = wish('attendanceAdmin', ['denver']);
    expect(checkRoleWish(admin, actorWith([]), asked)).toBe('attendanceAdminNeedsManager');
    expect(checkRoleWish(admin, actorWith(['manager']), asked)).toBeNull();
    expect(checkRoleWish(admin, actorWith(['admin'], {}, ['denver'], 'fellow'), asked)).toBeNull();
  });
});

describe('whose account is in an admin’s hands', () => {
  test.each<[string, boolean, Actor]>([
    ['a student of the campus', true, actorWith([])],
    ['a student of theirs and another campus', true, actorWith([], {}, both)],
    ['a student of another campus', false, actorWith([], {}, ['walsall'])],
    ['a manager of the campus', true, actorWith(['manager'])],
    ['a manager of both campuses', false, actorWith(['manager'], {}, both)],
    [
      'a manager of another campus who belongs here',
      false,
      actorWith(['manager'], { walsall: ['manager'] }, both),
    ],
    ['a fellow admin', false, actorWith(['admin'])],
    ['an admin of another campus', false, actorWith(['admin'], { walsall: ['admin'] }, both)],
    ['a superadmin', false, actorWith(['superadmin'])],
    ['a reports admin', false, actorWith(['reportsAdmin'])],
  ])('%s: %s', (_, expected, person) => {
    expect(mayManageAccount(admin, person)).toBe(expected);
    expect(mayManageAccount(superadmin, person)).toBe(true);
    expect(mayManageAccount(actorWith(['manager'], {}, both), person)).toBe(false);
  });

  test('nobody deactivates themselves', () => {
    expect(mayDeactivate(superadmin, superadmin)).toBe(false);
    expect(mayDeactivate(superadmin, admin)).toBe(true);
  });
});
