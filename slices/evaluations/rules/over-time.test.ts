import { expect, test } from 'vitest';
import type { Day } from '#kit/calendar/day.ts';
import { overTime } from './over-time.ts';

const asked = (criterionId: string, label = criterionId, kind: 'SCALE' | 'TEXT' = 'SCALE') => ({
  criterionId,
  label,
  kind,
});

const rated = (day: Day, criteria: ReturnType<typeof asked>[], scores: Record<string, number | null>) => ({
  day,
  criteria,
  answers: Object.entries(scores).map(([criterionId, score]) => ({ criterionId, score })),
});

test('each day has the mean of its evaluators, and nothing where a criterion was not asked (HOURS-05)', () => {
  const told = overTime([
    rated('2026-03-01', [asked('a', 'Is ready'), asked('c')], { a: 4, c: 1 }),
    rated('2026-03-01', [asked('a', 'Is ready'), asked('c')], { a: 5, c: null }),
    rated('2025-12-01', [asked('a', 'Prepared'), asked('b')], { a: 2, b: 3 }),
  ]);
  expect(told).toEqual({
    days: ['2025-12-01', '2026-03-01'],
    average: [2.5, 3.33],
    criteria: [
      { criterionId: 'a', label: 'Is ready', values: [2, 4.5] },
      { criterionId: 'c', label: 'c', values: [null, 1] },
      { criterionId: 'b', label: 'b', values: [3, null] },
    ],
  });
});

test('what is answered in words has no line, and a day of words alone no number (HOURS-05)', () => {
  expect(overTime([rated('2026-03-01', [asked('a', 'a', 'TEXT')], { a: null })])).toEqual({
    days: ['2026-03-01'],
    average: [null],
    criteria: [],
  });
  expect(overTime([])).toEqual({ days: [], average: [], criteria: [] });
});
