import { expect, test } from 'vitest';
import { toNumber } from './fraction.ts';
import { pointsFor, shareEarned } from './mark-answer.ts';
import type { AnswerKey, GivenAnswer } from '../question.ts';

const several: AnswerKey = { kind: 'MULTIPLE_CHOICE', options: ['a', 'b', 'c'] };
const pairs: AnswerKey = { kind: 'MATCHING', pairs: { moses: 'exodus', paul: 'romans', john: 'patmos' } };
const ticks = (...options: string[]): GivenAnswer => ({ kind: 'MULTIPLE_CHOICE', options });

test.each<[string, AnswerKey, GivenAnswer | null, number | null]>([
  ['the right option', { kind: 'SINGLE_CHOICE', option: 'a' }, { kind: 'SINGLE_CHOICE', option: 'a' }, 1],
  ['another option', { kind: 'SINGLE_CHOICE', option: 'a' }, { kind: 'SINGLE_CHOICE', option: 'b' }, 0],
  ['nothing at all', { kind: 'SINGLE_CHOICE', option: 'a' }, null, 0],
  ['an answer of another kind', { kind: 'SINGLE_CHOICE', option: 'a' }, ticks('a'), 0],
  ['the truth', { kind: 'TRUE_FALSE', isTrue: false }, { kind: 'TRUE_FALSE', isTrue: false }, 1],
  ['the opposite', { kind: 'TRUE_FALSE', isTrue: false }, { kind: 'TRUE_FALSE', isTrue: true }, 0],
  ['all right options', several, ticks('c', 'b', 'a'), 1],
  ['two of three', several, ticks('a', 'b'), 2 / 3],
  ['two of three and a wrong one', several, ticks('a', 'b', 'x'), 1 / 3],
  ['more wrong than right ones', several, ticks('a', 'x', 'y'), 0],
  ['the same option twice', several, ticks('a', 'a', 'a'), 1 / 3],
  [
    'two of three pairs',
    pairs,
    { kind: 'MATCHING', pairs: { moses: 'exodus', paul: 'romans', john: 'exodus' } },
    2 / 3,
  ],
  [
    'an accepted wording',
    { kind: 'FILL_IN', accepted: ['1 John 4:8'] },
    { kind: 'FILL_IN', words: '1 Jn 4.8' },
    1,
  ],
  ['an essay that waits for a reader', { kind: 'ESSAY' }, { kind: 'ESSAY', words: 'Grace…' }, null],
  ['an essay that was left empty', { kind: 'ESSAY' }, { kind: 'ESSAY', words: '  ' }, 0],
])('%s earns its share', (_, key, answer, share) => {
  const earned = shareEarned(key, answer);
  expect(earned && toNumber(earned)).toBe(share);
});

test('points given by hand stand above those of the server', () => {
  const question = { id: 'q', points: 4, key: several };
  const points = [pointsFor(question, ticks('a'), undefined), pointsFor(question, ticks('a'), 3.25)];
  expect(points.map((one) => one && toNumber(one))).toEqual([4 / 3, 3.25]);
});
