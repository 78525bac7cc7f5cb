import { describe, expect, test } from 'vitest';
import type { Actor } from '#kit/access/actor.ts';
import { can } from './permissions.ts';

const actor = (facts: Partial<Actor>): Actor => ({
  personId: 'ana',
  roles: ['user'],
  regionIds: ['denver'],
  regionRoles: [],
  individualPermissions: [],
  isAlumnus: false,
  impersonatorId: null,
  sessionId: 'session',
  ...facts,
});
const dean = actor({ regionRoles: [{ regionId: 'walsall', slug: 'GB-Walsall', roleNames: ['dean'] }] });
const superadmin = actor({ roles: ['user', 'superadmin'] });

test('notifications are read by the person alone, not even by a superadmin', () => {
  expect(can.read(actor({}), { personId: 'ana' })).toBe(true);
  expect(can.read(superadmin, { personId: 'ben' })).toBe(false);
});

describe('choosing what to be told by mail', () => {
  test.each([
    ['a student in their own region', actor({}), 'denver', true],
    ['a student elsewhere', actor({}), 'walsall', false],
    ['a dean where they act', dean, 'walsall', true],
    ['a dean where they belong', dean, 'denver', true],
    ['a superadmin where they do not belong', superadmin, 'walsall', false],
  ])('%s: %4$j', (_, who, regionId, expected) => {
    expect(can.choose(who, regionId)).toBe(expected);
  });
});

test.each([
  ['a student', actor({}), false],
  ['a dean', dean, true],
  ['a manager', actor({ roles: ['user', 'manager'] }), true],
  ['a superadmin', superadmin, true],
])('%s is told what staff are told: %3$j', (_, who, expected) => {
  expect(can.beToldAsStaff(who)).toBe(expected);
});

test('who looks on in a user’s name does not read for them', () => {
  expect(can.markRead(actor({}))).toBe(true);
  expect(can.markRead(actor({ impersonatorId: 'admin' }))).toBe(false);
});
