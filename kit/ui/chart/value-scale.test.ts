import { expect, test } from 'vitest';
import { valueScale } from './value-scale.ts';

test.each([
  [[3, 9, 4], 'atZero', [0, 2, 4, 6, 8, 10]],
  [[812], 'atZero', [0, 200, 400, 600, 800, 1000]],
  [[0.31, 0.86], 'atZero', [0, 0.2, 0.4, 0.6, 0.8, 1]],
  [[1.071, 1.094], 'anywhere', [1.07, 1.075, 1.08, 1.085, 1.09, 1.095]],
  [[-40, 25], 'atZero', [-40, -20, 0, 20, 40]],
  [[-7, -3], 'atZero', [-8, -6, -4, -2, 0]],
  [[0.1, 0.2, 0.3], 'atZero', [0, 0.1, 0.2, 0.3]],
  [[5], 'anywhere', [5, 6]],
  [[0, 0], 'atZero', [0, 0.2]],
  [[], 'anywhere', [0, 0.2]],
] as const)('%j has an axis that begins %s: %j', (values, begins, ticks) => {
  expect(valueScale(values, begins).ticks).toEqual(ticks);
});

test('the lowest tick lies at 0, the highest at 1, and zero where it belongs', () => {
  const { place } = valueScale([-40, 25], 'atZero');
  expect([-40, -20, 0, 40].map(place)).toEqual([0, 0.25, 0.5, 1]);
});

test.each([1e-9, 0.003, 0.7, 1, 9.99, 1_234_567, 8e12])('%d lies inside its own axis', (value) => {
  const { ticks, place } = valueScale([value], 'atZero');
  expect(ticks.length).toBeGreaterThan(2);
  expect(ticks.length).toBeLessThan(8);
  expect(place(value)).toBeGreaterThan(0.5);
  expect(place(value)).toBeLessThanOrEqual(1);
});
