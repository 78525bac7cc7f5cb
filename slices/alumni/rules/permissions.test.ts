import { expect, test } from 'vitest';
import type { Role, RegionRole } from '#kit/access/actor.ts';
import { can } from './permissions.ts';

const reader = (isAlumnus: boolean, roles: Role[] = [], at: Record<string, RegionRole[]> = {}) => ({
  isAlumnus,
  roles: ['user' as const, ...roles],
  regionRoles: Object.entries(at).map(([slug, roleNames]) => ({ regionId: slug, slug, roleNames })),
});

test.each([
  ['a student', reader(false), false, false],
  ['a graduate of the second year', reader(true), true, false],
  [
    'an admin of the alumni who has not graduated',
    reader(false, ['admin'], { 'US-Alumni': ['admin'] }),
    true,
    true,
  ],
  ['a superadmin', reader(false, ['superadmin']), true, true],
  ['an admin of another campus', reader(false, ['admin'], { 'US-Colorado': ['admin'] }), false, false],
  ['a manager of the alumni', reader(false, ['manager'], { 'US-Alumni': ['manager'] }), false, false],
])('%s (ALUM-06)', (_, who, enters, looksAfter) => {
  expect([can.enter(who), can.lookAfter(who)]).toEqual([enters, looksAfter]);
});
