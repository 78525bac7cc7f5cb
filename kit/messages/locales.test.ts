import { expect, test } from 'vitest';
import { DEFAULT_LOCALE, isLocale, languageTag, LOCALE_NAMES, localeOrDefault, LOCALES } from './locales.ts';

const WANTED = 'en, de_DE, hu_HU, pl_PL, nl_NL, ru_RU, zh_CN, zh_TW, es_MX, fr_FR, id_ID, it_IT, uk_UA'.split(
  ', ',
);

test('the interface speaks exactly these thirteen languages (I18N-01)', () => {
  expect([...LOCALES].toSorted()).toEqual(WANTED.toSorted());
});

test('the default language is English (I18N-02)', () => {
  expect(DEFAULT_LOCALE).toBe('en');
});

test.each(LOCALES)('Intl understands the language tag of %s', (locale) => {
  expect(Intl.getCanonicalLocales(languageTag(locale))).toEqual([locale.replace('_', '-')]);
});

test('every language has a name of its own', () => {
  expect(new Set(Object.values(LOCALE_NAMES)).size).toBe(LOCALES.length);
});

test.each([
  ['de_DE', 'de_DE'],
  ['de-DE', 'en'],
  ['DE_de', 'en'],
  ['xx_XX', 'en'],
  ['', 'en'],
  [undefined, 'en'],
  [7, 'en'],
  ['toString', 'en'],
])('who asks for %j is spoken to in %s', (asked, spoken) => {
  expect(localeOrDefault(asked)).toBe(spoken);
  expect(isLocale(asked)).toBe(asked === spoken);
});
