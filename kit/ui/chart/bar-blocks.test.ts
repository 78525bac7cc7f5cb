import { expect, test } from 'vitest';
import { blocksAt } from './bar-blocks.ts';

const series = [
  { name: 'Paid', values: [5, null] },
  { name: 'Refunded', values: [-2, 0] },
  { name: 'Given', values: [3, 4] },
];

test('bars in a group all begin at zero, each in its own lane', () => {
  expect(blocksAt(0, series, 'grouped')).toEqual([
    { series: 0, from: 0, to: 5, lane: 0 },
    { series: 1, from: 0, to: -2, lane: 1 },
    { series: 2, from: 0, to: 3, lane: 2 },
  ]);
});

test('stacked, what is above zero grows up and what is below grows down', () => {
  expect(blocksAt(0, series, 'stacked')).toEqual([
    { series: 0, from: 0, to: 5, lane: 0 },
    { series: 1, from: 0, to: -2, lane: 0 },
    { series: 2, from: 5, to: 8, lane: 0 },
  ]);
});

test('what is zero or unknown has no block', () => {
  expect(blocksAt(1, series, 'grouped')).toEqual([{ series: 2, from: 0, to: 4, lane: 2 }]);
  expect(blocksAt(7, series, 'stacked')).toEqual([]);
});
