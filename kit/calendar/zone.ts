import { universalMidnight, type Day } from './day.ts';

/** A time of day to the minute, on the clock of 24 hours: '09:30'. Times compare as text does. */
export type TimeOfDay = string;

interface ClockReading {
  day: Day;
  time: TimeOfDay;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockIn(zone: string): Intl.DateTimeFormat {
  const kept = clocks.get(zone);
  if (kept) return kept;
  const parts = {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  } as const;
  const clock = new Intl.DateTimeFormat('en-CA', { ...parts, timeZone: zone, hourCycle: 'h23' });
  clocks.set(zone, clock);
  return clock;
}

const SHOWN = /^(\d+)-(\d\d)-(\d\d), (\d\d:\d\d)$/;

/** What calendar and clock show in a zone at an instant. */
export function readClock(instant: Date, zone: string): ClockReading {
  const clock = clockIn(zone);
  // Lists ask for hundreds of days, and parts take four times as long. Only they mean the same in every browser.
  const shown = SHOWN.exec(clock.format(instant)) ?? partsOf(clock, instant);
  const [, year = '', month = '', day = '', time = ''] = shown;
  return { day: `${year.padStart(4, '0')}-${month}-${day}` as Day, time };
}

function partsOf(clock: Intl.DateTimeFormat, instant: Date): readonly string[] {
  const parts = clock.formatToParts(instant);
  const part = (type: string): string => parts.find((one) => one.type === type)?.value ?? '';
  return ['', part('year'), part('month'), part('day'), `${part('hour')}:${part('minute')}`];
}

export const dayIn = (instant: Date, zone: string): Day => readClock(instant, zone).day;

/** The day it is where it is earliest: nowhere is it the day before. */
export const earliestDay = (instant: Date): Day => dayIn(instant, 'Etc/GMT+12');

/** The day it is where it is latest: nowhere has a later day begun. */
export const latestDay = (instant: Date): Day => dayIn(instant, 'Pacific/Kiritimati');

const HOUR_MS = 3_600_000;

const asIfUniversal = ({ day, time }: ClockReading): number =>
  universalMidnight(day).getTime() + Date.parse(`1970-01-01T${time}Z`);

/** How far the clocks of a zone are ahead of universal time at an instant. */
const aheadMs = (instant: number, zone: string): number =>
  asIfUniversal(readClock(new Date(instant), zone)) - Math.floor(instant / 60_000) * 60_000;

/** An instant as the clocks of a zone show it, with how far they are ahead: '2026-03-01T13:00:00+01:00'. Any program reads it. */
export function writtenIn(instant: Date, zone: string): string {
  const minutes = aheadMs(instant.getTime(), zone) / 60_000;
  const shown = new Date(instant.getTime() + minutes * 60_000).toISOString().slice(0, 19);
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  const two = (count: number): string => String(count).padStart(2, '0');
  return `${shown}${minutes < 0 ? '-' : '+'}${two(hours)}:${two(rest)}`;
}

/** What clocks in a zone would have shown a day before and a day after, taken to be the instant meant. */
function candidatesFor(day: Day, time: TimeOfDay, zone: string): [before: number, after: number] {
  const shown = asIfUniversal({ day, time });
  // Clocks change at most once within two days, so these two are all there can be.
  return [shown - aheadMs(shown - 24 * HOUR_MS, zone), shown - aheadMs(shown + 24 * HOUR_MS, zone)];
}

/**
 * Every instant at which clocks in a zone show a day and time, in their order: one as a rule, two in the hour that comes
 * again when summer ends, and none in the hour that is left out when it begins.
 */
export function instantsShowing(day: Day, time: TimeOfDay, zone: string): Date[] {
  const fitting = candidatesFor(day, time, zone).filter((instant) => {
    const reading = readClock(new Date(instant), zone);
    return reading.day === day && reading.time === time;
  });
  return [...new Set(fitting)].toSorted((one, other) => one - other).map((instant) => new Date(instant));
}

/**
 * The instant at which clocks in a zone show a day and time. A time that comes twice, when summer ends, is the first of
 * the two; one that never comes, when summer begins, is as long after midnight as it would have been.
 */
export function instantAt(day: Day, time: TimeOfDay, zone: string): Date {
  return instantsShowing(day, time, zone)[0] ?? new Date(candidatesFor(day, time, zone)[0]);
}
