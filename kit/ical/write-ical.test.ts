import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { writtenCalendar, type WrittenEvent } from './write-ical.ts';

const evening: WrittenEvent = {
  uid: 'event-1@berea.test',
  title: 'Chapel; worship, prayer\nand a word \\o/',
  startsAt: new Date('2026-11-18T18:30:00Z'),
  endsAt: new Date('2026-11-18T20:00:00Z'),
  days: null,
  place: 'Főépület, 2. terem',
  text: '',
  url: 'https://college.test/calendar?day=2026-11-18',
  sequence: 3,
  changedAt: new Date('2026-11-01T09:00:00.123Z'),
  isCancelled: false,
};
const holiday: WrittenEvent = {
  ...evening,
  uid: 'event-2@berea.test',
  title: '感恩節'.repeat(40),
  days: { first: '2026-12-20', after: '2027-01-01' },
  isCancelled: true,
};
const deadline: WrittenEvent = { ...evening, uid: 'exam-1@berea.test', endsAt: null };

const eventsIn = (written: string) =>
  new ICAL.Component(ICAL.parse(written) as [])
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component));

test('what is written is read as it was by another program’s parser', () => {
  const events = eventsIn(writtenCalendar('My calendar', [evening, holiday, deadline]));
  expect(events.map(({ uid }) => uid)).toEqual([evening.uid, holiday.uid, deadline.uid]);
  const [first, second, third] = events;
  expect(first?.summary).toBe(evening.title);
  expect(first?.location).toBe(evening.place);
  expect(first?.sequence).toBe(3);
  expect(first?.startDate.toJSDate()).toEqual(evening.startsAt);
  expect(first?.endDate.toJSDate()).toEqual(evening.endsAt);
  expect(first?.component.getFirstPropertyValue('last-modified')?.toString()).toBe('2026-11-01T09:00:00Z');
  expect(second?.summary).toBe(holiday.title);
  expect([second?.startDate.isDate, second?.startDate.toString(), second?.endDate.toString()]).toEqual([
    true,
    '2026-12-20',
    '2027-01-01',
  ]);
  expect(second?.component.getFirstPropertyValue('status')).toBe('CANCELLED');
  expect(third?.startDate.toJSDate()).toEqual(third?.endDate.toJSDate());
});

test('no line is longer than 75 octets, and each ends as the standard asks', () => {
  const written = writtenCalendar('日曆', [holiday]);
  expect(written.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(written.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of written.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});

test('nothing in a title begins another line', () => {
  const [event] = eventsIn(writtenCalendar('x', [{ ...evening, title: 'a\r\nATTENDEE:mallory\u0007' }]));
  expect(event?.summary).toBe('a\nATTENDEE:mallory');
  expect(event?.attendees).toEqual([]);
});
