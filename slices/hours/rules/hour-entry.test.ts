import { expect, test } from 'vitest';
import { addDays, type Day } from '#kit/calendar/day.ts';
import { categoryName, isRequirable, namesProblem, tidyNames } from './hour-category.ts';
import { dayProblem, loggableDays, timedMinutes } from './hour-entry.ts';
import { minutesByTerm, weeksLeft, weeksUntil } from './summary.ts';

const TODAY: Day = '2026-11-19';
const member = { firstDay: '2026-09-01', lastDay: null } as const;

test('hours are logged for days of the membership, none to come and none more than a year ago (HOURS-01)', () => {
  expect(dayProblem(TODAY, member, TODAY)).toBeNull();
  expect(dayProblem('2026-11-20', member, TODAY)).toBe('hourDayInFuture');
  expect(dayProblem('2026-09-01', member, TODAY)).toBeNull();
  expect(dayProblem('2026-08-31', member, TODAY)).toBe('hourDayOutsideGroup');
  expect(dayProblem('2026-10-02', { ...member, lastDay: '2026-10-01' }, TODAY)).toBe('hourDayOutsideGroup');
  const long = { firstDay: '2020-01-01', lastDay: null } as const;
  expect(dayProblem(addDays(TODAY, -366), long, TODAY)).toBeNull();
  expect(dayProblem(addDays(TODAY, -367), long, TODAY)).toBe('hourDayTooLongAgo');
});

test('the days that are offered are those that are taken (HOURS-01)', () => {
  const members = [
    member,
    { firstDay: '2020-01-01', lastDay: null },
    { firstDay: '2020-01-01', lastDay: '2026-10-01' },
  ] as const;
  for (const one of members) {
    const days = loggableDays(one, TODAY);
    if (!days) throw new Error('There are such days.');
    expect(dayProblem(days.firstDay, one, TODAY)).toBeNull();
    expect(dayProblem(addDays(days.firstDay, -1), one, TODAY)).not.toBeNull();
    expect(dayProblem(days.lastDay, one, TODAY)).toBeNull();
    expect(dayProblem(addDays(days.lastDay, 1), one, TODAY)).not.toBeNull();
  }
  expect(loggableDays({ firstDay: '2026-11-20', lastDay: null }, TODAY)).toBeNull();
  expect(loggableDays({ firstDay: '2020-01-01', lastDay: '2021-01-01' }, TODAY)).toBeNull();
});

test('a timer counts whole minutes, at least one, and no more than its day has left (HOURS-01)', () => {
  const at = (seconds: number): Date => new Date(Date.UTC(2026, 10, 19) + seconds * 1000);
  expect(timedMinutes(at(0), at(10), 1440)).toBe(1);
  expect(timedMinutes(at(0), at(59 * 60 + 59), 1440)).toBe(59);
  expect(timedMinutes(at(0), at(3 * 86_400), 1440)).toBe(1440);
  expect(timedMinutes(at(0), at(3600), 25)).toBe(25);
  expect(timedMinutes(at(0), at(3600), -5)).toBe(0);
});

test('the week that has begun counts among those that are left', () => {
  expect(weeksUntil('2026-11-19', '2026-11-19')).toBe(1);
  expect(weeksUntil('2026-11-19', '2026-11-25')).toBe(1);
  expect(weeksUntil('2026-11-19', '2026-11-26')).toBe(2);
  expect(weeksUntil('2026-11-19', '2026-11-12')).toBe(0);
});

test('a category has an English name, and is called by it where a language has none', () => {
  const names = tidyNames([
    { locale: 'de_DE', name: ' Musik ' },
    { locale: 'en', name: 'Music' },
    { locale: 'fr_FR', name: '  ' },
    { locale: 'xx', name: 'Nothing' },
  ]);
  expect(names).toEqual({ en: 'Music', de_DE: 'Musik' });
  expect(['de_DE', 'fr_FR', 'xx'].map((locale) => categoryName(names, locale))).toEqual([
    'Musik',
    'Music',
    'Music',
  ]);
  expect(namesProblem(names)).toBeNull();
  expect(namesProblem({ de_DE: 'Musik' })).toBe('hourCategoryNameMissing');
  expect(namesProblem({ en: 'Music', de_DE: 'M'.repeat(61) })).toBe('hourCategoryNameTooLong');
  expect([1, 8_760 * 60, 0, 8_760 * 60 + 1, 1.5].map(isRequirable)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

test.each<[string, Day | null, Day | null, number | null]>([
  ['the end of the term', null, '2026-12-16', 4],
  ['the day that was said', '2027-06-16', '2026-12-16', 30],
  ['that day, also within the term', '2026-12-02', '2026-12-16', 2],
  ['nothing once it is past', '2026-11-18', '2026-12-16', null],
  ['nothing where nobody knows', null, null, null],
])('what is left is spread until %s (HOURS-01)', (_, dueOn, lastDayOfTerm, weeks) => {
  expect(weeksLeft({ dueOn, lastDayOfTerm }, '2026-11-19')).toBe(weeks);
});

test('of hours that are due after the term, only the share of its weeks is asked for within it (HOURS-01)', () => {
  const term = { lastDayOfTerm: '2026-12-16' } as const;
  expect(minutesByTerm(60, { ...term, dueOn: '2027-06-16' }, '2026-11-19')).toBe(240);
  for (const dueOn of [null, '2026-12-16', '2026-12-02'] as const)
    expect(minutesByTerm(60, { ...term, dueOn }, '2026-11-19')).toBeNull();
  expect(minutesByTerm(60, { dueOn: '2027-06-16', lastDayOfTerm: null }, '2026-11-19')).toBeNull();
});
