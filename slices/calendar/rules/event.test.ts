import { expect, test } from 'vitest';
import { parseRecord } from '#kit/record/parse-record.ts';
import {
  calendarEvent,
  changesFrom,
  changesWith,
  checkEvent,
  writtenChanges,
  type DateOutcome,
  type EventValues,
} from './event.ts';

const usual: EventValues = {
  title: 'Chapel',
  kind: 'EVENT',
  place: '',
  description: '',
  firstDay: '2026-11-18',
  lastDay: '2026-11-18',
  startTime: '',
  endTime: '',
  rule: '',
  changes: '',
  groupId: null,
  regionId: null,
};

test.each<[string, Partial<EventValues>, ReturnType<typeof checkEvent>]>([
  ['all day', {}, null],
  ['a week', { lastDay: '2026-11-25' }, null],
  ['backwards', { lastDay: '2026-11-17' }, 'eventEndsFirst'],
  ['two years', { lastDay: '2028-11-18' }, 'eventEndsFirst'],
  ['an evening', { startTime: '18:30', endTime: '20:30' }, null],
  ['a moment', { startTime: '18:30' }, null],
  ['over midnight', { startTime: '22:00', endTime: '01:00', lastDay: '2026-11-19' }, null],
  ['an end before its beginning', { startTime: '18:30', endTime: '18:30' }, 'eventEndsFirst'],
  ['a holiday of an evening', { kind: 'HOLIDAY', startTime: '18:30', endTime: '20:30' }, 'holidayTimes'],
  ['a holiday', { kind: 'HOLIDAY' }, null],
  ['an end without a beginning', { endTime: '18:30' }, 'eventTimes'],
  ['a beginning of days', { startTime: '18:30', lastDay: '2026-11-19' }, 'eventTimes'],
])('%s: %j', (_, change, problem) => {
  expect(checkEvent({ ...usual, ...change })).toBe(problem);
});

test('changed dates are read as they are written, in their order', () => {
  const changes = [
    { day: '2026-12-31', movedTo: { day: '2026-12-30', time: '17:00' } },
    { day: '2026-12-24', movedTo: null },
    { day: '2027-01-07', movedTo: { day: '2027-01-08', time: '' } },
  ] as const;
  const written = '2026-12-24\n2026-12-31 2026-12-30 17:00\n2027-01-07 2027-01-08';
  expect(writtenChanges(changes)).toBe(written);
  expect(changesFrom(written)).toEqual([changes[1], changes[0], changes[2]]);
});

test.each<[DateOutcome, string]>([
  ['CANCELLED', '2026-12-24\n2026-12-31'],
  ['AS_PLANNED', '2026-12-24'],
  [{ day: '2026-12-30', time: '' }, '2026-12-24\n2026-12-31 2026-12-30'],
  [{ day: '2026-12-31', time: '09:00' }, '2026-12-24\n2026-12-31 2026-12-31 09:00'],
  // Moved to where it is anyway.
  [{ day: '2026-12-31', time: '' }, '2026-12-24'],
])('one date is %j and the others stay', (outcome, written) => {
  expect(changesWith('2026-12-24\n2026-12-31 2026-12-30 17:00', '2026-12-31', outcome)).toBe(written);
});

test.each([
  ['2026-12-24', null],
  ['2026-12-24\n2026-12-24', 'eventChangesInvalid'],
  ['2026-12-24 tomorrow', 'eventChangesInvalid'],
  ['2026-12-24 2026-12-25 25:00', 'eventChangesInvalid'],
])('the changes %j: %s', (changes, problem) => {
  expect(parseRecord(calendarEvent, { ...usual, changes }).refused?.problem ?? null).toBe(problem);
});
