import { expect, test } from 'vitest';
import { holdingWords } from './holding-words.ts';

test.each([
  ['The letter to the Romans', 'rom', true],
  ['The letter to the Romans', 'ROMANS letter', true],
  ['The letter to the Romans', 'omans', false],
  ['The letter to the Romans', 'romans acts', false],
  ['Ágnes Szabó', 'szabo', true],
  ['TH-101', 'th 101', true],
  ['约翰福音', '福音', true],
  ['Anything', ' ', false],
  ['Anything', '…', false],
])('%j holds the words of %j: %j', (text, search, expected) => {
  expect(holdingWords(search)(text)).toBe(expected);
});
