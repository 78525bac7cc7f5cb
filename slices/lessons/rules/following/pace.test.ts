import { expect, test } from 'vitest';
import { paceUntil } from './pace.ts';

const today = '2026-11-17';

test('two lessons a week are enough where one is not', () => {
  expect(paceUntil({ lessonsLeft: 4, today, dueOn: '2026-12-04' })).toEqual({
    lessonsPerWeek: 2,
    doneOn: '2026-12-01',
    daysBefore: 3,
  });
});

test.each([
  ['the calmest pace that does', 4, '2026-12-15', { lessonsPerWeek: 1, doneOn: '2026-12-15', daysBefore: 0 }],
  ['a lesson a day at most', 8, '2026-11-25', { lessonsPerWeek: 7, doneOn: '2026-11-25', daysBefore: 0 }],
  ['no more a week than are left', 1, '2026-11-20', null],
  ['nothing where more would be needed', 4, '2026-11-20', null],
  ['nothing on the last day', 1, today, null],
  ['nothing when the time is over', 1, '2026-11-01', null],
  ['nothing when all is watched', 0, '2026-12-04', null],
] as const)('%s', (_, lessonsLeft, dueOn, expected) => {
  expect(paceUntil({ lessonsLeft, today, dueOn })).toEqual(expected);
});
