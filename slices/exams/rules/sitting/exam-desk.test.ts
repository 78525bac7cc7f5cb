import { expect, test } from 'vitest';
import { answerGiven, clockOf, deskAfter, isAnswered, leftBehind } from './exam-desk.ts';

test('the last word on a question counts, and an answer can be taken back', () => {
  const { answers, flagged } = deskAfter(
    [
      { kind: 'ANSWER', questionId: 'a', answer: { option: 'o1' } },
      { kind: 'FLAG', questionId: 'a', isFlagged: true },
      { kind: 'ANSWER', questionId: 'a', answer: { option: 'o2' } },
      { kind: 'CONNECTION_LOST' },
      { kind: 'FLAG', questionId: 'b', isFlagged: true },
      { kind: 'FLAG', questionId: 'b', isFlagged: false },
      { kind: 'ANSWER', questionId: 'c', answer: null },
    ],
    { c: { words: 'told before' }, d: { isTrue: false } },
  );
  expect(answers).toEqual({ a: { option: 'o2' }, d: { isTrue: false } });
  expect([...flagged]).toEqual(['a']);
});

test('what a device had written before an attempt went on elsewhere fills gaps, and stands over nothing newer', () => {
  const earlier = [
    { kind: 'ANSWER', questionId: 'a', answer: { option: 'old' } },
    { kind: 'ANSWER', questionId: 'b', answer: { words: 'first' } },
    { kind: 'ANSWER', questionId: 'b', answer: { words: 'last' } },
    { kind: 'ANSWER', questionId: 'c', answer: null },
  ];
  expect(leftBehind(earlier, { a: { option: 'new' } })).toEqual([['b', { words: 'last' }]]);
});

test.each([
  [{}, false],
  [{ option: 'o1' }, true],
  [{ options: [] }, false],
  [{ options: ['o1'] }, true],
  [{ isTrue: false }, true],
  [{ pairs: [] }, false],
  [{ pairs: [{ option: 'o1', match: 'm1' }] }, true],
  [{ words: '  ' }, false],
  [{ words: 'love' }, true],
])('that %j says something is %s', (answer, expected) => {
  expect(isAnswered(answer)).toBe(expected);
});

test.each([
  ['SINGLE_CHOICE', { option: 'o1' }],
  ['MULTIPLE_CHOICE', { options: ['o1', 'o2'] }],
  ['TRUE_FALSE', { isTrue: true }],
  ['MATCHING', { pairs: [{ option: 'o1', match: 'm2' }] }],
  ['FILL_IN', { words: 'love' }],
  ['ESSAY', { words: 'love' }],
] as const)('what the server has of a %s question is what the page gave', (kind, answer) => {
  const stored = {
    options: ['o1', 'o2'],
    isTrue: true,
    pairs: [{ option: 'o1', match: 'm2' }],
    words: ['love'],
  };
  expect(answerGiven(kind, stored)).toEqual(answer);
});

test.each([
  [1_908, '31:48'],
  [59.2, '1:00'],
  [9, '0:09'],
  [3_661, '1:01:01'],
  [-4, '0:00'],
])('with %d seconds left the clock shows %s', (seconds, shown) => {
  expect(clockOf(seconds)).toBe(shown);
});
