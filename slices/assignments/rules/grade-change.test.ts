import { describe, expect, test } from 'vitest';
import { checkGradeReason, isOtherGrade, isOwnSlip } from './grade-change.ts';

const percent = (score: number) => ({ score, complete: null });

test.each([
  ['a first grade', null, percent(7000), false],
  ['the same grade', percent(7000), percent(7000), false],
  ['another grade', percent(7000), percent(7100), true],
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
