import { expect, test } from 'vitest';
import { LINK_LIFE_MS, linkPath } from './mailed-link.ts';

const MINUTE_MS = 60_000;

test.each([
  ['RESET', 60, '/reset-password/abc'],
  ['ENROL', 7 * 24 * 60, '/enroll-account/abc'],
  ['NEW_EMAIL', 24 * 60, '/confirm-email/abc'],
] as const)('a link of kind %s lives %i minutes and leads to %s', (kind, minutes, path) => {
  expect(LINK_LIFE_MS[kind]).toBe(minutes * MINUTE_MS);
  expect(linkPath(kind, 'abc', 'en')).toBe(path);
  expect(linkPath(kind, 'abc', 'de_DE')).toBe(`${path}?suggestedLocale=de_DE`);
});
