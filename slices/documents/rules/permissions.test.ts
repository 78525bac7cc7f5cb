import { describe, expect, test } from 'vitest';
import type { Actor, Role } from '#kit/access/actor.ts';
import { can } from './permissions.ts';

const actor = (...roles: Role[]): Actor => ({
  personId: 'ana',
  roles: ['user', ...roles],
  regionIds: [],
  regionRoles: [],
  individualPermissions: [],
  isAlumnus: false,
  impersonatorId: null,
  sessionId: 'session',
});

const published = { published: true, isPublic: false, permissions: [] };
const open = { ...published, isPublic: true };
const draft = { published: false, isPublic: true, permissions: [] };
const forManagers = { ...published, permissions: ['manager', 'reportsAdmin'] };

describe('a document', () => {
  test.each([
    ['open to all', 'a visitor', true, null, open],
    ['for those signed in', 'a visitor', false, null, published],
    ['for managers', 'a visitor', false, null, forManagers],
    ['not yet published', 'a visitor', false, null, draft],
    ['open to all', 'a student', true, actor(), open],
    ['for those signed in', 'a student', true, actor(), published],
    ['for managers', 'a student', false, actor(), forManagers],
    ['not yet published', 'a student', false, actor(), draft],
    ['for managers', 'a manager', true, actor('manager'), forManagers],
    ['for managers', 'a reports admin, whom it names too,', true, actor('reportsAdmin'), forManagers],
    ['for managers', 'an admin', false, actor('admin'), forManagers],
    ['not yet published', 'an admin', false, actor('admin'), draft],
    ['not yet published', 'a superadmin', true, actor('superadmin'), draft],
    ['for managers', 'a superadmin', true, actor('superadmin'), forManagers],
  ])('that is %s may be read by %s: %s', (_, __, expected, who, document) => {
    expect(can.read(who, document)).toBe(expected);
  });
});

test('a user who has only signed up for a free group reads what is open to all (C6)', () => {
  const reads = [open, published, forManagers, draft].map((document) =>
    can.read(actor(), document, { isFreeRegistrant: true }),
  );
  expect(reads).toEqual([true, false, false, false]);
});

test('a document is edited by superadmins only', () => {
  expect(can.edit(actor('superadmin'))).toBe(true);
  expect(can.edit(actor('manager', 'admin', 'reportsAdmin'))).toBe(false);
});
