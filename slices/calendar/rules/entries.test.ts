import { expect, test } from 'vitest';
import type { Day } from '#kit/calendar/day.ts';
import { checkSpan, inOrder, isWithin, type CalendarEntry } from './entries.ts';

test.each<[Day, Day, 'calendarSpan' | null]>([
  ['2026-11-16', '2026-11-16', null],
  ['2026-11-01', '2027-01-01', null],
  ['2026-11-01', '2027-01-02', 'calendarSpan'],
  ['2026-11-16', '2026-11-15', 'calendarSpan'],
])('a calendar from %s to %s: %s', (first, last, problem) => {
  expect(checkSpan(first, last)).toBe(problem);
});

const at = (time: string): Date => new Date(`2026-11-17T${time}Z`);
const span = { from: at('10:00'), before: at('12:00') };

test.each([
  ['a moment at the beginning', at('10:00'), null, true],
  ['a moment before it', at('09:59'), null, false],
  ['a moment at the end', at('12:00'), null, false],
  ['what reaches into it', at('09:00'), at('10:01'), true],
  ['what ends as it begins', at('09:00'), at('10:00'), false],
  ['what lasts longer', at('09:00'), at('13:00'), true],
])('%s counts: %s', (_, startsAt, endsAt, counts) => {
  expect(isWithin({ startsAt, endsAt }, span)).toBe(counts);
});

test('what lasts all day stands before what begins with the day', () => {
  const entry = { kind: 'EVENT', title: '', detail: '', endsAt: null, timeZone: 'UTC', path: null } as const;
  const entries: CalendarEntry[] = [
    { ...entry, key: 'c', startsAt: at('12:00'), allDay: false, isDone: false },
    { ...entry, key: 'b', startsAt: at('00:00'), allDay: false, isDone: false },
    { ...entry, key: 'd', startsAt: at('00:00'), allDay: true, isDone: false },
    { ...entry, key: 'a', startsAt: at('12:00'), allDay: false, isDone: false },
  ];
  expect(entries.toSorted(inOrder).map(({ key }) => key)).toEqual(['d', 'b', 'a', 'c']);
});
