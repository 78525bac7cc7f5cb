import { expect, test } from 'vitest';
import { minorUnits } from '#kit/money/minor-units.ts';
import { ageOf, receivablesOf } from './receivables.ts';

test.each([
  [-5, 'notDue'],
  [0, 'notDue'],
  [1, 'upTo30'],
  [30, 'upTo30'],
  [31, 'upTo60'],
  [60, 'upTo60'],
  [90, 'upTo90'],
  [91, 'older'],
])('what was due %i days ago is %s', (days, age) => expect(ageOf(days)).toBe(age));

test('what is owed adds up by age, apart from what was paid too much', () => {
  const on = (daysOverdue: number, owed: number, overpaid = 0) => ({
    daysOverdue,
    count: 1,
    owed: minorUnits(owed),
    overpaid: minorUnits(overpaid),
  });
  expect(receivablesOf([on(-3, 100), on(2, 40), on(29, 2), on(400, 7, -9)])).toEqual({
    count: 4,
    notDue: 100,
    upTo30: 42,
    upTo60: 0,
    upTo90: 0,
    older: 7,
    owed: 149,
    overdue: 49,
    overpaid: 9,
  });
});
