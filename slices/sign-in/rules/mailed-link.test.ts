import { describe, expect, test } from 'vitest';
import { awaitedEmail, LINK_LIFE_MS, linkPath } from './mailed-link.ts';

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

describe('the address a user waits for', () => {
  const asked = {
    askedEmail: 'ana@example.org',
    askedEmailAt: new Date('2026-03-01T10:00:00Z'),
    keysChangedAt: new Date('2026-02-01T10:00:00Z'),
  };
  const at = (time: string): Date => new Date(`2026-03-${time}Z`);

  test.each([
    ['counts for a day', asked, at('02T09:59:59'), 'ana@example.org'],
    ['does not count once its link has run out', asked, at('02T10:00:00'), null],
    [
      'does not count once a key has changed',
      { ...asked, keysChangedAt: at('01T10:00:01') },
      at('01T11:00:00'),
      null,
    ],
    ['is none when none was asked for', { ...asked, askedEmail: null }, at('01T11:00:00'), null],
  ])('%s', (_, keys, now, awaited) => {
    expect(awaitedEmail(keys, now)).toBe(awaited);
  });
});
