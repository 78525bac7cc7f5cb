import { expect, test } from 'vitest';
import type { Actor, Role } from '#kit/access/actor.ts';
import { can } from './permissions.ts';

const actor = (...roles: Role[]): Actor => ({
  personId: 'ana',
  roles,
  regionIds: [],
  regionRoles: [],
  individualPermissions: [],
  isAlumnus: false,
  impersonatorId: null,
  sessionId: 'session',
});

test.each([
  ['an admin', actor('user', 'admin'), [], true],
  ['a person with the permission', actor('user'), ['uploadVideos'], true],
  ['a person with another permission', actor('user'), ['takeAttendance'], false],
  ['a student', actor('user'), [], false],
  ['a manager', actor('user', 'manager'), [], false],
  ['a superadmin who is no admin', actor('user', 'superadmin'), [], false],
])('%s may upload videos: %4$j', (_, who, permissions, expected) => {
  expect(can.upload({ ...who, individualPermissions: permissions })).toBe(expected);
});

test('an upload is gone on with by the user who began it, and by nobody else', () => {
  expect(can.continue(actor('user', 'admin'), { personId: 'ana' })).toBe(true);
  expect(can.continue(actor('user', 'admin', 'superadmin'), { personId: 'ben' })).toBe(false);
});
