import { expect, test } from 'vitest';
import { COUNTRIES, countryName, isCountryCode } from './countries.ts';

test('every country has a name and a three-letter code of its own (REG-13)', () => {
  expect(COUNTRIES.filter(({ name, alpha3Code }) => name === '' || !/^[A-Z]{3}$/.test(alpha3Code))).toEqual(
    [],
  );
  expect(new Set(COUNTRIES.map(({ alpha3Code }) => alpha3Code)).size).toBe(COUNTRIES.length);
  expect(new Set(COUNTRIES.map(({ alpha2Code }) => alpha2Code)).size).toBe(COUNTRIES.length);
  expect(new Set(COUNTRIES.map(({ name }) => name)).size).toBe(COUNTRIES.length);
});

test('the list has about 250 entries (REG-14)', () => {
  expect(COUNTRIES.length).toBeGreaterThanOrEqual(240);
  expect(COUNTRIES.length).toBeLessThanOrEqual(260);
});

test('Intl knows every country by its two-letter code', () => {
  const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
  expect(COUNTRIES.filter(({ alpha2Code }) => names.of(alpha2Code) === undefined)).toEqual([]);
});

test.each(['USA', 'GBR', 'HUN', 'POL', 'NLD', 'RUS', 'CHN', 'TWN', 'MEX', 'FRA', 'IDN', 'ITA', 'UKR'])(
  '%s is in the list',
  (code) => {
    expect(isCountryCode(code)).toBe(true);
  },
);

test.each(['', 'US', 'usa', 'ZZZ', 'constructor'])('%j is not in the list', (code) => {
  expect(isCountryCode(code)).toBe(false);
});

test.each([
  ['DEU', 'en', 'Germany'],
  ['DEU', 'de-DE', 'Deutschland'],
  ['DEU', 'uk-UA', 'Німеччина'],
  ['ZZZ', 'en', ''],
])('%s is called in %s: %s', (code, language, name) => {
  expect(countryName(code, language)).toBe(name);
});
