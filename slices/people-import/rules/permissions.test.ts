import { expect, test } from 'vitest';
import type { Actor } from '#kit/access/actor.ts';
import { can } from './permissions.ts';

const actor = (facts: Partial<Actor>): Actor => ({
  personId: 'ana',
  roles: ['user'],
  regionIds: [],
  regionRoles: [],
  individualPermissions: [],
  isAlumnus: false,
  impersonatorId: null,
  sessionId: 'session',
  ...facts,
});

test.each<[string, Partial<Actor>, boolean]>([
  ['an admin of the campus', { roles: ['admin'], regionIds: ['colorado'] }, true],
  ['a superadmin', { roles: ['superadmin'] }, true],
  ['a manager of the campus', { roles: ['manager'], regionIds: ['colorado'] }, false],
  ['an admin of another campus', { roles: ['admin'], regionIds: ['walsall'] }, false],
])('whether %s may import people', (_, facts, may) => {
  expect(can.import(actor(facts), { regionId: 'colorado' })).toBe(may);
});
