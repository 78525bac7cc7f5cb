import { percent } from '#kit/percent/percent.ts';
import { expect, test } from 'vitest';
import { checkExam, checkSchedule } from './check-exam.ts';

const exam = { passMark: percent(70), allowedAttempts: null, limitMinutes: null };
const words = { title: 'Final exam', instructions: '' };

test.each([
  [{}, {}, null],
  [{ passMark: percent(69.99) }, {}, 'examPassMark'],
  [{ passMark: percent(100) }, {}, null],
  [{ allowedAttempts: 0 }, {}, 'examAttempts'],
  [{ limitMinutes: 601 }, {}, 'examLimit'],
  [{ limitMinutes: 1.5 }, {}, 'examLimit'],
  [{}, { title: '' }, 'examTitle'],
  [{}, { instructions: 'x'.repeat(10_001) }, 'examInstructions'],
])('an exam of %o and %o: %s', (values, said, problem) => {
  expect(checkExam({ ...exam, ...values }, { ...words, ...said })).toBe(problem);
});

test('an exam opens, has its deadline and closes, in this order', () => {
  const [first, second, third] = ['2026-11-01', '2026-11-02', '2026-11-03'].map((day) => new Date(day));
  if (!first || !second || !third) throw new Error('unreachable');
  expect(checkSchedule({ opensAt: first, deadline: second, closesAt: null })).toBeNull();
  expect(checkSchedule({ opensAt: first, deadline: second, closesAt: second })).toBeNull();
  expect(checkSchedule({ opensAt: second, deadline: first, closesAt: null })).toBe('examDeadlineFirst');
  expect(checkSchedule({ opensAt: first, deadline: third, closesAt: second })).toBe('examClosesFirst');
});
