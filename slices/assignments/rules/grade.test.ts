import { hundredths, percent } from '#kit/percent/percent.ts';
import { describe, expect, test } from 'vitest';
import {
  checkGrade,
  checkGradeReason,
  gradeThatCounts,
  isOtherGrade,
  isOwnSlip,
  type Grade,
} from './grade.ts';

test.each([
  ['GRADED', 0, null, null],
  ['GRADED', 10_000, null, null],
  ['GRADED', 10_001, null, 'gradeOutOfRange'],
  ['GRADED', -1, null, 'gradeOutOfRange'],
  ['GRADED', 70.5, null, 'gradeOutOfRange'],
  ['GRADED', Number.NaN, null, 'gradeOutOfRange'],
  ['GRADED', null, null, 'gradeOutOfRange'],
  ['GRADED', 7_000, true, 'gradeOutOfRange'],
  ['COMPLETION', null, true, null],
  ['COMPLETION', null, false, null],
  ['COMPLETION', null, null, 'gradeIncomplete'],
  ['COMPLETION', 7_000, null, 'gradeIncomplete'],
] as const)('%s with %s and %s is %s (ASGN-01)', (kind, score, complete, problem) => {
  expect(checkGrade(kind, { score: score === null ? null : hundredths(score), complete, comment: '' })).toBe(
    problem,
  );
});

test('a comment has an end', () => {
  const long = { score: hundredths(1), complete: null, comment: 'x'.repeat(10_001) };
  expect(checkGrade('GRADED', long)).toBe('gradeCommentTooLong');
});

const dueAt = new Date('2026-11-10T00:00Z');
const after = new Date('2026-11-11T00:00Z');
const nothing = {
  dueAt,
  extendedTo: null,
  submittedAt: null,
  returnedAt: null,
  gradedAt: null,
  score: null,
  complete: null,
};

test('nothing by the deadline counts as 0, or as incomplete (HOLE-42)', () => {
  expect(gradeThatCounts('GRADED', nothing, dueAt)).toBeNull();
  expect(gradeThatCounts('GRADED', nothing, after)).toEqual({ score: 0, complete: null });
  expect(gradeThatCounts('COMPLETION', nothing, after)).toEqual({ score: null, complete: false });
  expect(gradeThatCounts('GRADED', { ...nothing, submittedAt: dueAt }, after)).toBeNull();
  expect(gradeThatCounts('GRADED', { ...nothing, gradedAt: dueAt, score: percent(85) }, after)).toEqual({
    score: 8_500,
    complete: null,
  });
});

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
    ['by another person', { changedBy: 'other', changedAt: ago(1), takesBack: null }, false],
    ['an hour ago', { changedBy: 'me', changedAt: ago(60), takesBack: null }, false],
    ['and taken back already', { changedBy: 'me', changedAt: ago(1), takesBack: 'it' }, false],
    ['by nobody', null, false],
  ])('%s is taken back without a reason: %#', (_, last, is) =>
    expect(isOwnSlip(last, { personId: 'me', now })).toBe(is),
  );
});
