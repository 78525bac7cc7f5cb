import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fraction, hundredthsOfPercent, plus, sumOf, toNumber } from './fraction.ts';

test('three thirds are a whole, and no rounding keeps anyone from a mark they reached', () => {
  const third = fraction(1, 3);
  expect(sumOf([third, third, third])).toEqual(fraction(1));
  expect(hundredthsOfPercent(sumOf([fraction(21, 3), third, third, third]), fraction(8))).toBe(10_000);
});

test('what falls short of a mark is never shown as having reached it', () => {
  expect(hundredthsOfPercent(fraction(69_999, 1_000), fraction(100))).toBe(6_999);
});

test('sums are those of the numbers they stand for', () => {
  const some = fc.tuple(fc.integer({ min: -999, max: 999 }), fc.integer({ min: 1, max: 999 }));
  fc.assert(
    fc.property(some, some, ([a, b], [c, d]) => {
      expect(toNumber(plus(fraction(a, b), fraction(c, d)))).toBeCloseTo(a / b + c / d, 9);
    }),
  );
});
