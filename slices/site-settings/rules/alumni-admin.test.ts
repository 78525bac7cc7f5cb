import { describe, expect, test } from 'vitest';
import type { RegionRole, Role } from '#kit/access/actor.ts';
import { isAlumniAdmin } from './alumni-admin.ts';

const walsall = { regionId: 'walsall-id', slug: 'UK-Walsall' };
const alumni = { regionId: 'alumni-id', slug: 'US-Alumni' };

const actorWith = (
  roles: Role[],
  regionRoles: { regionId: string; slug: string; roleNames: RegionRole[] }[] = [],
) => ({
  roles,
  regionRoles,
});

describe('the alumni administrators', () => {
  test('a superadmin is one (USER-19)', () => {
    expect(isAlumniAdmin(actorWith(['user', 'superadmin']))).toBe(true);
  });

  test('an admin of the region US-Alumni is one (USER-20)', () => {
    expect(isAlumniAdmin(actorWith(['user'], [{ ...alumni, roleNames: ['admin'] }]))).toBe(true);
  });

  test.each([
    ['a student', actorWith(['user'])],
    ['an admin with the global role only', actorWith(['user', 'admin'])],
    ['an admin of another region', actorWith(['user', 'admin'], [{ ...walsall, roleNames: ['admin'] }])],
    ['a manager of US-Alumni', actorWith(['user', 'manager'], [{ ...alumni, roleNames: ['manager'] }])],
    [
      'an admin of a region named almost so',
      actorWith(['user'], [{ ...alumni, slug: 'us-alumni', roleNames: ['admin'] }]),
    ],
  ])('%s is none (USER-21)', (_, actor) => {
    expect(isAlumniAdmin(actor)).toBe(false);
  });
});
