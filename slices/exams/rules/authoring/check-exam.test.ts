import { expect, test } from 'vitest';
import { parseRecord } from '#kit/record/parse-record.ts';
import { checkSchedule, exam } from './check-exam.ts';

const usual = {
  title: 'Final exam',
  passMark: 70,
  openBook: false,
  shuffles: true,
  review: 'AFTER_LAST',
} as const;

test.each([
  [{}, undefined],
  [{ passMark: 69.99 }, 'examPassMark'],
  [{ passMark: 100 }, undefined],
  [{ allowedAttempts: 0 }, 'examAttempts'],
  [{ limitMinutes: 601 }, 'examLimit'],
  [{ limitMinutes: 1.5 }, 'examLimit'],
  [{ title: '' }, 'examTitle'],
  [{ title: 'Final\nexam' }, 'examTitle'],
  [{ instructions: 'x'.repeat(10_001) }, 'examInstructions'],
])('an exam with %o: %s', (said, problem) => {
  expect(parseRecord(exam, { ...usual, ...said }).refused?.problem).toBe(problem);
});

test('an exam opens, has its deadline and closes, in this order', () => {
  const [first, second, third] = ['2026-11-01', '2026-11-02', '2026-11-03'].map((day) => new Date(day));
  if (!first || !second || !third) throw new Error('unreachable');
  expect(checkSchedule({ opensAt: first, deadline: second, closesAt: null })).toBeNull();
  expect(checkSchedule({ opensAt: first, deadline: second, closesAt: second })).toBeNull();
  expect(checkSchedule({ opensAt: second, deadline: first, closesAt: null })).toBe('examDeadlineFirst');
  expect(checkSchedule({ opensAt: first, deadline: third, closesAt: second })).toBe('examClosesFirst');
});
