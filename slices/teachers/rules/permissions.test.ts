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

test.each<[string, Partial<Actor>, { read: boolean; manage: boolean }]>([
  ['an admin of the campus', { roles: ['admin'], regionIds: ['colorado'] }, { read: true, manage: true }],
  ['a manager of the campus', { roles: ['manager'], regionIds: ['colorado'] }, { read: true, manage: false }],
  [
    'an admin of another campus',
    { roles: ['admin'], regionIds: ['walsall'] },
    { read: false, manage: false },
  ],
  ['a student of the campus', { regionIds: ['colorado'] }, { read: false, manage: false }],
  ['a superadmin', { roles: ['superadmin'] }, { read: true, manage: true }],
  [
    'an admin of Walsall who is dean of Colorado',
    {
      roles: ['admin'],
      regionRoles: [
        { regionId: 'walsall', slug: 'GB-Walsall', roleNames: ['admin'] },
        { regionId: 'colorado', slug: 'US-Colorado', roleNames: ['dean'] },
      ],
    },
    { read: false, manage: false },
  ],
])('what %s may do with a teacher', (_, facts, expected) => {
  const teacher = { regionId: 'colorado' };
  expect({ read: can.read(actor(facts), teacher), manage: can.manage(actor(facts), teacher) }).toEqual(
    expected,
  );
});

test.each<[string, Partial<Actor>, string[], boolean]>([
  ['an admin of the only campus', { roles: ['admin'], regionIds: ['colorado'] }, ['colorado'], true],
  ['an admin of one of two', { roles: ['admin'], regionIds: ['colorado'] }, ['colorado', 'walsall'], false],
  [
    'an admin of both',
    { roles: ['admin'], regionIds: ['colorado', 'walsall'] },
    ['colorado', 'walsall'],
    true,
  ],
  ['a manager of the only campus', { roles: ['manager'], regionIds: ['colorado'] }, ['colorado'], false],
  ['a superadmin', { roles: ['superadmin'] }, ['colorado', 'walsall'], true],
  [
    'an admin bound to the other campus',
    {
      roles: ['admin'],
      regionIds: ['colorado', 'walsall'],
      regionRoles: [{ regionId: 'walsall', slug: 'GB-Walsall', roleNames: ['admin'] }],
    },
    ['colorado'],
    false,
  ],
])('%s hands on what a teacher may do on %j: %s (D4)', (_, facts, regionIds, expected) => {
  expect(can.handOverCourseOfferings(actor(facts), regionIds)).toBe(expected);
});
