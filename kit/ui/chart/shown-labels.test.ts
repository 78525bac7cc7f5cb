import { expect, test } from 'vitest';
import { shownLabels } from './shown-labels.ts';

const shown = (count: number, kinds: readonly string[]): number[] =>
  Array.from({ length: count }, (_, index) => index).filter((index) =>
    kinds.includes(shownLabels(count)(index)),
  );

test.each([
  [0, [], []],
  [1, [0], [0]],
  [4, [0, 1, 2, 3], [0, 1, 2, 3]],
  [7, [0, 1, 2, 3, 4, 5, 6], [0, 2, 4, 6]],
  [30, [0, 3, 6, 9, 12, 15, 18, 21, 24, 27], [0, 9, 18, 27]],
])('of %i places a wide chart names %j, a narrow one %j', (count, wide, narrow) => {
  expect(shown(count, ['always', 'wide'])).toEqual(wide);
  expect(shown(count, ['always'])).toEqual(narrow);
});
