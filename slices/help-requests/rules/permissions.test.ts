import { expect, test } from 'vitest';
import type { Actor } from '#kit/access/actor.ts';
import { can } from './permissions.ts';

const actor = (personId: string, ...roles: Actor['roles']): Actor => ({
  personId,
  roles: ['user', ...roles],
  regionIds: ['walsall'],
  regionRoles: [],
  individualPermissions: [],
  isAlumnus: false,
  impersonatorId: null,
  sessionId: 'session',
});

test('requests for help are answered by superadmins only', () => {
  expect(can.answer(actor('luke', 'superadmin'))).toBe(true);
  expect(can.answer(actor('luke', 'manager', 'admin', 'reportsAdmin'))).toBe(false);
});

test.each([
  ['the teacher who was asked', actor('paul'), true],
  ['another teacher', actor('luke'), false],
  ['an administrator', actor('luke', 'admin'), false],
  ['a superadmin', actor('luke', 'superadmin'), true],
])('a question to a teacher is answered by %s', (_, answerer, may) => {
  expect(can.answerRequest(answerer, { askedOf: 'paul', regionId: 'walsall', attemptId: null })).toBe(may);
});

test.each([
  ['a manager of its campus', actor('luke', 'manager'), 'walsall', true],
  ['an admin of its campus', actor('luke', 'admin'), 'walsall', true],
  ['a manager of another', actor('luke', 'manager'), 'denver', false],
  ['a manager, if it is about no class', actor('luke', 'manager'), null, false],
  ['another person there', actor('luke'), 'walsall', false],
])('what is asked of no teacher, or about an attempt, is answered by %s', (_, answerer, regionId, may) => {
  expect(can.answerRequest(answerer, { askedOf: null, regionId, attemptId: null })).toBe(may);
  expect(can.answerRequest(answerer, { askedOf: 'paul', regionId, attemptId: 'attempt' })).toBe(may);
});
