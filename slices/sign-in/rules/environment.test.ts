import { expect, test } from 'vitest';
import type { Role } from '#kit/access/actor.ts';
import { mayLogInAt } from './environment.ts';

test.each([
  ['development', ['user'], true],
  ['production', ['user'], true],
  ['production', ['user', 'admin'], true],
  ['admin-production', ['user', 'admin'], true],
  ['admin-production', ['user', 'manager', 'admin', 'superadmin'], true],
  ['admin-production', ['user'], false],
  ['admin-production', ['user', 'manager'], false],
  ['admin-production', ['user', 'reportsAdmin'], false],
  ['admin-production', ['user', 'superadmin'], false],
] as [string, Role[], boolean][])(
  'at %s a user with the roles %j may log in: %s',
  (environment, roles, expected) => {
    expect(mayLogInAt(environment, { roles, regionRoles: [] })).toBe(expected);
  },
);

test('an admin of a region only is no admin of the admin host', () => {
  const regionRoles = [{ regionId: 'r', slug: 'UK-Walsall', roleNames: ['admin'] as const }];
  expect(mayLogInAt('admin-production', { roles: ['user'], regionRoles })).toBe(false);
});
