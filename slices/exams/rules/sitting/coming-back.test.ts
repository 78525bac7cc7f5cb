import { expect, test } from 'vitest';
import { isReturn, returnOf, returnUntil } from './coming-back.ts';

const NOW = new Date('2026-11-15T12:00:00Z');
const ago = (seconds: number): Date => new Date(NOW.getTime() - seconds * 1000);
const open = { lastSeenAt: ago(5), expiresAt: null, hasLeft: false, returnSeconds: 0 };
const left = { ...open, hasLeft: true };
const same = { isSame: true, isSameDevice: true, isAlone: true };
const reloaded = { ...same, isSame: false };
const secondTab = { ...reloaded, isAlone: false };
const elsewhere = { isSame: false, isSameDevice: false, isAlone: true };

test.each([
  [
    'the same page goes on, however long the network was away',
    { ...open, lastSeenAt: ago(7_200) },
    same,
    'GOES_ON',
  ],
  ['the same page does not go on when the time is up', { ...open, expiresAt: ago(61) }, same, 'TIMED_OUT'],
  ['a student who left and loads the page again has failed', left, reloaded, 'LEFT_PAGE'],
  ['a student who comes back without a word of having left has failed too', open, reloaded, 'CLOSED_BROWSER'],
  ['a second tab of the browser disturbs nothing', open, secondTab, 'OPEN_ELSEWHERE'],
  [
    'a second tab finds what nobody sits any more',
    { ...open, lastSeenAt: ago(61) },
    secondTab,
    'CLOSED_BROWSER',
  ],
  ['another device disturbs nothing either', open, elsewhere, 'OPEN_ELSEWHERE'],
  ['another device finds what was left', left, elsewhere, 'LEFT_PAGE'],
  ['what was left with the time up was handed in', { ...left, expiresAt: ago(1) }, reloaded, 'TIMED_OUT'],
  ['a group may be allowed to come back', { ...left, returnSeconds: 5 }, reloaded, 'GOES_ON'],
  ['but not a second later', { ...left, returnSeconds: 4 }, reloaded, 'LEFT_PAGE'],
  ['nor on another device', { ...left, returnSeconds: 120 }, elsewhere, 'LEFT_PAGE'],
  [
    'of a page that was not heard to go, the sign of life that it might still have given counts for it',
    { ...open, lastSeenAt: ago(34), returnSeconds: 5 },
    reloaded,
    'GOES_ON',
  ],
  ['and no longer', { ...open, lastSeenAt: ago(36), returnSeconds: 5 }, reloaded, 'CLOSED_BROWSER'],
] as const)('%s (EXAM-07) (EXAM-08)', (_, attempt, page, outcome) => {
  expect(returnOf(attempt, page, NOW)).toBe(outcome);
});

test('until when a user may come back is known only where they may', () => {
  expect(returnUntil(left)).toBeNull();
  expect(returnUntil({ ...left, returnSeconds: 60 })).toEqual(ago(-55));
});

test.each([
  [0, true],
  [120, true],
  [121, false],
  [-1, false],
  [1.5, false],
])('%s seconds to come back within: %s', (seconds, isAllowed) => {
  expect(isReturn(seconds)).toBe(isAllowed);
});
