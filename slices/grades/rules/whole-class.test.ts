import { expect, test } from 'vitest';
import { percent } from '#kit/percent/percent.ts';
import { averageOf, inOrder, type LineOrder } from './whole-class.ts';

test('the average is of the grades that are there', () => {
  expect(averageOf([percent(60), null, percent(75)])).toBe(percent(67.5));
  expect(averageOf([percent(70), percent(70), percent(71)])).toBe(percent(70.33));
  expect(averageOf([null])).toBeNull();
});

const line = (name: string, exam: number | null, complete: boolean | null = null) => ({
  name,
  score: exam === null ? null : percent(exam / 2),
  cells: [exam === null ? null : { score: percent(exam), complete: null }, { score: null, complete }],
});

const LINES = [line('Ana', 60, true), line('Ben', null), line('Cyd', 90, false), line('Dan', 60, true)];

test.each<[string, LineOrder, boolean, string]>([
  ['by name', { by: 'NAME' }, false, 'Ana Ben Cyd Dan'],
  ['by name from the end', { by: 'NAME' }, true, 'Dan Cyd Ben Ana'],
  ['by a part', { by: 'PART', index: 0 }, false, 'Ana Dan Cyd Ben'],
  ['by a part, the best first', { by: 'PART', index: 0 }, true, 'Cyd Ana Dan Ben'],
  ['by the grade of the course', { by: 'GRADE' }, true, 'Cyd Ana Dan Ben'],
  ['by what is complete or not', { by: 'PART', index: 1 }, true, 'Ana Dan Cyd Ben'],
])('lines are put in order %s; who has no grade stands last', (_, order, isDescending, names) => {
  expect(
    inOrder(LINES, order, isDescending)
      .map(({ name }) => name)
      .join(' '),
  ).toBe(names);
});
