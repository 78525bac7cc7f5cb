import { describe, expect, test } from 'vitest';
import type { Actor, RegionRole } from './actor.ts';
import { NO_SCOPE, scopeOf } from './scope.ts';

const actor = (facts: Partial<Actor>): Actor => ({
  personId: 'ana',
  roles: ['user'],
  regionIds: ['denver', 'walsall'],
  regionRoles: [],
  individualPermissions: [],
  isAlumnus: false,
  impersonatorId: null,
  sessionId: 'session',
  ...facts,
});

const inRegions = (rolesByRegion: Record<string, RegionRole[]>) => ({
  regionRoles: Object.entries(rolesByRegion).map(([regionId, roleNames]) => ({
    regionId,
    slug: regionId,
    roleNames,
  })),
});

describe('what a request may touch', () => {
  test('is nothing for a visitor', () => {
    expect(scopeOf(null)).toEqual(NO_SCOPE);
  });

  test('is the whole college for a superadmin', () => {
    expect(scopeOf(actor({ roles: ['user', 'superadmin'] }))).toMatchObject({
      everything: true,
      personId: 'ana',
    });
  });

  test.each([
    ['a student', [], actor({})],
    ['a manager without a region role', ['denver', 'walsall'], actor({ roles: ['user', 'manager'] })],
    ['an admin without a region role', ['denver', 'walsall'], actor({ roles: ['user', 'admin'] })],
    ['a reports admin', ['denver', 'walsall'], actor({ roles: ['user', 'reportsAdmin'] })],
    [
      'a manager of Walsall',
      ['walsall'],
      actor({ roles: ['user', 'manager'], ...inRegions({ walsall: ['manager'] }) }),
    ],
    ['a dean of a campus not their own', ['budapest'], actor(inRegions({ budapest: ['dean'] }))],
    [
      'an admin of Denver who is attendance admin of Walsall',
      ['denver', 'walsall'],
      actor({ roles: ['user', 'admin'], ...inRegions({ denver: ['admin'], walsall: ['attendanceAdmin'] }) }),
    ],
    [
      'an admin by the global role who is dean elsewhere',
      ['denver', 'walsall', 'budapest'],
      actor({ roles: ['user', 'admin'], ...inRegions({ budapest: ['dean'] }) }),
    ],
    [
      'an admin bound to Walsall who is manager by the global role',
      ['denver', 'walsall'],
      actor({ roles: ['user', 'manager', 'admin'], ...inRegions({ walsall: ['admin'] }) }),
    ],
    ['a person whose roles in a region were all removed', [], actor(inRegions({ denver: [] }))],
  ])('is for %s their own record and the regions %j', (_, regionIds, who) => {
    expect(scopeOf(who)).toEqual({ everything: false, regionIds, personId: 'ana' });
  });
});
