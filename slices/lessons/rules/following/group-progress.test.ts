import type { Day } from '#kit/calendar/day.ts';
import { describe, expect, test } from 'vitest';
import { lessonsBehind, lessonsDue, middleOf } from './group-progress.ts';

const autumn = { firstDay: '2026-09-01', lastDay: '2026-09-10' } as const;

describe('the lessons that are due', () => {
  test.each<[string, Day, number]>([
    ['before it begins', '2026-08-20', 0],
    ['on the first day, which nobody has had yet', '2026-09-01', 0],
    ['after two of ten days', '2026-09-03', 1],
    ['half way', '2026-09-06', 4],
    ['on the last day, which is still theirs', '2026-09-10', 7],
    ['when it is over', '2026-09-11', 8],
  ])('%s', (_, today, due) => {
    expect(lessonsDue(8, { ...autumn, today })).toBe(due);
  });

  test('are unknown where nobody said when the course ends', () => {
    expect(lessonsDue(8, { firstDay: '2026-09-01', lastDay: null, today: '2026-10-01' })).toBeNull();
  });
});

test('the middle of a group has as many before it as behind it; of two it is the lower', () => {
  expect([middleOf([7, 0, 3]), middleOf([5, 1]), middleOf([4]), middleOf([])]).toEqual([3, 1, 4, 0]);
});

test('nobody is behind who has done as much as expected or more', () => {
  const behind = (completed: number, expected: number) => lessonsBehind({ completed, expected });
  expect([behind(2, 5), behind(5, 5), behind(8, 5)]).toEqual([3, 0, 0]);
});
