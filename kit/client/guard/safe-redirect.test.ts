import { expect, test } from 'vitest';
import { loginPath, safeRedirect } from './safe-redirect.ts';

test.each([
  '/student/courses',
  '/student/attendance?tab=leave-requests',
  '/docs/a%20b#part',
  '/a/../b',
  '/?x=//y',
])('after login the page goes on to %s (AUTH-18)', (path) => {
  const { pathname, search, hash } = new URL(path, 'http://any.example');
  expect(safeRedirect(path)).toBe(`${pathname}${search}${hash}`);
});

test.each([
  null,
  '',
  'dashboard',
  'https://evil.example',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\u0000//evil.example',
  ' //evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  '/path\\..\\evil',
  '/..//evil.example',
  '/.//evil.example',
  '/a/%2e%2e//evil.example',
])('%j leads to the dashboard, never out of the site (AUTH-19)', (path) => {
  expect(safeRedirect(path)).toBe('/dashboard');
});

test('a visitor is sent to the login with the whole address, encoded (NAV-01) (NAV-02)', () => {
  const path = loginPath({ pathname: '/student/attendance', search: '?tab=leave-requests&x=a b' });
  expect(path).toBe('/login?redirect=%2Fstudent%2Fattendance%3Ftab%3Dleave-requests%26x%3Da%20b');
});

test.each(['/profile', '/profile/anything'])('%s is not returned to (NAV-03)', (pathname) => {
  expect(loginPath({ pathname, search: '?x=1' })).toBe('/login');
});
