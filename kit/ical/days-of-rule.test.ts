import { expect, test } from 'vitest';
import type { Day } from '#kit/calendar/day.ts';
import { daysOfRule, isRuleKnown, lastDayOfRule } from './days-of-rule.ts';

test.each<[string, Day, Day, string[]]>([
  [
    'FREQ=WEEKLY;BYDAY=SU,WE',
    '2026-11-15',
    '2026-11-25',
    ['2026-11-15', '2026-11-18', '2026-11-22', '2026-11-25'],
  ],
  [
    'FREQ=WEEKLY;INTERVAL=2;UNTIL=20261217',
    '2026-11-18',
    '2027-11-18',
    ['2026-11-18', '2026-12-02', '2026-12-16'],
  ],
  ['FREQ=MONTHLY', '2026-01-31', '2026-06-01', ['2026-01-31', '2026-03-31', '2026-05-31']],
  ['FREQ=MONTHLY;BYDAY=-1FR', '2026-01-30', '2026-03-31', ['2026-01-30', '2026-02-27', '2026-03-27']],
  ['FREQ=DAILY;COUNT=3', '2026-12-30', '2027-12-30', ['2026-12-30', '2026-12-31', '2027-01-01']],
  // The first day counts although it is no Monday.
  ['FREQ=WEEKLY;BYDAY=MO', '2026-11-18', '2026-11-30', ['2026-11-18', '2026-11-23', '2026-11-30']],
  ['FREQ=YEARLY', '2026-11-18', '2026-11-17', []],
])('%s from %s to %s', (rule, first, last, days) => {
  expect(daysOfRule(rule, first, last)).toEqual(days);
});

test.each<[string, Day | null]>([
  ['FREQ=WEEKLY', null],
  ['FREQ=WEEKLY;COUNT=3', '2026-12-02'],
  ['FREQ=WEEKLY;UNTIL=20261201', '2026-11-25'],
])('%s ends %s', (rule, last) => {
  expect(lastDayOfRule(rule, '2026-11-18')).toBe(last);
});

test.each(['nonsense', 'FREQ=DAILY;BYDAY=XX', 'FREQ=NEVER'])('%s is no rule', (rule) => {
  expect(isRuleKnown(rule, '2026-11-18')).toBe(false);
});
