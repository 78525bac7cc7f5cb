import { expect, test } from 'vitest';
import { linePath, standsAlone } from './line-path.ts';

const place = (value: number): number => value / 10;

test('a line leads through the middle of each place, low values at the bottom', () => {
  expect(linePath([0, 5, 10, 5], place)).toBe('M12.5 100L37.5 50L62.5 0L87.5 50');
});

test('what is unknown leaves a gap', () => {
  expect(linePath([null, 5, null, 10, 0], place)).toBe('M30 50M70 0L90 100');
  expect([1, 3, 4].map((at) => standsAlone([null, 5, null, 10, 0], at))).toEqual([true, false, false]);
});

test('nothing known is no line', () => {
  expect(linePath([null, null], place)).toBe('');
  expect(linePath([], place)).toBe('');
});
