import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, daysBetween, weekdayOf, type Day } from '#kit/calendar/day.ts';
import { mailboxOf, linkExpiry, REQUEST_STATES, requestState, weekOf } from './supervision.ts';

const ASKED = new Date('2026-11-19T10:00:00Z');
const after = (ms: number): Date => new Date(linkExpiry(ASKED).getTime() + ms);
const open = { answer: null, revokedAt: null, expiresAt: linkExpiry(ASKED), isCurrent: true } as const;

test('a link works for 14 days and not a moment longer (HOURS-01)', () => {
  expect(linkExpiry(ASKED)).toEqual(new Date('2026-12-03T10:00:00Z'));
  expect(requestState(open, after(-1))).toBe('OPEN');
  expect(requestState(open, after(0))).toBe('EXPIRED');
});

test.each([
  [{ answer: 'CONFIRMED', isCurrent: false }, 'CONFIRMED'],
  [{ answer: 'REFUSED', isCurrent: false }, 'REFUSED'],
  [{ revokedAt: ASKED }, 'REVOKED'],
  [{ revokedAt: ASKED, isCurrent: false }, 'REVOKED'],
  [{ isCurrent: false }, 'CHANGED'],
] as const)('a request with %j is %s, also long after (HOURS-01)', (differing, state) => {
  expect(REQUEST_STATES).toContain(state);
  expect(requestState({ ...open, ...differing }, after(-1))).toBe(state);
  expect(requestState({ ...open, ...differing }, after(1))).toBe(state);
});

test('every day is in one week, which begins on a Monday and has seven days (HOURS-01)', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 5_000 }), (count) => {
      const day: Day = addDays('2020-01-01', count);
      const { firstDay, lastDay } = weekOf(day);
      expect(weekdayOf(firstDay)).toBe(1);
      expect(daysBetween(firstDay, lastDay)).toBe(6);
      expect(firstDay <= day && day <= lastDay).toBe(true);
      expect(weekOf(firstDay)).toEqual(weekOf(lastDay));
    }),
  );
});

test('an address with something behind a plus is the same mailbox (HOURS-01)', () => {
  expect(mailboxOf(' ANA+hours@Example.org')).toBe('ana@example.org');
  expect(mailboxOf('ana+hours+more@example.org')).toBe('ana@example.org');
  expect(mailboxOf('ana.b@example.org')).toBe('ana.b@example.org');
});
