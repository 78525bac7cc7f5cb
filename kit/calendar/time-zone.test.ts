import { expect, test } from 'vitest';
import { isTimeZone, timeZoneOptions, zoneName } from './time-zone.ts';

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

const winter = new Date('2026-01-15T12:00:00Z');
const summer = new Date('2026-07-15T12:00:00Z');

test.each([
  ['America/Denver', 'en', winter, 'Denver (GMT-7)'],
  ['America/Denver', 'en', summer, 'Denver (GMT-6)'],
  ['America/New_York', 'fr-FR', winter, 'New York (UTC−5)'],
  ['America/Indiana/Knox', 'de-DE', winter, 'Knox, Indiana (GMT-6)'],
  ['Europe/Kiev', 'en', winter, 'Kyiv (GMT+2)'],
  ['Asia/Calcutta', 'en', winter, 'Kolkata (GMT+5:30)'],
  ['UTC', 'en', winter, 'UTC'],
  ['Asia/Old_Name', 'en', winter, 'Old Name'],
])('%s is called in %s, at %s: %s', (zone, language, at, words) => {
  expect(zoneName(zone, language, at)).toBe(words);
});

test('the stored zone can be chosen again, also under a name that only another browser knows', () => {
  const values = timeZoneOptions('Asia/Old_Name', 'en', winter).map(({ value }) => value);
  expect(values).toEqual(expect.arrayContaining(['UTC', 'Asia/Jakarta', 'Asia/Old_Name']));
  expect(new Set(values).size).toBe(values.length);
  expect(timeZoneOptions('America/Denver', 'en', winter)).toContainEqual({
    value: 'America/New_York',
    label: 'New York (GMT-5)',
    aside: 'America/New_York',
  });
});

test('a renamed zone is offered once, by its modern name, and as stored where an older name is', () => {
  const kyiv = (stored: string) =>
    timeZoneOptions(stored, 'en', winter).filter(({ label }) => label.startsWith('Kyiv'));
  expect(kyiv('UTC')).toEqual([{ value: 'Europe/Kyiv', label: 'Kyiv (GMT+2)', aside: 'Europe/Kyiv' }]);
  expect(kyiv('Europe/Kiev')).toEqual([
    { value: 'Europe/Kiev', label: 'Kyiv (GMT+2)', aside: 'Europe/Kyiv' },
  ]);
});
