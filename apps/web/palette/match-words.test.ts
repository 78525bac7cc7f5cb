import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bestFirst, matchWords } from './match-words.ts';

test.each([
  ['Hermeneutics I', 'herm', 'Herm'],
  ['Ágnes Szabó', 'szabo', 'Szabó'],
  ['Системный журнал', 'ЖУР', 'жур'],
  ['系统日志', '日志', '日志'],
  ['ΛΟΓΟΣ', 'ΟΣ', 'ΟΣ'],
  ['System Log', ' log ', 'Log'],
  ['System Log', 'x', null],
  ['Straße', 'ss', null],
])('in %j the words %j are %j', (text, words, expected) => {
  const match = matchWords(text, words);
  expect(match && text.slice(match.from, match.to)).toBe(expected);
});

test('whatever is cut out of a text is found in it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.nat(30), fc.nat(30), (text, start, length) => {
      const letters = [...text];
      const part = letters.slice(start, start + length).join('');
      expect(matchWords(text, part)).not.toBeNull();
    }),
  );
});

test('what begins with the words comes first, the rest stays in order', () => {
  const names = ['Catalogue', 'System Log', 'Logout', 'Backlog', 'Courses'];
  expect(bestFirst(names, 'log', (name) => name)).toEqual(['System Log', 'Logout', 'Catalogue', 'Backlog']);
});
