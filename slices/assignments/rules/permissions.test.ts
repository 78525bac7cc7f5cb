import { expect, test } from 'vitest';
import type { Actor } from '#kit/access/actor.ts';
import { can } from './permissions.ts';

const actor = (more: Partial<Actor>): Actor => ({
  personId: 'me',
  roles: ['user'],
  regionIds: ['walsall'],
  regionRoles: [],
  individualPermissions: [],
  isAlumnus: false,
  impersonatorId: null,
  sessionId: 's',
  ...more,
});
const work = { personId: 'ana', regionId: 'walsall', teacherPersonId: 'paul' };

test.each([
  ['the student', { personId: 'ana' }, true, false],
  ['the teacher of the course', { personId: 'paul', regionIds: [] }, true, true],
  ['an admin there', { roles: ['user', 'admin'] }, true, true],
  ['an admin elsewhere', { roles: ['user', 'admin'], regionIds: ['jakarta'] }, false, false],
  ['a manager there', { roles: ['user', 'manager'] }, false, false],
  ['a superadmin', { roles: ['user', 'superadmin'], regionIds: [] }, true, true],
  ['another student', {}, false, false],
] as const)('%s', (_, more, reads, grades) => {
  expect(can.read(actor(more as Partial<Actor>), work)).toBe(reads);
  expect(can.grade(actor(more as Partial<Actor>), work)).toBe(grades);
});

test('the teacher of a course grades wherever it is taught, an office where it is, managers nowhere', () => {
  const { personId: _, ...taught } = work;
  expect(can.gradeIn(actor({ personId: 'paul', regionIds: [] }), taught)).toBe(true);
  expect(can.gradeIn(actor({ roles: ['user', 'admin'] }), taught)).toBe(true);
  expect(can.gradeIn(actor({ roles: ['user', 'admin'], regionIds: ['jakarta'] }), taught)).toBe(false);
  expect(can.gradeIn(actor({ roles: ['user', 'manager'] }), taught)).toBe(false);
});

test('nobody grades themselves, whatever they are', () => {
  const own = { ...work, personId: 'me', teacherPersonId: 'me' };
  expect(can.grade(actor({ roles: ['user', 'superadmin'] }), own)).toBe(false);
});

test('managers say when groups of their campus hand in, and nobody elsewhere does', () => {
  const manager = actor({ roles: ['user', 'manager'] });
  expect(can.schedule(manager, { regionId: 'walsall' })).toBe(true);
  expect(can.schedule(manager, { regionId: 'jakarta' })).toBe(false);
  expect(can.write(manager)).toBe(false);
});
