import type { Day } from '#kit/calendar/day.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { instantsShowing } from '#kit/calendar/zone.ts';
import { isLate } from './may-start.ts';

/** Zones that change their clocks at midnight, by half an hour, across the line of dates, or never. */
const ZONES = [
  'America/Denver',
  'Europe/London',
  'Asia/Jakarta',
  'America/Santiago',
  'Africa/Cairo',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Asia/Kathmandu',
  'America/St_Johns',
];
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;
const MINUTES_A_DAY = 1_440;

const two = (number: number): string => String(number).padStart(2, '0');

/** Written apart from the calendar: looks at the clock of the zone at every quarter of an hour that it may be ahead or behind. */
function oracle(day: string, minute: number, clock: Intl.DateTimeFormat): number[] {
  const shown = `${day} ${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
  const universal = Date.parse(`${day}T00:00:00Z`) + minute * 60_000;
  const found: number[] = [];
  // No clock is further ahead or behind.
  for (let at = universal - 14 * HOUR_MS; at <= universal + 12 * HOUR_MS; at += HOUR_MS / 4)
    if (clock.format(at).replace(', ', ' ') === shown) found.push(at);
  return found;
}

const clockOf = (timeZone: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });

test('five hundred deadlines on the clocks of nine zones, many where they change, are kept to the millisecond (H1)', () => {
  const clocks = new Map(ZONES.map((zone) => [zone, clockOf(zone)]));
  // The Sundays of spring and autumn on which most clocks change, and any day.
  const changing: Day[] = [
    '2026-03-08',
    '2026-03-29',
    '2026-04-05',
    '2026-09-06',
    '2026-10-25',
    '2026-11-01',
    '2026-04-24',
  ];
  const anyDay = fc
    .integer({ min: 0, max: 1_500 })
    .map((later) => new Date(Date.parse('2025-01-01') + later * DAY_MS).toISOString().slice(0, 10) as Day);
  const cases = fc.record({
    zone: fc.constantFrom(...ZONES),
    day: fc.oneof(fc.constantFrom(...changing), anyDay),
    minute: fc.oneof(fc.integer({ min: 0, max: 200 }), fc.integer({ min: 0, max: MINUTES_A_DAY - 1 })),
  });
  fc.assert(
    fc.property(cases, ({ zone, day, minute }) => {
      const time = `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
      const clock = clocks.get(zone) ?? clockOf(zone);
      const deadlines = instantsShowing(day, time, zone);
      expect(deadlines.map((one) => one.getTime())).toEqual(oracle(day, minute, clock));
      for (const deadline of deadlines) {
        expect(isLate(deadline, deadline)).toBe(false);
        expect(isLate(new Date(deadline.getTime() + 1), deadline)).toBe(true);
      }
    }),
    { numRuns: 500, seed: 17 },
  );
});
