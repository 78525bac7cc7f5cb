import { expect, test } from 'vitest';
import { timeAgo } from './device-row.tsx';

const NOW = new Date('2026-11-15T12:00:00Z');

test.each([
  ['2026-11-15T12:00:30Z', 0, 'second'],
  ['2026-11-15T11:59:30Z', 0, 'second'],
  ['2026-11-15T11:59:00Z', 1, 'minute'],
  ['2026-11-15T11:00:01Z', 59, 'minute'],
  ['2026-11-15T11:00:00Z', 1, 'hour'],
  ['2026-11-14T12:00:00Z', 1, 'day'],
  ['2026-11-05T12:00:00Z', 10, 'day'],
])('%s was %i %ss ago', (then, count, unit) => {
  expect(timeAgo(new Date(then), NOW)).toEqual({ count, unit });
});
