import { expect, test } from 'vitest';
import { resultState } from './result-state.ts';

const NOON = new Date('2026-03-01T12:00:00Z');
const graded = { ending: 'SUBMITTED' as const, waitsSince: null, voidedAt: null, passed: true };

test.each([
  [{}, 'PASSED'],
  [{ passed: false }, 'FAILED'],
  [{ passed: null }, 'TO_MARK'],
  [{ ending: 'LEFT_PAGE' as const, passed: false }, 'LEFT'],
  [{ ending: null, passed: null }, 'SITTING'],
  [{ ending: null, passed: null, waitsSince: NOON }, 'WAITS'],
  [{ voidedAt: NOON }, 'VOIDED'],
])('an attempt with %j is told as %s', (changed, state) => {
  expect(resultState({ ...graded, ...changed })).toBe(state);
});
