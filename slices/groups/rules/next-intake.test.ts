import { expect, test } from 'vitest';
import { nextIntake } from './next-intake.ts';

test.each([
  ['2026/27', '2027/28'],
  ['2098/99', '2099/00'],
  ['Autumn 2026', 'Autumn 2027'],
  ['First Year Day · 2026/27', 'First Year Day · 2027/28'],
  ['Foundations of Faith', 'Foundations of Faith'],
  ['', ''],
])('after %j comes %j', (words, next) => {
  expect(nextIntake(words)).toBe(next);
});
