import { describe, expect, test } from 'vitest';
import { readGift } from './gift.ts';

const only = (text: string) => {
  const { questions, problems } = readGift(text);
  expect(problems).toEqual([]);
  expect(questions).toHaveLength(1);
  return questions[0];
};

describe('a question in GIFT', () => {
  test('with one right answer', () => {
    const question = only(`::Prophets::Who was swallowed by a great fish? {
      =Jonah#Yes, in Jonah 1.
      ~Elijah
      ~Nahum
      ####See Jonah 1:17.
    }`);
    expect(question).toMatchObject({
      title: 'Prophets',
      words: 'Who was swallowed by a great fish?',
      options: [{ words: 'Jonah' }, { words: 'Elijah' }, { words: 'Nahum' }],
      key: { kind: 'SINGLE_CHOICE', option: 'o1' },
      explanation: 'See Jonah 1:17.',
    });
  });

  test('with several right answers, by their weights', () => {
    expect(only('Gospels? { ~%50%Mark ~%50%Luke ~%-100%Acts }')?.key).toEqual({
      kind: 'MULTIPLE_CHOICE',
      options: ['o1', 'o2'],
    });
  });

  test.each([
    ['Paul wrote Romans.{T}', true],
    ['Paul wrote Genesis.{FALSE#Moses did.}', false],
  ])('that is true or false: %s', (text, isTrue) => {
    expect(only(text)?.key).toEqual({ kind: 'TRUE_FALSE', isTrue });
  });

  test('to be filled in, in the middle of a sentence', () => {
    expect(only('God is {=love =charity} (1 John 4\\:8).')).toMatchObject({
      words: 'God is _____ (1 John 4:8).',
      key: { kind: 'FILL_IN', accepted: ['love', 'charity'] },
    });
  });

  test('to be filled in at the end of a sentence', () => {
    expect(only('God is {=love}.')?.words).toBe('God is _____.');
  });

  test('with pairs to be matched', () => {
    const question = only('Match. { =Moses -> Exodus =Paul -> Romans =John -> Patmos =Silas -> Romans }');
    expect(question?.matches.map(({ words }) => words)).toEqual(['Exodus', 'Romans', 'Patmos']);
    expect(question?.key).toEqual({ kind: 'MATCHING', pairs: { o1: 'm1', o2: 'm2', o3: 'm3', o4: 'm2' } });
  });

  test('to be answered in an essay', () => {
    expect(only('What is grace? {}')?.key).toEqual({ kind: 'ESSAY' });
  });
});

test('what cannot be read is told by its line, and the rest is read', () => {
  const { questions, problems } = readGift(`// A comment
$CATEGORY: Prophets

No answers at all

Unclosed {=a

How many? {#12}

Nobody is right {~a ~b}

Good {T}`);
  expect(questions).toHaveLength(1);
  expect(problems).toEqual([
    { line: 4, reason: 'giftWithoutAnswer' },
    { line: 6, reason: 'giftUnclosed' },
    { line: 8, reason: 'giftNumberUnknown' },
    { line: 10, reason: 'giftNoRightAnswer' },
  ]);
});
