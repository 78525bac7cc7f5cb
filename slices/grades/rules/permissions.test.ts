import { expect, test } from 'vitest';
import type { Actor } from '#kit/access/actor.ts';
import { can, type GradedStanding } from './permissions.ts';

const HERE = 'here';
const actor = (facts: Partial<Actor>): Actor => ({
  personId: 'somebody',
  roles: ['user'],
  regionIds: [HERE],
  regionRoles: [],
  individualPermissions: [],
  isAlumnus: false,
  impersonatorId: null,
  sessionId: 's',
  ...facts,
});
const taught: GradedStanding = {
  regionId: HERE,
  courseTeacherPersonId: 'paul',
};

test.each([
  ['the teacher of the course', actor({ personId: 'paul' }), 'enter'],
  ['a manager of the campus', actor({ roles: ['user', 'manager'] }), 'enter unlock'],
  ['an admin of the campus', actor({ roles: ['user', 'admin'] }), 'enter unlock weigh'],
  ['a manager of another campus', actor({ roles: ['user', 'manager'], regionIds: ['there'] }), ''],
  ['an admin of another campus', actor({ roles: ['user', 'admin'], regionIds: ['there'] }), 'weigh'],
  ['a superadmin', actor({ roles: ['user', 'superadmin'] }), 'enter unlock weigh'],
  ['a student', actor({}), ''],
])('%s may: %s', (_, who, may) => {
  const actions = ['enter', 'unlock', 'weigh'] as const;
  expect(actions.filter((action) => can[action](who, taught)).join(' ')).toBe(may);
});

test('nobody grades themselves', () => {
  const manager = actor({ roles: ['user', 'manager'] });
  expect(can.enterFor(manager, taught, { personId: 'ana' })).toBe(true);
  expect(can.enterFor(manager, taught, { personId: 'somebody' })).toBe(false);
  expect(can.enterFor({ ...manager, impersonatorId: 'ana' }, taught, { personId: 'ana' })).toBe(false);
});
