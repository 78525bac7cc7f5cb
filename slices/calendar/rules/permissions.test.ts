import { expect, test } from 'vitest';
import type { Actor } from '#kit/access/actor.ts';
import { can } from './permissions.ts';

const actor = (roles: Actor['roles']): Actor => ({
  personId: 'me',
  roles,
  regionIds: ['walsall'],
  regionRoles: [],
  individualPermissions: [],
  isAlumnus: false,
  impersonatorId: null,
  sessionId: 's',
});

test.each([
  ['a student', actor(['user']), [false, false, false]],
  ['a manager', actor(['user', 'manager']), [true, false, false]],
  ['an admin', actor(['user', 'admin']), [true, false, false]],
  ['a superadmin', actor(['user', 'superadmin']), [true, true, true]],
])('%s keeps events of their campus, of another one, for everybody', (_, who, allowed) => {
  const places = [{ regionId: 'walsall' }, { regionId: 'jakarta' }, { regionId: null }];
  expect(places.map((place) => can.keep(who, place))).toEqual(allowed);
});
