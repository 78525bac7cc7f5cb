import { expect, test } from 'vitest';
import { isBirthDate } from './birth-date.ts';

test.each([
  ['1998-03-04', true],
  ['2026-11-17', true],
  ['2026-11-18', false],
  ['1899-12-31', false],
  ['1998-02-30', false],
  ['4 March 1998', false],
])('%s as a date of birth: %s', (text, isOne) => {
  expect(isBirthDate(text, '2026-11-17')).toBe(isOne);
});
