import fc from 'fast-check';
import { expect, expectTypeOf, test } from 'vitest';
import { hundredths, percent, takeOff, writtenPercent, type Percent } from './percent.ts';

test('what people write is counted in whole hundredths, and written again as it was', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000 }), (count) => {
      expect(percent(count / 100)).toBe(count);
      expect(writtenPercent(hundredths(count))).toBe(count / 100);
    }),
  );
});

test('never less than nothing is left', () => {
  expect([takeOff(percent(70), percent(0.5)), takeOff(percent(3), percent(5))]).toEqual([6_950, 0]);
});

test('a number is no percentage before a user has said what it counts', () => {
  expectTypeOf<number>().not.toExtend<Percent>();
  expectTypeOf<Percent>().toExtend<number>();
});
