import { expect, test } from 'vitest';
import { closestLocale } from './closest-locale.ts';

test.each([
  [['de-DE', 'en'], 'de_DE'],
  [['de-AT'], 'de_DE'],
  [['es-ES', 'es'], 'es_MX'],
  [['pt-BR', 'it'], 'it_IT'],
  [['en-GB', 'de'], 'en'],
  [['zh'], 'zh_CN'],
  [['zh-Hans-SG'], 'zh_CN'],
  [['zh-Hant'], 'zh_TW'],
  [['zh-HK'], 'zh_TW'],
  [['UK'], 'uk_UA'],
  [['sw', 'ko'], 'en'],
  [[], 'en'],
])('a person who prefers %j reads %s (I18N-02)', (preferred, locale) => {
  expect(closestLocale(preferred)).toBe(locale);
});
