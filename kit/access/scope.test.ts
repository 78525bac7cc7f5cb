import { describe, expect, test } from 'vitest';
import type { Actor } from './actor.ts';
import { actsIn, NO_SCOPE, scopeOf } from './scope.ts';

const actor = (facts: Partial<Actor>): Actor => ({
  personId: 'ana',
  roles: ['user'],
  regionIds: ['denver', 'walsall'],
  regionRoles: [],
  impersonatorId: null,
  sessionId: 'session',
  ...facts,
});

const boundTo = (regionId: string, ...roleNames: Actor['regionRoles'][number]['roleNames']) => ({
  regionRoles: [{ regionId, slug: regionId, roleNames }],
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
      actor({ roles: ['user', 'manager'], ...boundTo('walsall', 'manager') }),
    ],
    ['a dean of a campus not their own', ['budapest'], actor({ ...boundTo('budapest', 'dean') })],
    ['somebody whose roles in a region were all taken', [], actor({ ...boundTo('denver') })],
  ])('is for %s their own record and the regions %j', (_, regionIds, who) => {
    expect(scopeOf(who)).toEqual({ everything: false, regionIds, personId: 'ana' });
  });
});

test.each([
  ['a superadmin', 'any region', true, actor({ roles: ['user', 'superadmin'] })],
  [
    'an admin bound to Walsall',
    'walsall',
    true,
    actor({ roles: ['user', 'admin'], ...boundTo('walsall', 'admin') }),
  ],
  [
    'an admin bound to Walsall',
    'denver',
    false,
    actor({ roles: ['user', 'admin'], ...boundTo('walsall', 'admin') }),
  ],
  ['a student', 'denver', false, actor({})],
])('%s acts in %s: %s', (_, regionId, expected, who) => {
  expect(actsIn(who, regionId)).toBe(expected);
});
