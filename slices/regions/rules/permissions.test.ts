import { expect, test } from 'vitest';
import type { RegionRole, Role } from '#kit/access/actor.ts';
import { can } from './permissions.ts';

const somebody = (roles: Role[], inWalsall: RegionRole[] = []) => ({
  roles: ['user' as const, ...roles],
  regionIds: ['denver'],
  regionRoles:
    inWalsall.length > 0 ? [{ regionId: 'walsall', slug: 'GB-Walsall', roleNames: inWalsall }] : [],
});

test.each([
  ['a manager', { denver: false, walsall: false }, somebody(['manager'])],
  ['an admin', { denver: true, walsall: false }, somebody(['admin'])],
  ['an admin of Walsall', { denver: false, walsall: true }, somebody(['admin'], ['admin'])],
  ['a superadmin', { denver: false, walsall: false }, somebody(['superadmin'])],
  ['a superadmin who is an admin', { denver: true, walsall: true }, somebody(['superadmin', 'admin'])],
])('%s manages the regions %j', (_, expected, actor) => {
  const found = Object.keys(expected).map((regionId) => [regionId, can.manage(actor, regionId)]);
  expect(Object.fromEntries(found)).toEqual(expected);
});

test.each([
  ['an admin', false, somebody(['admin'])],
  ['a superadmin', false, somebody(['superadmin'])],
  ['a superadmin who is an admin', true, somebody(['superadmin', 'admin'])],
])('%s arranges regions and currencies: %j', (_, expected, actor) => {
  expect(can.arrange(actor)).toBe(expected);
});
