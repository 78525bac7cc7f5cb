import { expect, expectTypeOf, test } from 'vitest';
import type { Percent } from '#kit/percent/percent.ts';
import { decimalsIn, minorUnits, type MinorUnits } from './minor-units.ts';

test('an amount is a whole number of coins', () => {
  expect(minorUnits(84_000)).toBe(84_000);
  expect(() => minorUnits(0.5)).toThrow('no whole number');
  expect(() => minorUnits(2 ** 53)).toThrow('no whole number');
});

test.each([
  ['USD', 2],
  ['JPY', 0],
  ['KWD', 3],
])('%s is written with %i decimals', (currency, decimals) => {
  expect(decimalsIn(currency)).toBe(decimals);
});

test('neither a number nor a percentage is an amount', () => {
  expectTypeOf<number>().not.toExtend<MinorUnits>();
  expectTypeOf<Percent>().not.toExtend<MinorUnits>();
});
