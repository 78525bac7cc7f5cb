import { expect, test } from 'vitest';
import { rowsOf, withRow } from './answer-rows.ts';
import type { WrittenQuestionFragment } from './authoring.graphql.generated.ts';
import { questionInputOf } from './question-dialog.tsx';

const choice = (name: string, words: string) => ({ __typename: 'QuestionChoice' as const, name, words });
const text = (locale: string, left: string[], right: string[] = []) => ({
  __typename: 'QuestionText' as const,
  locale,
  words: `Words in ${locale}`,
  explanation: '',
  imageAlt: '',
  options: left.map((words, index) => choice(`o${index + 1}`, words)),
  matches: right.map((words, index) => choice(`m${index + 1}`, words)),
});
const question = (changed: Partial<WrittenQuestionFragment>): WrittenQuestionFragment => ({
  __typename: 'ExamQuestion',
  _id: '1',
  kind: 'SINGLE_CHOICE',
  points: 1,
  category: '',
  version: 1,
  imageId: null,
  isTrue: null,
  accepted: [],
  rightOptions: ['o2'],
  rightMatches: [],
  texts: [text('en', ['Elijah', 'Jonah']), text('de_DE', ['Elia', 'Jona'])],
  ...changed,
});
const values = {
  points: 1,
  category: '',
  words: 'Who?',
  explanation: '',
  isTrue: true,
  accepted: '',
  imageId: null,
  imageAlt: '',
};

test('an answer that is added in one language stands in all others, and one that is removed is gone there too', () => {
  const before = question({});
  const [, jonah] = rowsOf(before, 'en');
  if (!jonah) throw new Error('The question has two answers.');
  const rows = withRow([jonah]).map((row) => (row.id === 'o3' ? { ...row, words: 'Nahum' } : row));
  const input = questionInputOf(before, 'en', { ...values, kind: 'SINGLE_CHOICE', rows });
  expect(input.right).toEqual({ option: 'o2' });
  expect(input.texts.map(({ locale, options }) => [locale, options])).toEqual([
    [
      'en',
      [
        { name: 'o2', words: 'Jonah' },
        { name: 'o3', words: 'Nahum' },
      ],
    ],
    [
      'de_DE',
      [
        { name: 'o2', words: 'Jona' },
        { name: 'o3', words: 'Nahum' },
      ],
    ],
  ]);
});

test('a language that is written for the first time has the same answers with words of its own', () => {
  const before = question({ texts: [text('en', ['Elijah', 'Jonah'])] });
  const rows = rowsOf(before, 'fr_FR');
  expect(rows.map(({ id, words, isRight }) => [id, words, isRight])).toEqual([
    ['o1', '', false],
    ['o2', '', true],
  ]);
});

test('pairs keep what belongs to nothing, and the same words on the right are one answer', () => {
  const before = question({
    kind: 'MATCHING',
    rightOptions: [],
    rightMatches: ['m1', 'm2'],
    texts: [text('en', ['Moses', 'Paul'], ['Exodus', 'Romans', 'Patmos'])],
  });
  const rows = withRow(rowsOf(before, 'en')).map((row) =>
    row.id === 'o3' ? { ...row, words: 'Silas', match: 'Romans' } : row,
  );
  const input = questionInputOf(before, 'en', { ...values, kind: 'MATCHING', rows });
  expect(input.right?.pairs).toEqual([
    { option: 'o1', match: 'm1' },
    { option: 'o2', match: 'm2' },
    { option: 'o3', match: 'm2' },
  ]);
  expect(input.texts[0]?.matches.map(({ words }) => words)).toEqual(['Exodus', 'Romans', 'Patmos']);
});

test('accepted answers stand on lines of their own', () => {
  const input = questionInputOf(null, 'en', {
    ...values,
    kind: 'FILL_IN',
    rows: [],
    accepted: 'love\n\n charity ',
  });
  expect(input.accepted).toEqual(['love', 'charity']);
});

test('another language keeps what it says of the picture, and says of a new one what this one says', () => {
  const island = { ...text('de_DE', []), imageAlt: 'Eine Insel' };
  const before = question({ kind: 'ESSAY', imageId: 'map', texts: [text('en', []), island] });
  const altsWith = (imageId: string) =>
    questionInputOf(before, 'en', {
      ...values,
      kind: 'ESSAY',
      rows: [],
      imageId,
      imageAlt: 'A map',
    }).texts.map(({ imageAlt }) => imageAlt);
  expect(altsWith('map')).toEqual(['A map', 'Eine Insel']);
  expect(altsWith('another')).toEqual(['A map', 'A map']);
});
