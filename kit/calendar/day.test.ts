import fc from 'fast-check';
import { expect, expectTypeOf, test } from 'vitest';
import {
  addDays,
  addMonths,
  dayFrom,
  daysBetween,
  firstOfMonth,
  isDay,
  monthOf,
  parseDay,
  requireDay,
  weekdayOf,
  weeksOfMonth,
  type Day,
  type Weekday,
} from './day.ts';

const days = fc.integer({ min: 0, max: 80_000 }).map((count) => addDays('1900-01-01', count));
const weekdays = fc.integer({ min: 1, max: 7 }) as fc.Arbitrary<Weekday>;

test.each([
  ['2026-02-28', true],
  ['2026-02-29', false],
  ['2028-02-29', true],
  ['2026-13-01', false],
  ['2026-1-1', false],
  ['', false],
])('%j is a day: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected);
  expect(parseDay(text)).toBe(expected ? text : null);
});

test('what cannot be left out is refused where it is no day', () => {
  expect(requireDay('2028-02-29')).toBe('2028-02-29');
  expect(() => requireDay('')).toThrow('is no day');
});

test('a text is a day for the compiler only if it has its shape', () => {
  expectTypeOf<string>().not.toExtend<Day>();
  expectTypeOf<'Christmas' | '2026-03' | '2026-03-01T00:00:00Z'>().not.toExtend<Day>();
  expectTypeOf<'2026-03-01'>().toExtend<Day>();
});

test('there is no day in year 26, nor a 31 June', () => {
  expect([dayFrom(26, 1, 1), dayFrom(2026, 6, 31)]).toEqual([null, null]);
});

test.each<[Day, number, Day]>([
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-03-31', -1, '2026-02-28'],
  ['2026-11-15', 14, '2028-01-15'],
])('%s and %i months is %s', (day, count, expected) => {
  expect(addMonths(day, count)).toBe(expected);
});

test('days go on and back without losing one, whatever the clocks do', () => {
  fc.assert(
    fc.property(days, fc.integer({ min: -5_000, max: 5_000 }), (day, count) => {
      const moved = addDays(day, count);
      expect(isDay(moved)).toBe(true);
      expect(daysBetween(day, moved)).toBe(count);
      expect(addDays(moved, -count)).toBe(day);
      expect(Math.sign(count)).toBe(moved > day ? 1 : moved < day ? -1 : 0);
    }),
  );
});

test('the weeks of a month hold each of its days once, in order, and begin as the reader’s weeks do', () => {
  fc.assert(
    fc.property(days, weekdays, (day, weekStart) => {
      const weeks = weeksOfMonth(day, weekStart);
      const all = weeks.flat();
      expect(
        weeks.every((week) => week.length === 7 && weekdayOf(requireDay(week[0] ?? '')) === weekStart),
      ).toBe(true);
      expect(all).toEqual(all.map((_, index) => addDays(requireDay(all[0] ?? ''), index)));
      const own = all.filter((other) => monthOf(other) === monthOf(day));
      expect([own[0], own.at(-1)]).toEqual([firstOfMonth(day), addDays(addMonths(firstOfMonth(day), 1), -1)]);
      expect(weeks.every((week) => week.some((other) => monthOf(other) === monthOf(day)))).toBe(true);
    }),
  );
});
