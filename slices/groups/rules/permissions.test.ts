import { expect, test } from 'vitest';
import type { Actor, RegionRole, Role } from '#kit/access/actor.ts';
import { can } from './permissions.ts';

const actorWith = (roles: Role[], inRegions: Record<string, RegionRole[]> = {}): Actor => ({
  personId: 'caller',
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

test.each([
  ['a student', { denver: false, walsall: false }, actorWith([])],
  ['a manager', { denver: true, walsall: false }, actorWith(['manager'])],
  ['an admin', { denver: true, walsall: false }, actorWith(['admin'])],
  [
    'a manager of Walsall',
    { denver: false, walsall: true },
    actorWith(['manager'], { walsall: ['manager'] }),
  ],
  ['a dean', { denver: false, walsall: false }, actorWith([], { denver: ['dean'] })],
  ['a reports admin', { denver: false, walsall: false }, actorWith(['reportsAdmin'])],
  ['a superadmin', { denver: true, walsall: true }, actorWith(['superadmin'])],
])('%s manages the groups of %j', (_, expected, actor) => {
  const found = Object.keys(expected).map((regionId) => [regionId, can.manage(actor, { regionId })]);
  expect(Object.fromEntries(found)).toEqual(expected);
});
