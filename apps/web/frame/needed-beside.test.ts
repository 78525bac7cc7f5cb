import { expect, test } from 'vitest';
import { neededBeside } from './needed-beside.ts';

test('scripts come in the same order beside every screen, and styles stay in theirs', () => {
  const expected = ['a.js', 'b.js', 'z.css', 'y.css'];
  expect(neededBeside('one.js', ['one.js', 'z.css', 'b.js', 'y.css', 'a.js'])).toEqual(expected);
  expect(neededBeside('other.js', ['a.js', 'z.css', 'other.js', 'y.css', 'b.js'])).toEqual(expected);
});
