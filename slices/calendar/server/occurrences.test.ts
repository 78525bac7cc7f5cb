import { expect, test } from 'vitest';
import type { EventValues } from '../rules/event.ts';
import { entriesOfEvent, occurrencesOf, spanOf } from './occurrences.ts';

const chapel: EventValues & { id: string } = {
  id: 'e1',
  title: 'Chapel',
  kind: 'EVENT',
  place: 'Hall',
  description: '',
  firstDay: '2026-10-11',
  lastDay: '2026-10-11',
  startTime: '18:30',
  endTime: '20:00',
  rule: 'FREQ=WEEKLY;BYDAY=SU',
  changes: '',
  groupId: null,
  regionId: null,
};
const october = { from: '2026-10-12', to: '2026-11-08', timeZone: 'Europe/London' } as const;
const starts = (event: EventValues, span: typeof october = october) =>
  occurrencesOf(event, span).map(({ startsAt }) => startsAt.toISOString());

test('a series keeps its time of day when clocks go back and forward', () => {
  expect(starts(chapel)).toEqual([
    '2026-10-11T17:30:00.000Z',
    '2026-10-18T17:30:00.000Z',
    // The clocks of London went back that night.
    '2026-10-25T18:30:00.000Z',
    '2026-11-01T18:30:00.000Z',
    '2026-11-08T18:30:00.000Z',
  ]);
  const spring = { from: '2027-03-22', to: '2027-04-04', timeZone: 'Europe/London' } as never;
  expect(starts(chapel, spring).slice(-2)).toEqual(['2027-03-28T17:30:00.000Z', '2027-04-04T17:30:00.000Z']);
});

test('one date is left out and one is moved, and lasts as long as ever', () => {
  const changes = '2026-10-18\n2026-11-01 2026-11-02 19:00';
  const held = occurrencesOf({ ...chapel, changes }, october);
  expect(held.map(({ day }) => day)).toEqual(['2026-10-11', '2026-10-25', '2026-11-08', '2026-11-01']);
  expect(held.at(-1)).toEqual({
    day: '2026-11-01',
    startsAt: new Date('2026-11-02T19:00:00Z'),
    endsAt: new Date('2026-11-02T20:30:00Z'),
  });
});

test('an entry of a series is known by the day it would have been on, also when it is moved', () => {
  const moved = { ...chapel, rule: 'FREQ=WEEKLY;COUNT=2', changes: '2026-10-18 2026-10-19 18:30' };
  expect(entriesOfEvent(moved, october).map(({ key }) => key)).toEqual([
    'event-e1-2026-10-11',
    'event-e1-2026-10-18',
  ]);
  expect(entriesOfEvent({ ...chapel, rule: '' }, october).map(({ key }) => key)).toEqual(['event-e1']);
});

test('what lasts all day does so from midnight to midnight at the campus, also on a day of 25 hours', () => {
  const holiday = {
    ...chapel,
    firstDay: '2026-10-25',
    lastDay: '2026-10-25',
    startTime: '',
    endTime: '',
    rule: '',
  };
  const [held] = occurrencesOf({ ...holiday } as EventValues, october);
  expect(held).toMatchObject({
    startsAt: new Date('2026-10-24T23:00:00Z'),
    endsAt: new Date('2026-10-26T00:00:00Z'),
  });
});

test.each([
  [{}, { spansFrom: '2026-10-11', spansTo: null }],
  [{ rule: '' }, { spansFrom: '2026-10-11', spansTo: '2026-10-12' }],
  [{ rule: 'FREQ=DAILY;COUNT=3' }, { spansFrom: '2026-10-11', spansTo: '2026-10-14' }],
  [
    { rule: 'FREQ=DAILY;COUNT=3', changes: '2026-10-12 2026-10-01\n2026-10-13 2026-12-24' },
    { spansFrom: '2026-10-01', spansTo: '2026-12-25' },
  ],
])('%j stands in calendars from and to %j', (change, span) => {
  expect(spanOf({ ...chapel, ...change })).toEqual(span);
});
