import { expect, test } from 'vitest';
import { checkLocales, MAX_LABEL } from './content-locale.ts';

const english = { value: 'en', label: 'English', isOffered: true };
const german = { value: 'de_DE', label: 'Deutsch', isOffered: true };

test.each([
  ['all offered', [english, german], null],
  ['one that is hidden', [english, { ...german, isOffered: false }], null],
  ['English hidden', [{ ...english, isOffered: false }, german], 'englishIsNeeded'],
  ['a language without a name', [english, { ...german, label: '  ' }], 'localeNameInvalid'],
  [
    'a name that is too long',
    [english, { ...german, label: 'x'.repeat(MAX_LABEL + 1) }],
    'localeNameInvalid',
  ],
  ['two of one name', [english, { ...german, label: ' english' }], 'localeNameTwice'],
] as const)('languages with %s', (_, locales, problem) => {
  expect(checkLocales(locales)).toBe(problem);
});
