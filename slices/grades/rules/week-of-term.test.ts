import { expect, test } from 'vitest';
import { requireDay } from '#kit/calendar/day.ts';
import { weekOfTerm } from './week-of-term.ts';

/** From a Wednesday to a Friday, in twelve weeks of the calendar. */
const autumn = { firstDay: requireDay('2026-09-23'), lastDay: requireDay('2026-12-11') };

test.each([
  ['2026-09-23', { week: 1, weeks: 12 }],
  ['2026-09-27', { week: 1, weeks: 12 }],
  ['2026-09-28', { week: 2, weeks: 12 }],
  ['2026-11-17', { week: 9, weeks: 12 }],
  ['2026-12-11', { week: 12, weeks: 12 }],
  ['2026-12-12', null],
  ['2026-09-22', null],
])('on %s the term is in week %o', (day, expected) => {
  expect(weekOfTerm(autumn, requireDay(day))).toEqual(expected);
});
