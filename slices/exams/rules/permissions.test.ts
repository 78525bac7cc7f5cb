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

test('an attempt is read by the user who sat it and those who look after the campus', () => {
  const attempt = { personId: 'ana', regionId: 'walsall' };
  const reads = (more: Partial<Actor>) => can.readAttempt(actor(more), attempt);
  expect(reads({ personId: 'ana' })).toBe(true);
  expect(reads({})).toBe(false);
  expect(reads({ roles: ['user', 'manager'] })).toBe(true);
  expect(reads({ roles: ['user', 'manager'], regionIds: ['jakarta'] })).toBe(false);
  expect(reads({ roles: ['user', 'superadmin'], regionIds: [] })).toBe(true);
});

const taught = { courseTeacherPersonId: 'paul', groupTeacherPersonIds: ['ruth'] };
const manager: Partial<Actor> = { roles: ['user', 'manager'] };

test.each([
  ['a student', {}, false, false, false],
  ['the teacher of the course', { personId: 'paul', regionIds: [] }, true, true, false],
  ['the teacher of the group', { personId: 'ruth', regionIds: [] }, true, false, false],
  ['a manager of the campus', manager, true, true, true],
  ['a manager of another campus', { ...manager, regionIds: ['jakarta'] }, false, false, false],
])('%s follows, marks and decides about an attempt: %o', (_, more, follows, marks, decides) => {
  const attempt = { personId: 'ana', regionId: 'walsall', ...taught };
  expect(can.follow(actor(more), attempt)).toBe(follows);
  expect(can.mark(actor(more), attempt)).toBe(marks);
  expect(can.decide(actor(more), attempt)).toBe(decides);
});

test.each(['paul', 'ruth'])('%s, who teaches, has no say in an attempt of their own', (personId) => {
  const own = { personId, regionId: 'walsall', ...taught };
  expect(can.follow(actor({ personId }), own)).toBe(false);
  expect(can.mark(actor({ personId }), own)).toBe(false);
});

test('nobody marks their own attempt, nor decides about it', () => {
  const superadmin = actor({ roles: ['user', 'superadmin'] });
  const own = { personId: 'me', regionId: 'walsall', ...taught };
  expect(can.mark(superadmin, { ...own, personId: 'ana' })).toBe(true);
  expect(can.mark(superadmin, own)).toBe(false);
  expect(can.decide(superadmin, own)).toBe(false);
});

test('exams are written by the office alone', () => {
  expect(can.write(actor({ roles: ['user', 'admin'] }))).toBe(true);
  expect(can.write(actor({ roles: ['user', 'manager'] }))).toBe(false);
});
