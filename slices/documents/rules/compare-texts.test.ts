import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareTexts } from './compare-texts.ts';

const MARKS = { same: ' ', removed: '-', added: '+' } as const;
const compared = (before: string, after: string) =>
  compareTexts([...before], [...after])
    .map(({ kind, piece }) => `${MARKS[kind]}${piece}`)
    .join('');

test.each([
  ['the same twice', 'abc', 'abc', ' a b c'],
  ['a piece in the middle that is new', 'ac', 'abc', ' a+b c'],
  ['a piece that is gone', 'abc', 'ac', ' a-b c'],
  ['a piece in place of another', 'abc', 'axc', ' a-b+x c'],
  ['a piece that was moved', 'abc', 'bca', '-a b c+a'],
  ['nothing before', '', 'ab', '+a+b'],
  ['nothing after', 'ab', '', '-a-b'],
  ['a piece that comes twice', 'aab', 'ab', expect.stringMatching(/^( a-a|-a a) b$/)],
])('two texts with %s', (_, before, after, expected) => {
  expect(compared(before, after)).toEqual(expected);
});

test('what stayed and what was removed is the one text, what stayed and what was added the other', () => {
  const text = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 12 });
  fc.assert(
    fc.property(text, text, (before, after) => {
      const pieces = compareTexts(before, after);
      const without = (kind: string) =>
        pieces.filter((piece) => piece.kind !== kind).map(({ piece }) => piece);
      expect(without('added')).toEqual(before);
      expect(without('removed')).toEqual(after);
    }),
  );
});
