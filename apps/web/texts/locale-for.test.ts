import { expect, test } from 'vitest';
import { localeFor } from './locale-for.ts';

const visitor = { pathname: '/login', search: '', profileLocale: null, publicLocale: 'de_DE' } as const;
const registration = '/create-account/g1';

test.each([
  ['a visitor reads the language chosen in this browser', visitor, 'de_DE'],
  ['the profile of the user who is signed in decides', { ...visitor, profileLocale: 'uk_UA' }, 'uk_UA'],
  ['a profile in a language we do not speak decides nothing', { ...visitor, profileLocale: 'xx' }, 'de_DE'],
  [
    'a registration speaks the suggested language (AUTH-53)',
    { ...visitor, pathname: registration, search: '?suggestedLocale=zh_CN', profileLocale: 'uk_UA' },
    'zh_CN',
  ],
  [
    'a registration without a suggestion speaks English (AUTH-54)',
    { ...visitor, pathname: registration },
    'en',
  ],
  [
    'a registration with an unknown suggestion speaks English',
    { ...visitor, pathname: registration, search: '?suggestedLocale=zh-CN' },
    'en',
  ],
  [
    'a mailed link speaks the language of the mail, on whatever device',
    { ...visitor, pathname: '/reset-password/t0ken', search: '?suggestedLocale=hu_HU' },
    'hu_HU',
  ],
  [
    'a mailed link that names no language is an English one, also in another’s browser',
    { ...visitor, pathname: '/enroll-account/t0ken' },
    'en',
  ],
  ['no other page lets its address decide', { ...visitor, search: '?suggestedLocale=hu_HU' }, 'de_DE'],
])('%s', (_, reader, expected) => {
  expect(localeFor(reader)).toBe(expected);
});
