import { expect, test } from 'vitest';
import type { PartState } from './course-grade.ts';
import { settleOutlook } from './settle-outlook.ts';

const exam = { partId: 'exam', kind: 'EXAM', weight: 1 } as const;
const log = { partId: 'log', kind: 'COMPLETION', weight: 1 } as const;
const part = (state: PartState, grade: number | null, complete: boolean | null) => ({
  state,
  grade,
  complete,
  isEntered: false,
});
const done = part('GRADED', null, true);
const row = (grade: number | null, ...cells: ReturnType<typeof part>[]) => ({
  grade,
  isEntered: false,
  cells,
});

test('what would be frozen is told: who passes, who fails, who has what open', () => {
  const rows = [
    row(80, part('GRADED', 80, null), done),
    row(69.99, part('GRADED', 69.99, null), done),
    row(0, part('MISSED', 0, null), done),
    row(null, part('WAITS', null, null), done),
    row(null, part('TO_COME', null, null), part('MISSED', null, false)),
    row(90, part('GRADED', 90, null), part('GRADED', null, false)),
  ];
  expect(settleOutlook([exam, log], rows)).toEqual({
    students: 6,
    passed: 1,
    failed: 2,
    incomplete: 3,
    open: [
      { partId: 'exam', waits: 1, toCome: 1, missed: 1, incomplete: 0 },
      { partId: 'log', waits: 0, toCome: 0, missed: 1, incomplete: 1 },
    ],
  });
});

test('a grade of the course that was entered decides about what is open, and a part that counts nothing keeps nobody back', () => {
  const open = part('TO_COME', null, null);
  const rows = [{ ...row(75, open), isEntered: true }];
  expect(settleOutlook([exam], rows)).toMatchObject({ passed: 1, incomplete: 0 });
  expect(settleOutlook([{ ...exam, weight: 0 }], [row(75, open)])).toMatchObject({
    passed: 1,
    incomplete: 0,
  });
});

test('what was due before a student joined keeps nothing open', () => {
  const leftOut = part('NOT_REQUIRED', null, null);
  expect(settleOutlook([exam, log], [row(80, leftOut, leftOut)])).toMatchObject({ passed: 1, open: [] });
});
