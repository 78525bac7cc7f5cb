import { percent } from '#kit/percent/percent.ts';
import { describe, expect, test } from 'vitest';
import type { Grade } from './grade.ts';
import { checkGradeReason, isOtherGrade, isOwnSlip } from './grade-change.ts';

const grade = (score: number): Grade => ({ score: percent(score), complete: null });

test.each<[string, Grade | null, Grade, boolean]>([
  ['a first grade', null, grade(70), false],
  ['the same grade', grade(70), grade(70), false],
  ['another grade', grade(70), grade(71), true],
  [
    'incomplete where it was complete',
    { score: null, complete: true },
    { score: null, complete: false },
    true,
  ],
])('%s changes a grade that was given: %#', (_, given, meant, is) =>
  expect(isOtherGrade(given, meant)).toBe(is),
);

test.each([
  ['Added up wrongly', null],
  ['', 'gradeReason'],
  ['--', 'gradeReason'],
  ['x'.repeat(1_001), 'gradeReason'],
])('%j as a reason', (reason, problem) => expect(checkGradeReason(reason)).toBe(problem));

describe('what was done a moment ago', () => {
  const now = new Date('2026-03-01T12:00:00Z');
  const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
  test.each([
    ['by oneself', { changedBy: 'me', changedAt: ago(1), takesBack: null }, true],
    ['by somebody else', { changedBy: 'other', changedAt: ago(1), takesBack: null }, false],
    ['an hour ago', { changedBy: 'me', changedAt: ago(60), takesBack: null }, false],
    ['and taken back already', { changedBy: 'me', changedAt: ago(1), takesBack: 'it' }, false],
    ['by nobody', null, false],
  ])('%s is taken back without a reason: %#', (_, last, is) =>
    expect(isOwnSlip(last, { personId: 'me', now })).toBe(is),
  );
});
