import { describe, expect, test } from 'vitest';
import type { Actor, RegionRole, Role } from '#kit/access/actor.ts';
import { can } from './permissions.ts';

const actor = (roles: Role[], inRegions: Record<string, RegionRole[]> = {}, personId = 'caller'): Actor => ({
  personId,
  roles: ['user', ...roles],
  regionIds: ['denver'],
  regionRoles: Object.entries(inRegions).map(([regionId, roleNames]) => ({
    regionId,
    slug: regionId,
    roleNames,
  })),
  individualPermissions: [],
  isAlumnus: false,
  impersonatorId: null,
  sessionId: 'session',
});

const self = { personId: 'caller', regionIds: ['denver'] };
const inDenver = { personId: 'ana', regionIds: ['denver'] };
const inWalsall = { personId: 'ben', regionIds: ['walsall'] };
const inBoth = { personId: 'eva', regionIds: ['walsall', 'denver'] };
const nowhere = { personId: 'ida', regionIds: [] };

const student = actor([]);
const manager = actor(['manager']);
const admin = actor(['admin']);
const reportsAdmin = actor(['reportsAdmin']);
const superadmin = actor(['superadmin']);
const dean = actor([], { denver: ['dean'] });
const twofold = actor(['admin'], { denver: ['admin'], walsall: ['attendanceAdmin'] });
const visitingDean = actor(['admin'], { walsall: ['dean'] });
const managerElsewhere = actor(['manager', 'admin'], { walsall: ['manager'] });
const walsallAdmin = actor(['admin'], { walsall: ['admin'] });

describe('a person’s record', () => {
  test.each([
    ['themselves', 'a student', 'read and edit', student, self],
    ['a person of their campus', 'a student', 'nothing', student, inDenver],
    ['a person of their campus', 'a manager', 'read', manager, inDenver],
    ['a person elsewhere', 'a manager', 'nothing', manager, inWalsall],
    ['a person of their campus', 'an admin', 'read and edit', admin, inDenver],
    ['a person elsewhere', 'an admin', 'nothing', admin, inWalsall],
    ['a person here and elsewhere', 'an admin', 'read and edit', admin, inBoth],
    ['a person of no campus', 'an admin', 'nothing', admin, nowhere],
    ['a person elsewhere', 'an admin bound to Walsall', 'nothing', walsallAdmin, inDenver],
    ['a person there', 'an admin bound to Walsall', 'read and edit', walsallAdmin, inWalsall],
    ['a person of their campus', 'a reports admin', 'nothing', reportsAdmin, inDenver],
    ['a person of their campus', 'a dean without a global role', 'nothing', dean, inDenver],
    ['a person of Denver', 'an admin there, attendance admin of Walsall', 'read and edit', twofold, inDenver],
    ['a person of Walsall', 'an attendance admin there, admin of Denver', 'nothing', twofold, inWalsall],
    ['a person of Denver', 'an admin who is dean of Walsall', 'read and edit', visitingDean, inDenver],
    ['a person of Walsall', 'a dean there who is admin', 'nothing', visitingDean, inWalsall],
    ['a person of Denver', 'an admin who is manager of Walsall', 'read and edit', managerElsewhere, inDenver],
    ['a person of Walsall', 'a manager there who is admin', 'read', managerElsewhere, inWalsall],
    ['a person elsewhere', 'a superadmin', 'read and edit', superadmin, inWalsall],
    ['a person of no campus', 'a superadmin', 'read and edit', superadmin, nowhere],
  ])('of %s lets %s do: %s', (_, __, expected, who, person) => {
    expect(can.read(who, person)).toBe(expected !== 'nothing');
    expect(can.editAddress(who, person)).toBe(expected === 'read and edit');
  });
});

describe('a region’s address', () => {
  test.each([
    ['an admin of it', 'read and edit', admin, 'denver'],
    ['an admin of another', 'nothing', admin, 'walsall'],
    ['an admin bound elsewhere', 'nothing', walsallAdmin, 'denver'],
    ['a manager', 'read', manager, 'denver'],
    ['a superadmin who is no admin', 'read', superadmin, 'denver'],
    ['an admin who is superadmin', 'read and edit', actor(['admin', 'superadmin']), 'walsall'],
    ['an attendance admin of it, admin of another', 'nothing', twofold, 'walsall'],
    ['an admin of it, attendance admin of another', 'read and edit', twofold, 'denver'],
    ['a dean of it who is admin', 'nothing', visitingDean, 'walsall'],
    ['a manager of it who is admin', 'read', managerElsewhere, 'walsall'],
  ] as const)('lets %s do: %s', (_, expected, who, regionId) => {
    expect(can.readRegionAddress(who, regionId)).toBe(expected !== 'nothing');
    expect(can.editRegionAddress(who, regionId)).toBe(expected === 'read and edit');
  });
});

describe('the token for the charts is', () => {
  test.each([
    ['an admin’s own', admin, self, true],
    ['a reports admin’s own', reportsAdmin, self, true],
    ['not another’s, not even for a superadmin', actor(['admin', 'superadmin']), inDenver, false],
    ['not a student’s', student, self, false],
    ['not a manager’s', manager, self, false],
  ])('%s', (_, who, person, expected) => {
    expect(can.seeApiToken(who, person)).toBe(expected);
  });
});

test('managers open the pages of single people too, though the list is the admins’', () => {
  expect(can.openPages(['user', 'admin'])).toBe(true);
  expect(can.openPages(['user', 'manager'])).toBe(true);
  expect(can.openPages(['user', 'reportsAdmin'])).toBe(false);
});

test.each([
  ['a student', student, { denver: false, walsall: false }],
  ['a manager', manager, { denver: true, walsall: false }],
  ['an admin', admin, { denver: true, walsall: false }],
  ['an admin bound to Walsall', walsallAdmin, { denver: false, walsall: true }],
  ['a dean', dean, { denver: false, walsall: false }],
  ['a superadmin', superadmin, { denver: true, walsall: true }],
])('%s enrols newcomers where they look after the campus (HOLE-04)', (_, who, expected) => {
  const found = Object.keys(expected).map((regionId) => [regionId, can.enrol(who, { regionId })]);
  expect(Object.fromEntries(found)).toEqual(expected);
});
