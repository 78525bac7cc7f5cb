import { expect, test } from 'vitest';
import { endingOf, isAlive, isLeaving, silentSince } from './silence.ts';

const NOW = new Date('2026-11-15T12:00:00Z');
const ago = (seconds: number): Date => new Date(NOW.getTime() - seconds * 1000);
const open = { lastSeenAt: ago(5), expiresAt: null, hasLeft: false, returnSeconds: 0 };

test.each([
  ['a page that speaks goes on', open, null],
  ['a line that is down for nine minutes is waited for', { ...open, lastSeenAt: ago(540) }, null],
  ['ten minutes of silence are the end', { ...open, lastSeenAt: ago(601) }, 'CONNECTION_LOST'],
  [
    'who left the page has left the exam (EXAM-07)',
    { ...open, hasLeft: true, lastSeenAt: ago(1) },
    'LEFT_PAGE',
  ],
  ['unless they may come back', { ...open, hasLeft: true, lastSeenAt: ago(59), returnSeconds: 60 }, null],
  ['and are not', { ...open, hasLeft: true, lastSeenAt: ago(61), returnSeconds: 60 }, 'LEFT_PAGE'],
  ['the last words are waited for after the time is up', { ...open, expiresAt: ago(59) }, null],
  ['the time is up', { ...open, expiresAt: ago(61) }, 'TIMED_OUT'],
])('%s', (_, attempt, ending) => {
  expect(endingOf(attempt, NOW)).toBe(ending);
});

test('who was heard of a minute ago is there, who has left is not', () => {
  expect(isAlive({ ...open, lastSeenAt: ago(60) }, NOW)).toBe(true);
  expect(isAlive({ ...open, lastSeenAt: ago(61) }, NOW)).toBe(false);
  expect(isAlive({ ...open, hasLeft: true }, NOW)).toBe(false);
});

test('silence is told of from a page that gives no signs of life, and from when', () => {
  expect(silentSince({ lastSeenAt: ago(60) }, NOW)).toBeNull();
  expect(silentSince({ lastSeenAt: ago(61) }, NOW)).toEqual(ago(61));
});

test('time that runs out hands in what is there; leaving fails', () => {
  expect([isLeaving('TIMED_OUT'), isLeaving('SUBMITTED'), isLeaving('CLOSED_BROWSER')]).toEqual([
    false,
    false,
    true,
  ]);
});

test('an attempt that was reinstated waits two weeks for its student, whatever was heard of it before', () => {
  const before = new Date('2026-03-01T12:00:00Z');
  const waiting = {
    lastSeenAt: before,
    expiresAt: before,
    hasLeft: true,
    returnSeconds: 0,
    waitsSince: before,
  };
  expect(endingOf(waiting, new Date('2026-03-15T11:59:00Z'))).toBeNull();
  expect(endingOf(waiting, new Date('2026-03-15T12:01:00Z'))).toBe('CONNECTION_LOST');
});
