import { expect, test } from 'vitest';
import { readEvents } from './read-ical.ts';

const file = (...lines: string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//x//EN', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const event = (...lines: string[]): string[] => [
  'BEGIN:VEVENT',
  'UID:u1',
  'SUMMARY:Class',
  ...lines,
  'END:VEVENT',
];
const span = {
  from: new Date('2026-10-01T00:00:00Z'),
  before: new Date('2026-11-15T00:00:00Z'),
  timeZone: 'Europe/London',
};
const starts = (text: string) => readEvents(text, span)?.map(({ startsAt }) => startsAt.toISOString());

test('a series in a zone keeps its hour when clocks change; one date is left out and one is moved', () => {
  const text = file(
    ...event(
      'DTSTART;TZID=Europe/London:20261011T183000',
      'DTEND;TZID=Europe/London:20261011T200000',
      'RRULE:FREQ=WEEKLY;COUNT=5',
      'EXDATE;TZID=Europe/London:20261018T183000',
    ),
    ...event(
      'RECURRENCE-ID;TZID=Europe/London:20261101T183000',
      'DTSTART;TZID=Europe/London:20261102T190000',
      'DTEND;TZID=Europe/London:20261102T203000',
    ),
  );
  expect(starts(text)).toEqual([
    '2026-10-11T17:30:00.000Z',
    '2026-10-25T18:30:00.000Z',
    '2026-11-02T19:00:00.000Z',
    '2026-11-08T18:30:00.000Z',
  ]);
  const uids = readEvents(text, span)?.map(({ uid }) => uid) ?? [];
  expect(new Set(uids).size).toBe(4);
});

test.each([
  ['universal time', 'DTSTART:20261020T090000Z', '2026-10-20T09:00:00.000Z'],
  ['no zone, which means the reader’s', 'DTSTART:20261020T090000', '2026-10-20T08:00:00.000Z'],
  ['another zone', 'DTSTART;TZID=America/Denver:20261020T090000', '2026-10-20T15:00:00.000Z'],
  ['a day', 'DTSTART;VALUE=DATE:20261020', '2026-10-19T23:00:00.000Z'],
])('%s', (_, line, instant) => {
  expect(starts(file(...event(line)))).toEqual([instant]);
});

test('a zone that only the file describes is understood', () => {
  const zone = [
    'BEGIN:VTIMEZONE',
    'TZID:Somewhere Standard Time',
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    'TZOFFSETFROM:+0500',
    'TZOFFSETTO:+0500',
    'END:STANDARD',
    'END:VTIMEZONE',
  ];
  const text = file(...zone, ...event('DTSTART;TZID=Somewhere Standard Time:20261020T090000'));
  expect(starts(text)).toEqual(['2026-10-20T04:00:00.000Z']);
});

test('what is cancelled, broken or without end does no harm', () => {
  const text = file(
    ...event('DTSTART:20261020T090000Z', 'STATUS:CANCELLED'),
    ...event('DTSTART:nonsense'),
    ...event('DTSTART:19700101T000000Z', 'RRULE:FREQ=SECONDLY'),
    ...event('DTSTART:20261021T090000Z'),
  );
  const begun = performance.now();
  expect(starts(text)).toEqual(['2026-10-21T09:00:00.000Z']);
  expect(performance.now() - begun).toBeLessThan(5_000);
});

test.each(['', '<html></html>', 'BEGIN:VCARD\r\nEND:VCARD'])('%j is no calendar', (text) => {
  expect(readEvents(text, span)).toBeNull();
});
