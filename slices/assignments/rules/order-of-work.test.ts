import { expect, test } from 'vitest';
import { inOrderOfWork } from './order-of-work.ts';

test('what is to be done comes first, the next deadline before the others; what is done with, the latest first', () => {
  const works = [
    { name: 'graded long ago', state: 'GRADED', dueDate: '2025-12-04T23:59:00Z' },
    { name: 'graded', state: 'GRADED', dueDate: '2026-11-07T23:59:00Z' },
    { name: 'to do later', state: 'TO_DO', dueDate: '2026-12-06T23:59:00Z' },
    { name: 'missed', state: 'MISSED', dueDate: '2026-11-08T23:59:00Z' },
    { name: 'handed in', state: 'SUBMITTED', dueDate: '2026-11-10T23:59:00Z' },
    { name: 'to hand in again', state: 'RETURNED', dueDate: '2026-11-30T23:59:00Z' },
  ] as const;
  expect(inOrderOfWork(works).map(({ name }) => name)).toEqual([
    'to hand in again',
    'to do later',
    'handed in',
    'missed',
    'graded',
    'graded long ago',
  ]);
});
