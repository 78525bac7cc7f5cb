import type { Day } from '#kit/calendar/day.ts';
import { expect, test } from 'vitest';
import { checkLastDay, isFormer, mayTakeOut } from './membership.ts';

test.each<[Day | null, boolean]>([
  [null, false],
  ['2026-03-02', false],
  ['2026-03-01', false],
  ['2026-02-28', true],
])('on 1 March a person whose last day is %j is a former member: %j', (lastDay, expected) => {
  expect(isFormer({ lastDay }, '2026-03-01')).toBe(expected);
});

test.each<[Day, string | null]>([
  ['2026-01-05', null],
  ['2027-01-05', null],
  ['2026-01-04', 'lastDayBeforeFirst'],
])('a person who came on 5 January and leaves on %j: %j', (lastDay, problem) => {
  expect(checkLastDay({ firstDay: '2026-01-05' }, lastDay)).toBe(problem);
});

test('a user who was put in by mistake can be taken out on the first day only', () => {
  expect(mayTakeOut({ firstDay: '2026-03-01' }, '2026-03-01')).toBe(true);
  expect(mayTakeOut({ firstDay: '2026-03-01' }, '2026-03-02')).toBe(false);
});
