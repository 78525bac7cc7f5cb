import { expect, test } from 'vitest';
import { isTimeZone, timeZoneOptions } from './time-zone.ts';

test.each([
  ['Europe/London', true],
  ['America/Denver', true],
  ['Europe/Kyiv', true],
  ['UTC', true],
  ['+05:30', false],
  ['Mars/Olympus', false],
  ['', false],
])('%s is a time zone: %s', (zone, expected) => {
  expect(isTimeZone(zone)).toBe(expected);
});

test('the stored zone can be chosen again, also under a name that only another browser knows', () => {
  const values = timeZoneOptions('Asia/Old_Name').map(({ value }) => value);
  expect(values).toEqual(expect.arrayContaining(['UTC', 'Asia/Jakarta', 'Asia/Old_Name']));
  expect(new Set(values).size).toBe(values.length);
  expect(timeZoneOptions('America/Denver')).toContainEqual({
    value: 'America/New_York',
    label: 'America/New York',
  });
});
