import { expect, test } from 'vitest';
import type { Actor } from '#kit/access/actor.ts';
import { can } from './permissions.ts';

const actor = (more: Partial<Actor>): Actor => ({
  personId: 'me',
  roles: ['user'],
  regionIds: ['walsall'],
  regionRoles: [],
  individualPermissions: [],
  impersonatorId: null,
  sessionId: 's',
  ...more,
});

test('an attempt is read by whoever sat it and those who look after the campus', () => {
  const attempt = { personId: 'ana', regionId: 'walsall' };
  const reads = (more: Partial<Actor>) => can.readAttempt(actor(more), attempt);
  expect(reads({ personId: 'ana' })).toBe(true);
  expect(reads({})).toBe(false);
  expect(reads({ roles: ['user', 'manager'] })).toBe(true);
  expect(reads({ roles: ['user', 'manager'], regionIds: ['jakarta'] })).toBe(false);
  expect(reads({ roles: ['user', 'superadmin'], regionIds: [] })).toBe(true);
});

test('nobody marks their own attempt', () => {
  const superadmin = actor({ roles: ['user', 'superadmin'] });
  expect(can.mark(superadmin, { personId: 'ana', regionId: 'walsall' })).toBe(true);
  expect(can.mark(superadmin, { personId: 'me', regionId: 'walsall' })).toBe(false);
});

test('exams are written by the office alone', () => {
  expect(can.write(actor({ roles: ['user', 'admin'] }))).toBe(true);
  expect(can.write(actor({ roles: ['user', 'manager'] }))).toBe(false);
});
