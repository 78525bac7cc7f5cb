import { expect, test } from 'vitest';
import { isEmptyAnswer } from './is-empty-answer.ts';

test.each([
  ['a list with something in it', { documents: [{ title: 'Rota' }] }, false],
  ['a list with nothing in it', { documents: [] }, true],
  ['one document', { documentByTitle: { title: 'Rota' } }, false],
  ['a document without anything in it, which is no list,', { documentByTitle: {} }, false],
  ['no document', { documentByTitle: null }, true],
  ['a list behind a document that is not there', { documentByTitle: null, documents: ['Rota'] }, false],
  [
    'two lists with nothing in them, of which only the screen can tell,',
    { statistics: [], changes: [] },
    false,
  ],
  ['no field at all', {}, true],
])('a list or one thing: %s (DOC-17)', (_, data, expected) => {
  expect(isEmptyAnswer(data)).toBe(expected);
});

test('the name of the type is no field', () => {
  expect(isEmptyAnswer({ __typename: 'Query', documents: [] })).toBe(true);
});
