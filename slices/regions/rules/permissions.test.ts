import { expect, test } from 'vitest';
import type { RegionRole, Role } from '#kit/access/actor.ts';
import { can } from './permissions.ts';

const actorWith = (roles: Role[], inWalsall: RegionRole[] = []) => ({
  roles: ['user' as const, ...roles],
  regionIds: ['denver'],
  regionRoles:
    inWalsall.length > 0 ? [{ regionId: 'walsall', slug: 'GB-Walsall', roleNames: inWalsall }] : [],
});

test.each([
  ['a manager', { denver: false, walsall: false }, actorWith(['manager'])],
  ['an admin', { denver: true, walsall: false }, actorWith(['admin'])],
  ['an admin of Walsall', { denver: false, walsall: true }, actorWith(['admin'], ['admin'])],
  ['a superadmin', { denver: false, walsall: false }, actorWith(['superadmin'])],
  ['a superadmin who is an admin', { denver: true, walsall: true }, actorWith(['superadmin', 'admin'])],
])('%s manages the regions %j', (_, expected, actor) => {
  const found = Object.keys(expected).map((regionId) => [regionId, can.manage(actor, regionId)]);
  expect(Object.fromEntries(found)).toEqual(expected);
});

test.each([
  ['an admin', false, actorWith(['admin'])],
  ['a superadmin', false, actorWith(['superadmin'])],
  ['a superadmin who is an admin', true, actorWith(['superadmin', 'admin'])],
])('%s arranges regions and currencies: %j', (_, expected, actor) => {
  expect(can.arrange(actor)).toBe(expected);
});
