import { expect, test } from 'vitest';
import { isOrderOf, movedTo, wholeIn } from './question-order.ts';

test.each([
  [['a', 'b'], ['b', 'a'], true],
  [['a', 'b'], ['b'], false],
  [['a', 'b'], ['b', 'b'], false],
  [['a', 'b'], ['a', 'c'], false],
])('of %j, %j is an order: %s', (ids, order, is) => {
  expect(isOrderOf(ids, order)).toBe(is);
});

test.each([
  [0, 2, ['b', 'c', 'a']],
  [2, 0, ['c', 'a', 'b']],
  [0, 3, ['a', 'b', 'c']],
])('a question moves from %i to %i', (from, to, order) => {
  expect(movedTo(['a', 'b', 'c'], from, to)).toEqual(order);
});

test('an exam is whole in the languages that all of its questions have', () => {
  expect(wholeIn([{ locales: ['de', 'en', 'fr'] }, { locales: ['en', 'de'] }])).toEqual(['de', 'en']);
  expect(wholeIn([])).toEqual([]);
});
