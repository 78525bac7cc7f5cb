import { expect, test } from 'vitest';
import { landing } from './landing.ts';

test('a row let go over another lands on the side of the half it is over', () => {
  expect([landing(0, 2, false), landing(0, 2, true)]).toEqual([1, 2]);
  expect([landing(3, 1, false), landing(3, 1, true)]).toEqual([1, 2]);
  expect([landing(1, 1, false), landing(1, 1, true), landing(1, 0, true)]).toEqual([1, 1, 1]);
});
