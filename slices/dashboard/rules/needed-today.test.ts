import { expect, test } from 'vitest';
import { isNeededToday } from './needed-today.ts';

const now = new Date('2026-11-17T12:00:00Z');

test.each([
  ['2026-11-17T23:59:00Z', true],
  ['2026-11-18T12:00:00Z', true],
  ['2026-11-18T12:00:01Z', false],
  ['2026-11-16T12:00:00Z', true],
])('what is due at %s needs somebody at noon of the 17th: %s', (due, needed) => {
  expect(isNeededToday(due, now)).toBe(needed);
});
