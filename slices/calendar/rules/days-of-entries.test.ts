import { expect, test } from 'vitest';
import { entriesByDay, weekFrom } from './days-of-entries.ts';

const entry = (startsAt: string, endsAt: string | null, allDay = false, timeZone = 'Europe/London') => ({
  startsAt,
  endsAt,
  allDay,
  timeZone,
});
const week = weekFrom('2026-11-16');
const daysOf = (one: ReturnType<typeof entry>, zone: string) =>
  [...entriesByDay([one], week, zone)].flatMap(([day, entries]) => (entries.length > 0 ? [day] : []));

test.each([
  ['a moment', entry('2026-11-17T23:59:00Z', null), 'Europe/London', ['2026-11-17']],
  ['the same moment east of it', entry('2026-11-17T23:59:00Z', null), 'Asia/Jakarta', ['2026-11-18']],
  [
    'an evening until midnight',
    entry('2026-11-17T18:00:00Z', '2026-11-18T00:00:00Z'),
    'Europe/London',
    ['2026-11-17'],
  ],
  [
    'a night',
    entry('2026-11-17T22:00:00Z', '2026-11-18T06:00:00Z'),
    'Europe/London',
    ['2026-11-17', '2026-11-18'],
  ],
  [
    'two days at a campus, wherever the reader’s calendar is',
    entry('2026-11-18T17:00:00Z', '2026-11-20T17:00:00Z', true, 'Asia/Jakarta'),
    'America/Denver',
    ['2026-11-19', '2026-11-20'],
  ],
  [
    'what began before the week',
    entry('2026-11-10T00:00:00Z', '2026-11-18T00:00:00Z', true),
    'Europe/London',
    ['2026-11-16', '2026-11-17'],
  ],
])('%s', (_, one, zone, days) => {
  expect(daysOf(one, zone)).toEqual(days);
});
