import { expect, test } from 'vitest';
import { checkWeights, weightOf } from './weights.ts';

test('every part counts once until a user says otherwise (HOLE-41)', () => {
  expect(weightOf(undefined, 'exam')).toBe(1);
  expect(weightOf({ exam: 3 }, 'exam')).toBe(3);
  expect(weightOf({ exam: 3 }, 'essay')).toBe(1);
});

test.each([
  [{ exam: 3, essay: 0 }, null],
  [{}, null],
  [{ exam: -1 }, 'weightInvalid'],
  [{ exam: 1.5 }, 'weightInvalid'],
  [{ exam: 10_001 }, 'weightInvalid'],
  [{ exam: 0, essay: 0 }, 'weightsAllZero'],
])('weights of %j: %s', (weights, problem) => {
  expect(checkWeights(weights)).toBe(problem);
});
