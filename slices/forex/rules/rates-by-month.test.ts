import { expect, test } from 'vitest';
import { ratesByMonth } from './rates-by-month.ts';

const told = (months: ReturnType<typeof ratesByMonth>) =>
  months.map(({ year, month, rate, isLatestAvailable }) => [year, month, rate, isLatestAvailable]);

test('a month without a rate takes the newest earlier one, and says so (HOLE-56)', () => {
  const entered = [
    { year: 2026, month: 2, rate: 0.91 },
    { year: 2025, month: 11, rate: 0.9 },
  ];
  expect(told(ratesByMonth(entered, { year: 2026, month: 3 }))).toEqual([
    [2026, 3, 0.91, true],
    [2026, 2, 0.91, false],
    [2026, 1, 0.9, true],
    [2025, 12, 0.9, true],
    [2025, 11, 0.9, false],
  ]);
});

test('a rate of next month is shown before its time', () => {
  const entered = [{ year: 2027, month: 1, rate: 0.93 }];
  expect(told(ratesByMonth(entered, { year: 2026, month: 12 }))).toEqual([[2027, 1, 0.93, false]]);
});

test('where none was ever entered there is nothing to fall back on', () => {
  expect(ratesByMonth([], { year: 2026, month: 3 })).toEqual([]);
});
