import { expect, test } from 'vitest';
import { isNeededSoon } from './needed-soon.ts';

const now = new Date('2026-11-17T12:00:00Z');
const later = '2026-12-01T12:00:00Z';

test.each([
  ['due today', { due: '2026-11-17T23:59:00Z' }, true],
  ['due in three days', { due: '2026-11-20T12:00:00Z' }, true],
  ['due a moment after', { due: '2026-11-20T12:00:01Z' }, false],
  ['over its time', { due: '2026-11-16T12:00:00Z' }, true],
  ['not open yet', { due: '2026-11-17T23:59:00Z', isOpen: false }, false],
  ['due later and begun', { due: later, isGoingOn: true }, true],
])('at noon of the 17th, work that is %s', (_, work, needed) => {
  expect(isNeededSoon({ isOpen: true, isGoingOn: false, ...work }, now)).toBe(needed);
});
