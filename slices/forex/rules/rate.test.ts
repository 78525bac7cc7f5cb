import { expect, test } from 'vitest';
import { checkRate } from './rate.ts';

const NOW = new Date('2026-03-15T12:00:00Z');
const euro = { currency: 'EUR', year: 2026, month: 3, rate: 0.923_456_78 };

test.each([
  [{}, null],
  [{ rate: null }, null],
  [{ month: 4 }, null],
  [{ month: 5 }, 'rateMonthInvalid'],
  [{ month: 0 }, 'rateMonthInvalid'],
  [{ month: 2.5 }, 'rateMonthInvalid'],
  [{ year: 1969 }, 'rateMonthInvalid'],
  [{ rate: 0 }, 'rateInvalid'],
  [{ rate: -1 }, 'rateInvalid'],
  [{ rate: Number.NaN }, 'rateInvalid'],
  [{ rate: 0.123_456_789 }, 'rateInvalid'],
  [{ rate: 1_000_000_001 }, 'rateInvalid'],
  [{ currency: 'USD', rate: 1 }, 'rateOfDollar'],
])('with %j a rate is judged: %s', (facts, problem) => {
  expect(checkRate({ ...euro, ...facts }, NOW)).toBe(problem);
});

test('in December the rate of January may be known already', () => {
  const december = new Date('2026-12-31T23:00:00Z');
  expect(checkRate({ ...euro, year: 2027, month: 1 }, december)).toBeNull();
  expect(checkRate({ ...euro, year: 2027, month: 2 }, december)).toBe('rateMonthInvalid');
});
