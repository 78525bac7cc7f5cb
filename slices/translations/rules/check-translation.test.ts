import { expect, test } from 'vitest';
import { checkTranslation } from './check-translation.ts';
import { MAX_TEXT } from './interface-message.ts';

const days = '{count, plural, one {# day} other {# days}} for {name}';

test.each([
  ['de_DE', '{count, plural, one {# Tag} other {# Tage}} für {name}', null],
  [
    'de_DE',
    '{count, plural, one {# Tag} other {# Tage}}',
    { kind: 'placeholderMissing', placeholder: 'name: argument' },
  ],
  [
    'pl_PL',
    '{count, plural, one {# dzień} other {# dni}} dla {name}',
    { kind: 'pluralFormMissing', form: 'many', argument: 'count' },
  ],
  ['de_DE', '{count, plural, one {# Tag', { kind: 'textUnreadable', reason: expect.any(String) }],
  ['de_DE', ' ', { kind: 'textEmpty' }],
  ['de_DE', 'x'.repeat(MAX_TEXT + 1), { kind: 'textOverlong', max: MAX_TEXT }],
] as const)('in %s the words “%.60s” are held to the rules of what ships', (locale, text, problem) => {
  const original = { english: days, category: 'people', isGuarded: false };
  const around = { locale, ownHost: 'college.org', mayGuard: false };
  expect(checkTranslation(text, original, around)).toEqual(problem);
});

const mail = { english: 'Hello {name}', category: 'emails', isGuarded: false };
const around = { locale: 'de_DE', ownHost: 'college.org', mayGuard: false } as const;

test.each([
  ['a mail that keeps what English has', 'Hallo {name}', mail, around, null],
  ['a mail that lost its placeholder', 'Hallo', mail, around, 'placeholderMissing'],
  ['a mail that leads elsewhere', 'Hallo {name}, siehe evil.example', mail, around, 'textAddressForeign'],
  [
    'a screen that names an address',
    'Hallo {name}, siehe evil.example',
    { ...mail, category: 'people' },
    around,
    null,
  ],
  ['a security mail', 'Hallo {name}', { ...mail, isGuarded: true }, around, 'securityTextReserved'],
  [
    'a security mail, by a superadmin',
    'Hallo {name}',
    { ...mail, isGuarded: true },
    { ...around, mayGuard: true },
    null,
  ],
  [
    'a security mail that leads elsewhere, by a superadmin',
    'Hallo {name}, siehe evil.example',
    { ...mail, isGuarded: true },
    { ...around, mayGuard: true },
    'textAddressForeign',
  ],
] as const)('%s', (_, text, original, who, kind) => {
  expect(checkTranslation(text, original, who)?.kind ?? null).toBe(kind);
});
