import { expect, test } from 'vitest';
import type { Actor } from '#kit/access/actor.ts';
import { can } from './permissions.ts';

const actor = (personId: string, facts: Partial<Actor> = {}): Actor => ({
  personId,
  roles: ['user'],
  regionIds: [],
  regionRoles: [],
  individualPermissions: [],
  isAlumnus: true,
  impersonatorId: null,
  sessionId: 's',
  ...facts,
});

const ofAlumni = [{ regionId: 'r', slug: 'US-Alumni', roleNames: ['admin' as const] }];
const listing = { personId: 'ana' };

test.each<[string, Actor, boolean, boolean, boolean]>([
  ['its owner', actor('ana'), true, false, true],
  ['another alumnus', actor('ben'), false, false, false],
  ['an alumni admin', actor('admin', { regionRoles: ofAlumni }), false, true, true],
  ['a superadmin', actor('super', { roles: ['superadmin'] }), false, true, true],
  ['an alumni admin who owns it', actor('ana', { regionRoles: ofAlumni }), true, false, true],
  [
    'an alumni admin in the place of its owner',
    actor('ana', { impersonatorId: 'admin', regionRoles: ofAlumni }),
    true,
    false,
    true,
  ],
  [
    'its owner behind an alumni admin',
    actor('admin', { impersonatorId: 'ana', regionRoles: ofAlumni }),
    false,
    false,
    true,
  ],
])('%s (ALUM-32, ALUM-33)', (_, who, edits, decides, removes) => {
  expect([can.edit(who, listing), can.decide(who, listing), can.remove(who, listing)]).toEqual([
    edits,
    decides,
    removes,
  ]);
});
