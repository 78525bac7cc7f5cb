import { expect, test } from 'vitest';
import { carriesSecret, withoutSecret } from './secret-paths.ts';

test.each([
  ['/reset-password/abc', '/reset-password/…'],
  ['/enroll-account/abc', '/enroll-account/…'],
  ['/confirm-email/abc/def', '/confirm-email/…'],
  ['/confirm-hours/abc.def', '/confirm-hours/…'],
  ['/alumni-mail/abc.def', '/alumni-mail/…'],
  ['/reset-password', null],
  ['/reset-password/', null],
  ['/dashboard/reset-password/abc', null],
  ['/login', null],
])('the address %s carries a secret if it is told otherwise: %s', (path, told) => {
  expect(carriesSecret(path)).toBe(told !== null);
  expect(withoutSecret(path)).toBe(told ?? path);
});
