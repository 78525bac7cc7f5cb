import { expect, test } from 'vitest';
import { mannWhitneyZ } from './mann-whitney.ts';

test('two equal series do not differ', () => {
  expect(mannWhitneyZ([1, 2, 3, 4], [1, 2, 3, 4])).toBe(0);
  expect(mannWhitneyZ([5, 5, 5], [5, 5, 5])).toBe(0);
});

test('the textbook’s tortoises and hares differ as the textbook says', () => {
  // Ranks of the tortoises: 1, 7, 8, 9, 10 and 11 of 12, so that U is 25 where 18 would be chance.
  const order = 'T H H H H H T T T T T H'.split(' ');
  const ranksOf = (animal: string) => order.flatMap((one, index) => (one === animal ? [index + 1] : []));
  expect(mannWhitneyZ(ranksOf('T'), ranksOf('H'))).toBeCloseTo((25 - 18) / Math.sqrt(39), 10);
});

test('the order of the series is the sign', () => {
  const [low, high] = [Array.from({ length: 50 }, (_, i) => i), Array.from({ length: 50 }, (_, i) => i + 25)];
  expect(mannWhitneyZ(low, high)).toBeLessThan(-3);
  expect(mannWhitneyZ(high, low)).toBeCloseTo(-mannWhitneyZ(low, high), 10);
});

test('ties count half to each side', () => {
  expect(mannWhitneyZ([1, 2, 2], [2, 2, 3])).toBeCloseTo((2 - 4.5) / Math.sqrt((9 / 12) * (7 - 60 / 30)), 10);
});
