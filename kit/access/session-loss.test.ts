import { expect, test } from 'vitest';
import { tellsSessionLoss } from './session-loss.ts';

test.each([
  ['Token expired', true],
  ['Context userId not found', true],
  ['ReferenceError: cookie is not defined', true],
  ['User not found', true],
  ['This link has expired or was already used.', false],
  ['Incorrect email or password.', false],
  ['Record not found', false],
])('"%s" tells that the session is lost: %s', (message, expected) => {
  expect(tellsSessionLoss(message)).toBe(expected);
});
