import { describe, expect, test } from 'vitest';
import { addDays, daysBetween, type Day } from '#kit/calendar/day.ts';
import { sum } from '#kit/money/amounts.ts';
import { minorUnits } from '#kit/money/minor-units.ts';
import {
  choiceProblem,
  dueDayAfter,
  dueDays,
  FREQUENCIES,
  MAX_INSTALMENTS,
  MIN_INSTALMENTS,
  scheduleOf,
} from './schedule.ts';

describe('the days of a plan', () => {
  test.each([
    ['WEEKLY', '2026-03-24', ['2026-03-24', '2026-03-31', '2026-04-07']],
    ['FORTNIGHTLY', '2026-12-24', ['2026-12-24', '2027-01-07', '2027-01-21']],
    ['MONTHLY', '2027-01-31', ['2027-01-31', '2027-02-28', '2027-03-31']],
    ['MONTHLY', '2028-01-30', ['2028-01-30', '2028-02-29', '2028-03-30']],
  ] as const)('%s from %s keep their rhythm, and the last day of a short month (HOLE-54)', (...row) => {
    const [frequency, firstDay, days] = row;
    expect(dueDays(frequency, firstDay, days.length)).toEqual(days);
  });

  test('what is skipped goes to the next day of the rhythm, wherever others were moved', () => {
    expect(dueDayAfter('MONTHLY', '2027-01-31', '2027-03-31')).toBe('2027-04-30');
    expect(dueDayAfter('MONTHLY', '2027-01-31', '2027-04-02')).toBe('2027-04-30');
    expect(dueDayAfter('WEEKLY', '2027-01-31', '2027-01-31')).toBe('2027-02-07');
  });
});

test('whatever is spread is charged to the coin, the last one with the remainder (HOLE-54)', () => {
  const first: Day = '2026-01-29';
  for (let n = 0; n < 3_000; n += 1) {
    const frequency = FREQUENCIES[n % FREQUENCIES.length] ?? 'WEEKLY';
    const instalments = MIN_INSTALMENTS + (n % (MAX_INSTALMENTS - MIN_INSTALMENTS + 1));
    const firstDay = addDays(first, n % 800);
    const total = minorUnits(1_200 + n * 7_919);
    const planned = scheduleOf({ frequency, instalments, firstDay }, total);
    const amounts = planned.map(({ amount }) => amount);
    expect(sum(amounts)).toBe(total);
    expect(new Set(amounts.slice(0, -1)).size).toBe(1);
    const [each = 0, rest = 0] = [amounts[0], amounts.at(-1)];
    expect(rest - each).toBeGreaterThanOrEqual(0);
    expect(rest - each).toBeLessThan(instalments);
    expect(planned[0]?.dueOn).toBe(firstDay);
    for (const [at, { dueOn }] of planned.slice(1).entries()) {
      const gap = daysBetween(planned[at]?.dueOn ?? firstDay, dueOn);
      expect(gap).toBeGreaterThanOrEqual(frequency === 'MONTHLY' ? 28 : 7);
      expect(gap).toBeLessThanOrEqual(31);
    }
  }
});

describe('a plan is refused', () => {
  const choice = { frequency: 'MONTHLY', instalments: 3, firstDay: '2026-11-20' } as const;
  const facts = {
    balance: minorUnits(10_000),
    currency: { value: 'USD', decimals: 2 },
    today: '2026-11-19',
  } as const;
  test.each([
    ['for nothing at all', choice, facts, null],
    [
      'for an invoice that is fully paid (FIN-17)',
      choice,
      { ...facts, balance: minorUnits(0) },
      'planNothingOwed',
    ],
    ['for one payment', { ...choice, instalments: 1 }, facts, 'planCountInvalid'],
    ['for thirteen payments', { ...choice, instalments: 13 }, facts, 'planCountInvalid'],
    ['from yesterday', { ...choice, firstDay: '2026-11-18' }, facts, 'planFirstDayInvalid'],
    ['from next year', { ...choice, firstDay: '2027-01-18' }, facts, 'planFirstDayInvalid'],
    ['for some coins each', choice, { ...facts, balance: minorUnits(299) }, 'planAmountTooSmall'],
    [
      'for a yen each',
      choice,
      { ...facts, balance: minorUnits(2), currency: { value: 'JPY', decimals: 0 } },
      'planAmountTooSmall',
    ],
  ] as const)('%s', (_, asked, given, problem) => {
    expect(choiceProblem(asked, given)).toBe(problem);
  });
});
