import fc from 'fast-check';
import { expect, test } from 'vitest';
import { languageTag, LOCALES } from '#kit/messages/locales.ts';
import { decimalsOf, parseNumber } from './parse-number.ts';

test.each([
  ['en', '1,234.5', 1_234.5],
  ['en', '1234', 1_234],
  ['en', '12,5', 12.5],
  ['en', ' 7 ', 7],
  ['en', '-3', -3],
  ['en', '.5', 0.5],
  ['de-DE', '1.234,5', 1_234.5],
  ['de-DE', '1.234', 1_234],
  ['de-DE', '12.5', 12.5],
  ['de-DE', '1.234.567', 1_234_567],
  ['fr-FR', '1 234,5', 1_234.5],
  ['hu-HU', '12 345,67', 12_345.67],
  ['pl-PL', '−4,25', -4.25],
])('in %s, %j is the number %d (UI-09)', (tag, text, number) => {
  expect(parseNumber(text, tag)).toBe(number);
});

test.each(['', '   ', 'abc', '12a', '1.2.3', '1,2,3', '--4', '.', '-', '1e3', 'Infinity', '0x10'])(
  '%j is no number and gives nothing (UI-10)',
  (text) => {
    expect(parseNumber(text, 'en')).toBeNull();
    expect(parseNumber(text, 'de-DE')).toBeNull();
  },
);

test('what is written for the readers of any of our languages is read back as the same number (UI-09)', () => {
  const cents = fc.integer({ min: -999_999_999, max: 999_999_999 });
  fc.assert(
    fc.property(fc.constantFrom(...LOCALES), cents, (locale, hundredths) => {
      const tag = languageTag(locale);
      const number = hundredths / 100;
      const written = new Intl.NumberFormat(tag, { maximumFractionDigits: 2 }).format(number);
      expect(parseNumber(written, tag)).toBeCloseTo(number, 6);
    }),
  );
});

test.each([
  [12, 0],
  [12.5, 1],
  [0.000_000_1, 7],
  [1e21, 0],
])('%d has %i digits behind its decimal sign', (number, count) => {
  expect(decimalsOf(number)).toBe(count);
});
