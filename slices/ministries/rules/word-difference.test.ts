import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wordDifference } from './word-difference.ts';

const said = (before: string, after: string): string =>
  wordDifference(before, after)
    .map(({ kind, text }) => (kind === 'same' ? text : kind === 'gone' ? `[-${text}-]` : `[+${text}+]`))
    .join('');

test.each([
  ['', '', ''],
  ['', 'A soup kitchen', '[+A soup kitchen+]'],
  ['We cook.', 'We cook.\n\nDaily.', 'We cook.\n\n[+Daily.+]'],
  ['We cook soup daily.', 'We cook soup and rice daily.', 'We cook soup [+and rice +]daily.'],
  ['We cook on Mondays.', 'We cook on Tuesdays.', 'We cook on [-Mondays.-][+Tuesdays.+]'],
  ['希望廚房', '希望教會廚房', '希望[+教會+]廚房'],
])('from %j to %j: %j', (before, after, expected) => {
  expect(said(before, after)).toBe(expected);
});

test('both texts can be read from it, whatever they are, but for blanks of the old one', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '\n', '字'), maxLength: 30 });
  fc.assert(
    fc.property(text, text, (before, after) => {
      const pieces = wordDifference(before, after);
      const without = (left: string): string =>
        pieces.flatMap(({ kind, text: words }) => (kind === left ? [] : [words])).join('');
      expect(without('gone')).toBe(after);
      expect(without('new').replaceAll(/\s/g, '')).toBe(before.replaceAll(/\s/g, ''));
    }),
  );
});
