import { hundredths } from '#kit/percent/percent.ts';
import { expect, test } from 'vitest';
import { checkEntered, checkReason, isSameGrade } from './entered-grade.ts';

const grade = (score: number | null, complete: boolean | null = null) => ({
  score: score === null ? null : hundredths(score),
  complete,
});

test.each([
  ['EXAM', grade(7_450), null],
  ['EXAM', grade(0), null],
  ['EXAM', grade(null), null],
  ['EXAM', grade(10_001), 'enteredGradeInvalid'],
  ['EXAM', grade(-1), 'enteredGradeInvalid'],
  ['ASSIGNMENT', grade(70.5), 'enteredGradeInvalid'],
  ['ASSIGNMENT', grade(null, true), 'enteredGradeInvalid'],
  [null, grade(10_000), null],
  [null, grade(null, false), 'enteredGradeInvalid'],
  ['COMPLETION', grade(null, false), null],
  ['COMPLETION', grade(null), null],
  ['COMPLETION', grade(100), 'enteredCompleteInvalid'],
] as const)('for %s, %j: %s', (kind, entered, problem) => {
  expect(checkEntered(kind, entered)).toBe(problem);
});

test('a reason says something, and not too much', () => {
  expect(checkReason('Oral exam on 3 May')).toBeNull();
  expect(checkReason('  ')).toBe('gradeReasonMissing');
  expect(checkReason('x'.repeat(1_001))).toBe('gradeReasonMissing');
});

test('grades are told apart', () => {
  expect(isSameGrade(grade(70), grade(70))).toBe(true);
  expect(isSameGrade(grade(70), grade(null))).toBe(false);
  expect(isSameGrade(grade(null, true), grade(null, false))).toBe(false);
});
