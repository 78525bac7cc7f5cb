import { expect, test } from 'vitest';
import { can } from './permissions.ts';

test('requests for help are answered by superadmins only', () => {
  expect(can.answer({ roles: ['user', 'superadmin'] })).toBe(true);
  expect(can.answer({ roles: ['user', 'manager', 'admin', 'reportsAdmin'] })).toBe(false);
});

test.each([
  ['the teacher who was asked', 'paul', ['user'], true],
  ['another teacher', 'luke', ['user'], false],
  ['an administrator', 'luke', ['user', 'admin'], false],
  ['a superadmin', 'luke', ['user', 'superadmin'], true],
])('a question to a teacher is answered by %s: %s %j → %s', (_, personId, roles, may) => {
  expect(can.answerRequest({ personId, roles }, { askedOf: 'paul' })).toBe(may);
});

test('nobody is asked by a question to the college', () => {
  expect(can.answerRequest({ personId: 'paul', roles: ['user'] }, { askedOf: null })).toBe(false);
});
