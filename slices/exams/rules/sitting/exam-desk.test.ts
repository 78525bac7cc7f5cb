import { describe, expect, test } from 'vitest';
import { answerGiven, clockOf, completenessOf, deskAfter, leftBehind, placeToGoOn } from './exam-desk.ts';

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
  ['SINGLE_CHOICE', {}, 'open'],
  ['SINGLE_CHOICE', { option: 'o1' }, 'answered'],
  ['MULTIPLE_CHOICE', { options: [] }, 'open'],
  ['MULTIPLE_CHOICE', { options: ['o1'] }, 'answered'],
  ['TRUE_FALSE', { isTrue: false }, 'answered'],
  ['MATCHING', { pairs: [] }, 'open'],
  ['MATCHING', { pairs: [{ option: 'o1', match: 'm1' }] }, 'partly'],
  [
    'MATCHING',
    {
      pairs: [
        { option: 'o1', match: 'm1' },
        { option: 'o2', match: 'm1' },
      ],
    },
    'answered',
  ],
  ['FILL_IN', { words: '  ' }, 'open'],
  ['ESSAY', { words: 'love' }, 'answered'],
] as const)('of a %s question %j is %s', (kind, answer, expected) => {
  expect(completenessOf({ kind, options: ['o1', 'o2'] }, answer)).toBe(expected);
});

describe('a student goes on', () => {
  const questions = ['a', 'b', 'c'].map((_id) => ({ _id, kind: 'MATCHING' as const, options: ['o1', 'o2'] }));
  const one = { option: 'o1', match: 'm1' };
  const whole = { pairs: [one, { ...one, option: 'o2' }] };

  test.each([
    ['where this device was last', {}, { shownId: 'c', touchedId: 'a' }, 2],
    ['after what was answered last elsewhere', { a: whole }, { shownId: null, touchedId: 'a' }, 1],
    ['at what was half answered', { b: { pairs: [one] } }, { shownId: null, touchedId: 'b' }, 1],
    [
      'at the last question, where nothing comes after it',
      { c: whole },
      { shownId: null, touchedId: 'c' },
      2,
    ],
    ['at the first, where nothing is known', {}, { shownId: 'gone', touchedId: null }, 0],
  ])('%s', (_, answers, known, place) => {
    expect(placeToGoOn(questions, answers, known)).toBe(place);
  });
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
