import { expect, test } from 'vitest';
import { lineToTell } from './line-to-tell.ts';

test.each([
  ['Grace first.\n\nThen the law of Moses.', 'moses', 'Then the law of Moses.'],
  ['Grace.\nLaw.\nGrace and law.', 'grace law', 'Grace and law.'],
  ['Psalms\nGrace\nLaw', 'grace law', 'Grace'],
  ['  Only this  ', 'other', 'Only this'],
  ['', 'word', ''],
])('of the note %j, the words %j are told by %j', (body, search, line) => {
  expect(lineToTell(body, search)).toBe(line);
});

test('a long line is cut', () => {
  expect(lineToTell('word '.repeat(100), 'word')).toHaveLength(160);
});
