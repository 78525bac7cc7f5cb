import { describe, expect, test } from 'vitest';
import { cadenceOf, dueAt, preferenceFor, quietUntil } from './cadence.ts';

test.each([
  [null, 'AT_ONCE'],
  [{ subscribed: true, cadence: 'AT_ONCE' }, 'AT_ONCE'],
  [{ subscribed: true, cadence: 'WEEKLY' }, 'WEEKLY'],
  [{ subscribed: false, cadence: 'WEEKLY' }, 'NEVER'],
] as const)('with a stored preference of %j mail comes %s', (stored, cadence) => {
  expect(cadenceOf(stored)).toBe(cadence);
});

test.each([
  ['only subscribed', true, null, null, { subscribed: true, cadence: 'AT_ONCE' }],
  [
    'subscribed again',
    true,
    null,
    { subscribed: false, cadence: 'DAILY' },
    { subscribed: true, cadence: 'DAILY' },
  ],
  [
    'only unsubscribed',
    false,
    null,
    { subscribed: true, cadence: 'DAILY' },
    { subscribed: false, cadence: 'DAILY' },
  ],
  ['weekly', true, 'WEEKLY', null, { subscribed: true, cadence: 'WEEKLY' }],
  ['never, whatever else is said', true, 'NEVER', null, { subscribed: false, cadence: 'AT_ONCE' }],
] as const)(
  '%s is stored as a client of either kind means it (NOTI-03)',
  (_, subscribed, cadence, before, stored) => {
    expect(preferenceFor(subscribed, cadence, before)).toEqual(stored);
  },
);

const night = { begins: '22:00', ends: '07:00' };
const chicago = 'America/Chicago'; // Six hours behind in winter.

describe('quiet hours', () => {
  test.each([
    ['before midnight', '2026-11-18T05:00:00Z', '2026-11-18T13:00:00.000Z'],
    ['after midnight', '2026-11-18T08:00:00Z', '2026-11-18T13:00:00.000Z'],
    ['at their first minute', '2026-11-18T04:00:00Z', '2026-11-18T13:00:00.000Z'],
    ['at their end', '2026-11-18T13:00:00Z', undefined],
    ['by day', '2026-11-18T18:00:00Z', undefined],
  ])('%s end in the person’s own zone', (_, at, end) => {
    expect(quietUntil(night, chicago, new Date(at))?.toISOString()).toBe(end);
  });

  test('within one day', () => {
    const lunch = { begins: '12:00', ends: '13:30' };
    expect(quietUntil(lunch, 'UTC', new Date('2026-11-18T12:10:00Z'))?.toISOString()).toBe(
      '2026-11-18T13:30:00.000Z',
    );
    expect(quietUntil(lunch, 'UTC', new Date('2026-11-18T14:00:00Z'))).toBeNull();
  });

  test('end at the hour that clocks show on the day they change', () => {
    // Chicago gains an hour on 1 November 2026.
    expect(quietUntil(night, chicago, new Date('2026-11-01T04:00:00Z'))?.toISOString()).toBe(
      '2026-11-01T13:00:00.000Z',
    );
  });
});

describe('mail is due', () => {
  const noon = new Date('2026-11-18T18:00:00Z'); // A Wednesday, 12:00 in Chicago.
  test.each([
    ['at once', 'AT_ONCE', null, noon, undefined],
    [
      'at once, in quiet hours',
      'AT_ONCE',
      night,
      new Date('2026-11-18T08:00:00Z'),
      '2026-11-18T13:00:00.000Z',
    ],
    ['daily: the next morning', 'DAILY', null, noon, '2026-11-19T13:00:00.000Z'],
    ['daily: the same morning', 'DAILY', null, new Date('2026-11-18T12:59:00Z'), '2026-11-18T13:00:00.000Z'],
    ['weekly: the next Monday', 'WEEKLY', null, noon, '2026-11-23T13:00:00.000Z'],
    [
      'weekly: in a week, on a Monday after seven',
      'WEEKLY',
      null,
      new Date('2026-11-23T13:00:00Z'),
      '2026-11-30T13:00:00.000Z',
    ],
    [
      'daily: after the sleep of those who get up late',
      'DAILY',
      { begins: '23:00', ends: '09:30' },
      noon,
      '2026-11-19T15:30:00.000Z',
    ],
  ] as const)('%s', (_, cadence, quiet, now, due) => {
    expect(dueAt(cadence, quiet, chicago, now)?.toISOString()).toBe(due);
  });
});
