import { expect, expectTypeOf, test } from 'vitest';
import type { Percent } from '#kit/percent/percent.ts';
import { minorUnits, type MinorUnits } from './minor-units.ts';

test('an amount is a whole number of coins', () => {
  expect(minorUnits(84_000)).toBe(84_000);
  expect(() => minorUnits(0.5)).toThrow('no whole number');
  expect(() => minorUnits(2 ** 53)).toThrow('no whole number');
});

test('neither a number nor a percentage is an amount', () => {
  expectTypeOf<number>().not.toExtend<MinorUnits>();
  expectTypeOf<Percent>().not.toExtend<MinorUnits>();
});
