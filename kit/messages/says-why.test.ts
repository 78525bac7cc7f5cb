import { expect, test } from 'vitest';
import { saysWhy } from './says-why.ts';

test.each([
  ['Typo', true],
  ['Слишком строго', true],
  ['算错', true],
  ['', false],
  ['   ', false],
  ['...', false],
  ['12345', false],
  ['x', false],
  ['错', false],
])('%j is a reason: %s', (words, says) => expect(saysWhy(words)).toBe(says));
