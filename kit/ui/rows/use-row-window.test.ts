import { expect, test } from 'vitest';
import { drawnRows } from './use-row-window.ts';

const drawn = (first: number, end: number, kept: number | null) =>
  drawnRows({ first, end }, 1_000, kept).map((one) => ('gap' in one ? `${one.gap} not` : one.line));

test.each<[string, [number, number, number | null], (string | number)[]]>([
  ['at the top', [0, 2, null], [0, 1, '998 not']],
  ['in the middle', [500, 502, null], ['500 not', 500, 501, '498 not']],
  ['at the end', [998, 1_000, null], ['998 not', 998, 999]],
  ['with the focus in it', [500, 502, 501], ['500 not', 500, 501, '498 not']],
  ['with the focus above', [500, 502, 3], ['3 not', 3, '496 not', 500, 501, '498 not']],
  ['with the focus below', [500, 502, 999], ['500 not', 500, 501, '497 not', 999]],
  ['with the focus on a row that is gone', [0, 1, 1_000], [0, '999 not']],
])('%s, gaps are as long as what is not drawn', (_, [first, end, kept], expected) => {
  expect(drawn(first, end, kept)).toEqual(expected);
});
