import { expect, test } from 'vitest';
import { usualPaper } from './usual-paper.ts';

test.each([
  ['USA', 'LETTER'],
  ['CAN', 'LETTER'],
  ['PHL', 'LETTER'],
  ['GBR', 'A4'],
  ['IDN', 'A4'],
  ['', 'A4'],
])('a campus in %j prints on %s', (country, paper) => {
  expect(usualPaper(country)).toBe(paper);
});
