import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Day } from './day.ts';
import { dayIn, instantAt, instantsShowing, readClock, writtenIn } from './zone.ts';

const ZONES = [
  'Europe/London',
  'America/Denver',
  'Asia/Jakarta',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Pacific/Apia',
  'UTC',
];
const instants = fc
  .integer({ min: Date.parse('2012-01-01T00:00Z') / 60_000, max: Date.parse('2037-12-31T00:00Z') / 60_000 })
  .map((minutes) => new Date(minutes * 60_000));

test.each<[Day, string, string, string]>([
  ['2026-07-01', '09:30', 'Europe/London', '2026-07-01T08:30:00.000Z'],
  ['2026-12-01', '09:30', 'Europe/London', '2026-12-01T09:30:00.000Z'],
  ['2026-11-15', '00:00', 'Asia/Jakarta', '2026-11-14T17:00:00.000Z'],
  ['2026-11-15', '23:59', 'America/Denver', '2026-11-16T06:59:00.000Z'],
  // Half past one comes twice when summer ends: the first counts.
  ['2026-10-25', '01:30', 'Europe/London', '2026-10-25T00:30:00.000Z'],
  // Half past two never comes when summer begins: clocks then show half past three.
  ['2026-03-08', '02:30', 'America/Denver', '2026-03-08T09:30:00.000Z'],
])('%s %s in %s is the instant %s', (day, time, zone, expected) => {
  expect(instantAt(day, time, zone).toISOString()).toBe(expected);
});

test('what a clock shows leads back to the instant, or to the earlier one that shows the same', () => {
  fc.assert(
    fc.property(instants, fc.constantFrom(...ZONES), (instant, zone) => {
      const reading = readClock(instant, zone);
      const refetch = instantAt(reading.day, reading.time, zone);
      expect(readClock(refetch, zone)).toEqual(reading);
      expect(refetch.getTime()).toBeLessThanOrEqual(instant.getTime());
      expect(instant.getTime() - refetch.getTime()).toBeLessThanOrEqual(3_600_000);
    }),
  );
});

test.each<[Day, string, string, string[]]>([
  ['2026-07-01', '09:30', 'Europe/London', ['2026-07-01T08:30:00.000Z']],
  ['2026-10-25', '01:30', 'Europe/London', ['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z']],
  ['2026-10-25', '02:00', 'Europe/London', ['2026-10-25T02:00:00.000Z']],
  ['2026-03-29', '01:30', 'Europe/London', []],
  ['2026-03-29', '02:00', 'Europe/London', ['2026-03-29T01:00:00.000Z']],
  // Here clocks change by half an hour.
  ['2026-04-05', '01:45', 'Australia/Lord_Howe', ['2026-04-04T14:45:00.000Z', '2026-04-04T15:15:00.000Z']],
  ['2026-04-05', '01:15', 'Australia/Lord_Howe', ['2026-04-04T14:15:00.000Z']],
])('clocks show %s %s in %s at %j', (day, time, zone, expected) => {
  expect(instantsShowing(day, time, zone).map((instant) => instant.toISOString())).toEqual(expected);
});

test('it is already tomorrow in Jakarta when it is evening in Denver', () => {
  const instant = new Date('2026-11-15T20:00:00Z');
  expect([dayIn(instant, 'Asia/Jakarta'), dayIn(instant, 'America/Denver')]).toEqual([
    '2026-11-16',
    '2026-11-15',
  ]);
});

test.each([
  ['2026-03-01T12:00:05.678Z', 'Europe/Berlin', '2026-03-01T13:00:05+01:00'],
  ['2026-07-01T12:00:00.000Z', 'Europe/Berlin', '2026-07-01T14:00:00+02:00'],
  ['2026-03-01T02:15:00.000Z', 'America/St_Johns', '2026-02-28T22:45:00-03:30'],
  ['2026-03-01T20:00:00.000Z', 'Asia/Kolkata', '2026-03-02T01:30:00+05:30'],
  ['2026-03-01T12:00:00.000Z', 'UTC', '2026-03-01T12:00:00+00:00'],
])('%s is written in %s as %s, and read back as the same second', (instant, zone, written) => {
  expect(writtenIn(new Date(instant), zone)).toBe(written);
  expect(Date.parse(written)).toBe(Math.floor(Date.parse(instant) / 1_000) * 1_000);
});
