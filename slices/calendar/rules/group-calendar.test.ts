import { expect, test } from 'vitest';
import { addressFrom } from './group-calendar.ts';

test.each([
  [' https://example.org/a.ics ', 'https://example.org/a.ics'],
  ['webcal://example.org/a.ics', 'https://example.org/a.ics'],
  [
    'abc123@group.calendar.google.com',
    'https://calendar.google.com/calendar/ical/abc123%40group.calendar.google.com/public/basic.ics',
  ],
  ['javascript:alert(1)', null],
  ['file:///etc/passwd', null],
  ['https://ana:secret@example.org/', null],
  ['timetable', null],
  [`https://example.org/${'x'.repeat(2_000)}`, null],
])('%s is read at %s', (typed, address) => {
  expect(addressFrom(typed)).toBe(address);
});
