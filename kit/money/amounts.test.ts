import { describe, expect, test } from 'vitest';
import { hundredths } from '#kit/percent/percent.ts';
import {
  filledPercent,
  formatAmount,
  negative,
  percentOf,
  readAmount,
  shareOf,
  split,
  storedAmount,
  sum,
  writtenAmount,
} from './amounts.ts';
import { minorUnits, type Currency } from './minor-units.ts';

const amount = minorUnits;
const DECIMALS: Partial<Record<string, number>> = { JPY: 0, KWD: 3 };
const currencyOf = (value: string): Currency => ({ value, decimals: DECIMALS[value] ?? 2 });

describe('amounts are calculated in whole coins (FIN-22)', () => {
  test('a sum of cents has no error that a sum of fractions would have', () => {
    expect(sum([amount(10), amount(20)])).toBe(30);
    expect(0.1 + 0.2).not.toBe(0.3);
  });

  test.each([
    [100, 1, 3, 33],
    [100, 2, 3, 67],
    [5, 1, 2, 3],
    [-5, 1, 2, -3],
    [9_007_199_254_740_991, 1, 1, 9_007_199_254_740_991],
    [9_007_199_254_740_991, 9_999, 10_000, 9_006_298_534_815_517],
  ])('%i × %i / %i is %i', (whole, part, of, share) => {
    expect(shareOf(amount(whole), part, of)).toBe(share);
  });

  test.each([
    [84_000, 6, [14_000, 14_000, 14_000, 14_000, 14_000, 14_000]],
    [10_000, 3, [3_333, 3_333, 3_334]],
    [2, 3, [0, 0, 2]],
  ])('%i in %i parts: the last takes the remainder', (total, parts, each) => {
    expect(split(amount(total), parts)).toEqual(each);
  });

  test('tax is a share of hundredths of a percent', () => {
    expect(percentOf(amount(9_500), hundredths(825))).toBe(784);
    expect(negative(percentOf(amount(-9_500), hundredths(825)))).toBe(784);
  });

  test('a bar is never fuller than full', () => {
    expect(filledPercent(amount(28_000), amount(84_000))).toBe(33);
    expect(filledPercent(amount(90_000), amount(84_000))).toBe(100);
    expect(filledPercent(amount(0), amount(0))).toBe(100);
  });
});

describe('amounts are written with the decimals of their currency (FIN-23)', () => {
  test.each([
    [84_000, 'USD', '840.00', '$840.00'],
    [5, 'USD', '0.05', '$0.05'],
    [-8_000, 'GBP', '-80.00', '-£80.00'],
    [1_200, 'JPY', '1200', '¥1,200'],
    [1_234, 'KWD', '1.234', 'KWD 1.234'],
    [900_719_925_474_099, 'USD', '9007199254740.99', '$9,007,199,254,740.99'],
  ])('%i of %s', (count, currency, written, formatted) => {
    expect(writtenAmount(amount(count), currencyOf(currency))).toBe(written);
    expect(formatAmount(amount(count), currencyOf(currency), 'en-US').replaceAll('\u{a0}', ' ')).toBe(
      formatted,
    );
  });

  test('in the form of a language', () => {
    expect(formatAmount(amount(123_450), currencyOf('EUR'), 'de-DE').replaceAll('\u{a0}', ' ')).toBe(
      '1.234,50 €',
    );
  });

  test('as the database keeps them', () => {
    expect(storedAmount('84000')).toBe(84_000);
    expect(() => storedAmount('9007199254740993')).toThrow('no whole number');
  });
});

describe('amounts are read', () => {
  test.each([
    ['1234.5', 'USD', 123_450],
    ['1,234.50', 'USD', 123_450],
    ['1.234,50', 'EUR', 123_450],
    ['1 234,50', 'EUR', 123_450],
    ["1'234.50", 'CHF', 123_450],
    ['-80', 'GBP', -8_000],
    ['−80.00', 'GBP', -8_000],
    ['+12', 'USD', 1_200],
    ['1,234', 'USD', 123_400],
    ['1.234', 'KWD', 1_234],
    ['1200', 'JPY', 1_200],
    ['1200.00', 'JPY', 1_200],
    ['1.234.567,89', 'IDR', 123_456_789],
  ])('%s %s', (text, currency, count) => {
    expect(readAmount(text, currencyOf(currency))).toBe(count);
  });

  test.each([
    ['', 'USD'],
    ['1.2345', 'USD'],
    ['12,34,56', 'USD'],
    ['twelve', 'USD'],
    ['1e3', 'USD'],
    ['99999999999999999', 'USD'],
  ])('“%s” is no amount of %s', (text, currency) => {
    expect(readAmount(text, currencyOf(currency))).toBeNull();
  });
});
