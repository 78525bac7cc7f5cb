import { expect, test } from 'vitest';
import { percent } from '#kit/percent/percent.ts';
import { amendedGrade, nextStep, type HeldGrade } from './amendment.ts';
import { gradeCourse, type CourseStep } from './course-grade.ts';

const facts = (deduction: number, entered: number | null = null) => ({
  parts: [
    {
      id: 'exam',
      kind: 'EXAM' as const,
      state: 'GRADED' as const,
      weight: 1,
      score: percent(72),
      complete: null,
      entered: null,
    },
  ],
  deductions: [percent(deduction)],
  entered: entered === null ? null : percent(entered),
  isOver: true,
});
const settled = (deduction: number, entered: number | null = null): HeldGrade =>
  gradeCourse(facts(deduction, entered)) as HeldGrade;

const pairs = [0, 1, 3, 90].flatMap((before) => [2, 6].map((after) => [before, after] as const));

test.each(pairs)(
  'settled with %i percent off, amended to %i, a grade is what settling the course today would come to (HOLE-45, HOLE-48)',
  (before, after) => {
    expect(amendedGrade(settled(before), percent(after))).toEqual({
      ...settled(after),
      deduction: percent(after),
    });
  },
);

test('a deduction that leaves the grade what it is offers nothing', () => {
  expect(amendedGrade(settled(3), percent(3))).toBeNull();
  expect(amendedGrade(settled(90), percent(100))).toBeNull();
});

test('a grade that was entered, or has no parts that count, is not amended; an incomplete one stays incomplete', () => {
  expect(amendedGrade(settled(6, 88), percent(0))).toBeNull();
  expect(amendedGrade({ score: null, state: 'INCOMPLETE', steps: [] }, percent(6))).toBeNull();
  const steps: CourseStep[] = [{ kind: 'MEAN', score: percent(72) }];
  expect(amendedGrade({ score: percent(72), state: 'INCOMPLETE', steps }, percent(1))).toMatchObject({
    state: 'INCOMPLETE',
  });
});

test.each([
  ['nothing was offered, nothing is due', null, null, 'KEEP'],
  ['the grade would change', null, 6, 'OFFER'],
  ['it is offered already', { status: 'PENDING', deduction: 6 }, 6, 'KEEP'],
  ['it would change by something else', { status: 'PENDING', deduction: 6 }, 3, 'OFFER'],
  ['the decision was taken back', { status: 'PENDING', deduction: 6 }, null, 'WITHDRAW'],
  ['a person chose to leave the grade', { status: 'LEFT', deduction: 6 }, 6, 'KEEP'],
  ['after that, something else was decided', { status: 'LEFT', deduction: 6 }, 9, 'OFFER'],
  ['what was left is taken back', { status: 'LEFT', deduction: 6 }, null, 'WITHDRAW'],
  ['it was accepted, and what led to it taken back', { status: 'ACCEPTED', deduction: 0 }, 6, 'OFFER'],
  ['it was withdrawn, and is due again', { status: 'WITHDRAWN', deduction: 6 }, 6, 'OFFER'],
] as const)('%s', (_, newest, due, step) => {
  expect(
    nextStep(
      newest && { ...newest, deduction: percent(newest.deduction) },
      due === null ? null : { deduction: percent(due) },
    ),
  ).toBe(step);
});
