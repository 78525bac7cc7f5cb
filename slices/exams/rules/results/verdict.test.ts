import { expect, test } from 'vitest';
import type { QuestionKind } from '../question.ts';
import { rightParts, verdictOf, type Verdict } from './verdict.ts';

test.each<[QuestionKind, number, number | null, Verdict | null]>([
  ['SINGLE_CHOICE', 2, 2, 'right'],
  ['MULTIPLE_CHOICE', 2, 0.67, 'partly'],
  ['MATCHING', 3, 0, 'wrong'],
  ['TRUE_FALSE', 1, 0, 'wrong'],
  ['ESSAY', 10, null, 'waiting'],
  ['ESSAY', 10, 7, null],
  ['ESSAY', 10, 0, null],
])('%s of %s points that earned %s is %s', (kind, points, earned, verdict) => {
  expect(verdictOf({ kind, points, earned })).toBe(verdict);
});

const parts = (options: string[], pairs: Record<string, string> = {}) => ({
  options,
  pairs: Object.entries(pairs).map(([option, match]) => ({ option, match })),
});

test('of several choices and pairs each is right or wrong for itself', () => {
  expect(rightParts('MULTIPLE_CHOICE', parts(['a', 'c']), parts(['a', 'b']))).toEqual([true, false]);
  expect(rightParts('MATCHING', parts([], { a: 'x', b: 'y' }), parts([], { a: 'x', b: 'z' }))).toEqual([
    true,
    false,
  ]);
});

test('one choice, and an answer whose key is not told, have no parts', () => {
  expect(rightParts('SINGLE_CHOICE', parts(['a']), parts(['b']))).toEqual([]);
  expect(rightParts('MULTIPLE_CHOICE', parts(['a']), null)).toEqual([]);
});
