import { expect, test } from 'vitest';
import { checkQuestion, type QuestionDraft, type QuestionTexts } from './check-question.ts';

const text = (locale: string, ...ids: string[]): QuestionTexts => ({
  locale,
  words: 'Who wrote Romans?',
  options: ids.map((id) => ({ id, words: `Option ${id}` })),
  matches: [],
});
const draft: QuestionDraft = {
  kind: 'SINGLE_CHOICE',
  points: 2,
  category: '',
  key: { kind: 'SINGLE_CHOICE', option: 'a' },
  texts: [text('en', 'a', 'b')],
};

test.each<[string, Partial<QuestionDraft>, ReturnType<typeof checkQuestion>]>([
  ['a whole question', {}, null],
  [
    'in two languages, options in another order',
    { texts: [text('en', 'a', 'b'), text('de_DE', 'b', 'a')] },
    null,
  ],
  ['without words', { texts: [{ ...text('en', 'a', 'b'), words: ' ' }] }, 'questionWithoutWords'],
  ['in no language', { texts: [] }, 'questionWithoutWords'],
  ['with one option', { texts: [text('en', 'a')] }, 'questionOptions'],
  ['with the same option twice', { texts: [text('en', 'a', 'a')] }, 'questionOptions'],
  [
    'with other options in another language',
    { texts: [text('en', 'a', 'b'), text('de_DE', 'a', 'c')] },
    'questionOptionsDiffer',
  ],
  ['whose key is no option', { key: { kind: 'SINGLE_CHOICE', option: 'z' } }, 'questionKeyMissing'],
  ['whose key is of another kind', { key: { kind: 'TRUE_FALSE', isTrue: true } }, 'questionKeyMissing'],
  ['worth nothing', { points: 0 }, 'questionPoints'],
  ['worth half a point', { points: 0.5 }, 'questionPoints'],
  [
    'to be filled in with nothing',
    { kind: 'FILL_IN', key: { kind: 'FILL_IN', accepted: [' '] }, texts: [text('en')] },
    'questionKeyMissing',
  ],
  ['that is an essay', { kind: 'ESSAY', key: { kind: 'ESSAY' }, texts: [text('en')] }, null],
])('a question %s', (_, change, problem) => {
  expect(checkQuestion({ ...draft, ...change })).toBe(problem);
});

test('every left-hand side of a matching question needs its right-hand one', () => {
  const matching: QuestionDraft = {
    ...draft,
    kind: 'MATCHING',
    key: { kind: 'MATCHING', pairs: { a: 'm1', b: 'm1' } },
    texts: [{ ...text('en', 'a', 'b'), matches: [{ id: 'm1', words: 'Rome' }] }],
  };
  expect(checkQuestion(matching)).toBeNull();
  expect(checkQuestion({ ...matching, key: { kind: 'MATCHING', pairs: { a: 'm1' } } })).toBe(
    'questionKeyMissing',
  );
  expect(checkQuestion({ ...matching, key: { kind: 'MATCHING', pairs: { a: 'm1', b: 'm9' } } })).toBe(
    'questionKeyMissing',
  );
});
