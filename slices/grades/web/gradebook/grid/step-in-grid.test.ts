import { expect, test } from 'vitest';
import { stepInGrid, type GridPosition } from './step-in-grid.ts';

const GRID = {
  lines: 1_000,
  columns: 3,
  linesInSight: 15,
  // The first student has no third grade.
  hasGrade: ({ line, column }: GridPosition) => line > 0 || column < 2,
};
const press = (key: string, from: [number, number], held: object = {}) => {
  const to = stepInGrid(
    { key, ctrlKey: false, metaKey: false, altKey: false, ...held },
    { line: from[0], column: from[1] },
    GRID,
  );
  return to && [to.line, to.column];
};

test.each<[string, [number, number], [number, number]]>([
  ['ArrowRight', [0, 0], [0, 1]],
  ['ArrowDown', [0, 1], [1, 1]],
  ['End', [1, 1], [1, 2]],
  // There is no grade above, and none beside: it stays where it is.
  ['ArrowUp', [1, 2], [1, 2]],
  ['ArrowRight', [1, 2], [1, 2]],
  ['ArrowLeft', [1, 0], [1, 0]],
  ['Home', [1, 2], [1, 0]],
  ['End', [0, 0], [0, 1]],
  ['PageDown', [3, 1], [18, 1]],
  ['PageDown', [995, 1], [999, 1]],
  ['PageUp', [3, 1], [0, 1]],
  ['ArrowDown', [999, 0], [999, 0]],
])('%s leads from %j to %j', (key, from, to) => {
  expect(press(key, from)).toEqual(to);
});

test('Control leads with Home and End to the first and the last student, and is left to the browser otherwise', () => {
  expect(press('End', [3, 0], { ctrlKey: true })).toEqual([999, 2]);
  expect(press('Home', [3, 0], { ctrlKey: true })).toEqual([0, 0]);
  expect(press('ArrowUp', [3, 0], { ctrlKey: true })).toBeNull();
  expect(press('a', [3, 0])).toBeNull();
});
