import { describe, expect, test } from 'vitest';
import type { Actor, RegionRole, Role } from '#kit/access/actor.ts';
import { checkMerge, powerOfBoth } from './merge.ts';

const account = (
  personId: string,
  { roles = ['user'], regionIds = ['denver'], regionRoles = [], status = 'ACTIVE' }: Partial<Facts> = {},
) => ({ personId, roles, regionIds, status, regionRoles: regionRoles.map((one) => ({ slug: '', ...one })) });

interface Facts {
  roles: Role[];
  regionIds: string[];
  regionRoles: { regionId: string; roleNames: RegionRole[] }[];
  status: 'ACTIVE' | 'UNVERIFIED' | 'DISABLED';
}

const actor = (roles: Role[], regionIds = ['denver']): Actor => ({
  personId: 'ada',
  roles,
  regionIds,
  regionRoles: [],
  individualPermissions: [],
  isAlumnus: false,
  impersonatorId: null,
  sessionId: 's',
});
const admin = actor(['user', 'admin']);
const superadmin = actor(['user', 'admin', 'superadmin'], []);

describe('two accounts are merged', () => {
  test.each([
    ['by an admin of their campus', admin, account('ana'), account('ana2'), null],
    [
      'into one that has not set a password',
      admin,
      account('ana', { status: 'UNVERIFIED' }),
      account('b'),
      null,
    ],
    ['also out of a closed one', admin, account('ana'), account('ana2', { status: 'DISABLED' }), null],
    [
      'across campuses by a superadmin',
      superadmin,
      account('a'),
      account('b', { regionIds: ['walsall'] }),
      null,
    ],
    ['not with itself', admin, account('ana'), account('ana'), 'mergeSame'],
    ['not into a closed one', admin, account('a', { status: 'DISABLED' }), account('b'), 'mergeIntoClosed'],
    ['not one’s own away', admin, account('ana'), account('ada'), 'mayNotMerge'],
    ['not another into one’s own', superadmin, account('ada'), account('ana'), 'mayNotMerge'],
    ['not by a manager', actor(['user', 'manager']), account('a'), account('b'), 'mayNotMerge'],
    [
      'not by an admin where one belongs to another campus as well',
      admin,
      account('a'),
      account('b', { regionIds: ['denver', 'walsall'] }),
      'mayNotMerge',
    ],
    [
      'not a superadmin’s by a lesser one',
      admin,
      account('a'),
      account('b', { roles: ['user', 'superadmin'] }),
      'mayNotMerge',
    ],
    [
      'not into a superadmin’s by a lesser one',
      admin,
      account('a', { roles: ['user', 'superadmin'] }),
      account('b'),
      'mayNotMerge',
    ],
    [
      'not so that an admin makes an admin',
      admin,
      account('a'),
      account('b', { roles: ['user', 'admin'] }),
      'mayNotMerge',
    ],
    [
      'with a manager’s role, which an admin may give',
      admin,
      account('a'),
      account('b', { roles: ['user', 'manager'] }),
      null,
    ],
  ])('%s', (_, who, kept, merged, problem) => {
    expect(checkMerge(who, kept, merged)).toBe(problem);
  });
});

describe('what a user may do with one account instead of two', () => {
  test('is what they could do before, where they could', () => {
    const kept = account('a', { roles: ['user', 'manager'] });
    const merged = account('b', { regionIds: ['walsall'], roles: ['user', 'reportsAdmin'] });
    expect(powerOfBoth(kept, merged)).toMatchObject({
      roles: ['user', 'manager', 'reportsAdmin'],
      regionIds: ['denver', 'walsall'],
      regionRoles: [
        { regionId: 'denver', roleNames: ['manager'] },
        { regionId: 'walsall', roleNames: ['reportsAdmin'] },
      ],
    });
  });

  test('stays as it is where the other account adds nothing', () => {
    const kept = account('a', { roles: ['user', 'manager'] });
    expect(powerOfBoth(kept, account('b'))).toBe(kept);
  });
});
