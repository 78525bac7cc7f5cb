import { expect, test } from 'vitest';
import { isAnswerTo } from './consent.ts';

const begunAt = new Date('2026-03-01T10:00:00Z');
const later = (minutes: number) => new Date(begunAt.getTime() + minutes * 60_000);

test.each([
  ['at once, with the state', 'abc', 0, true],
  ['without saying the state', null, 5, true],
  ['in the last moment', 'abc', 10, true],
  ['too late', 'abc', 10.01, false],
  ['before it was asked', 'abc', -1, false],
  ['with another state', 'abd', 1, false],
  ['with an empty state', '', 1, false],
])('an answer that comes %s counts: %4$j', (_, state, minutes, expected) => {
  expect(isAnswerTo({ state: 'abc', begunAt }, state, later(minutes))).toBe(expected);
});
