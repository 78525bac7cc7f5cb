import { expect, test } from 'vitest';
import { pageOf } from './page.ts';

const rows = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `row ${index}` }));

test.each([
  ['no row', 0, 0, null],
  ['fewer rows than a page holds', 2, 2, null],
  ['exactly a page', 3, 3, null],
  ['a page and one more', 4, 3, 'row 2'],
])('%s', (_, found, shown, nextCursor) => {
  expect(pageOf(rows(found), 3)).toEqual({ rows: rows(shown), nextCursor });
});
