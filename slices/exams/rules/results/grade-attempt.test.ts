import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hundredths, NO_PERCENT, percent } from '#kit/percent/percent.ts';
import { bestGrade, gradeAttempt, type AttemptFacts, type ExamPolicy } from './grade-attempt.ts';
import type { AskedQuestion, GivenAnswer } from '../question.ts';

const POLICY: ExamPolicy = { passMark: percent(70), retakeScore: percent(70), lateCap: percent(70) };

/** An attempt at a hundred true-or-false questions of a point each, so many of them answered rightly. */
function attempt(right: number, facts: Partial<AttemptFacts> = {}): AttemptFacts {
  const questions = Array.from({ length: 100 }, (_, index): AskedQuestion => ({
    id: `q${index}`,
    points: 1,
    key: { kind: 'TRUE_FALSE', isTrue: true },
  }));
  const answers = Object.fromEntries(
    questions.map(({ id }, index): [string, GivenAnswer] => [
      id,
      { kind: 'TRUE_FALSE', isTrue: index < right },
    ]),
  );
  return {
    questions,
    answers,
    byHand: {},
    number: 1,
    penalty: NO_PERCENT,
    isLate: false,
    wasLeft: false,
    ...facts,
  };
}

const told = (facts: AttemptFacts, policy = POLICY) => {
  const grade = gradeAttempt(facts, policy);
  return (
    grade && {
      score: grade.score / 100,
      passed: grade.passed,
      from: grade.scaledFrom && grade.scaledFrom / 100,
    }
  );
};

describe('the grade of an attempt', () => {
  test.each([2, 3, 4, 10])('attempt %i that passes is worth 70, whatever was reached (EXAM-14)', (number) => {
    expect(told(attempt(95, { number }))).toEqual({ score: 70, passed: true, from: 95 });
    expect(told(attempt(69, { number }))).toEqual({ score: 69, passed: false, from: null });
  });

  test.each([
    ['70 passes', attempt(70), { score: 70, passed: true, from: null }],
    ['69 does not', attempt(69), { score: 69, passed: false, from: null }],
    ['a retake of 95 is 70 from 95', attempt(95, { number: 2 }), { score: 70, passed: true, from: 95 }],
    ['a failed retake stays as it is', attempt(65, { number: 2 }), { score: 65, passed: false, from: null }],
    [
      'a late first attempt of 90 is 70 from 90',
      attempt(90, { isLate: true }),
      { score: 70, passed: true, from: 90 },
    ],
    ['a late retake is 70', attempt(90, { number: 2, isLate: true }), { score: 70, passed: true, from: 90 }],
    ['a late 60 stays 60', attempt(60, { isLate: true }), { score: 60, passed: false, from: null }],
    [
      'a penalty comes off before the pass test',
      attempt(72, { penalty: percent(5) }),
      { score: 67, passed: false, from: null },
    ],
    [
      'a penalty never goes below nothing',
      attempt(3, { penalty: percent(5) }),
      { score: 0, passed: false, from: null },
    ],
    [
      'an attempt that was left is 0',
      attempt(100, { wasLeft: true }),
      { score: 0, passed: false, from: null },
    ],
  ])('%s', (_, facts, grade) => {
    expect(told(facts)).toEqual(grade);
  });

  test('a scaled 70 on an exam with a higher mark still passes (TRAP-35)', () => {
    const policy = { ...POLICY, passMark: percent(80) };
    expect(told(attempt(85, { number: 2 }), policy)).toEqual({ score: 70, passed: true, from: 85 });
    expect(told(attempt(79, { number: 2 }), policy)).toEqual({ score: 79, passed: false, from: null });
  });

  test('waits until an essay has been read', () => {
    const essay: AskedQuestion = { id: 'essay', points: 10, key: { kind: 'ESSAY' } };
    const facts = attempt(80);
    const withEssay = {
      ...facts,
      questions: [...facts.questions, essay],
      answers: { ...facts.answers, essay: { kind: 'ESSAY', words: 'Grace.' } as const },
    };
    expect(told(withEssay)).toBeNull();
    expect(told({ ...withEssay, byHand: { essay: 8.5 } })?.score).toBe(80.45);
  });

  test('tells every step that led to it, in the order in which they are taken (TRAP-34)', () => {
    const grade = gradeAttempt(attempt(92, { number: 2, isLate: true, penalty: percent(4) }), POLICY);
    expect(grade?.steps).toEqual([
      { kind: 'RAW', score: 9_200, points: 92, outOf: 100 },
      { kind: 'PENALTY', score: 8_800, takenOff: 400 },
      { kind: 'RETAKE', score: 7_000 },
    ]);
  });
});

test('the highest grade counts, and among equals one that passed (HOLE-39)', () => {
  const grades = [
    { score: percent(70), passed: false },
    { score: percent(70), passed: true },
    { score: NO_PERCENT, passed: false },
  ];
  expect(bestGrade(grades)).toBe(grades[1]);
  expect(bestGrade([])).toBeNull();
});

/** Written apart from the rules, in the plainest way: whole points only, so that no fractions are needed. */
function oracle(
  points: number[],
  isRight: boolean[],
  { number, penalty, isLate }: AttemptFacts,
): [number, boolean] {
  let sum = 0;
  let max = 0;
  for (const [index, worth] of points.entries()) {
    max += worth;
    if (isRight[index]) sum += worth;
  }
  let score = Math.floor((sum * 10_000) / max) - penalty;
  if (score < 0) score = 0;
  const passes = score >= 7_000;
  if (passes && number >= 2) score = 7_000;
  if (isLate && score > 7_000) score = 7_000;
  return [score, passes];
}

test('ten thousand random exams are graded as by an oracle of its own (B3)', () => {
  const asked = fc.array(fc.record({ points: fc.integer({ min: 1, max: 20 }), isRight: fc.boolean() }), {
    minLength: 1,
    maxLength: 40,
  });
  const circumstances = fc.record({
    number: fc.integer({ min: 1, max: 4 }),
    penalty: fc.integer({ min: 0, max: 3_000 }).map(hundredths),
    isLate: fc.boolean(),
  });
  fc.assert(
    fc.property(asked, circumstances, (exam, happened) => {
      const questions = exam.map(({ points }, index): AskedQuestion => ({
        id: String(index),
        points,
        key: { kind: 'SINGLE_CHOICE', option: 'right' },
      }));
      // Half of the wrong ones are left out, as students do.
      const answers = Object.fromEntries(
        exam.flatMap(({ isRight }, index): [string, GivenAnswer][] =>
          isRight || index % 2 === 0
            ? [[String(index), { kind: 'SINGLE_CHOICE', option: isRight ? 'right' : 'wrong' }]]
            : [],
        ),
      );
      const facts = { questions, answers, byHand: {}, wasLeft: false, ...happened };
      const grade = gradeAttempt(facts, POLICY);
      const [score, passes] = oracle(
        exam.map(({ points }) => points),
        exam.map(({ isRight }) => isRight),
        facts,
      );
      expect([grade?.score, grade?.passed]).toEqual([score, passes]);
    }),
    { numRuns: 10_000 },
  );
});

test('a corrected key is a step of its own, and everything after it follows from it', () => {
  const corrected = (key: boolean, formerKey: boolean) => ({
    id: 'q',
    points: 1,
    key: { kind: 'TRUE_FALSE' as const, isTrue: key },
    formerKey: { kind: 'TRUE_FALSE' as const, isTrue: formerKey },
  });
  const facts = {
    answers: { q: { kind: 'TRUE_FALSE' as const, isTrue: true } },
    byHand: {},
    number: 1,
    penalty: percent(5),
    isLate: false,
    wasLeft: false,
  };
  expect(gradeAttempt({ ...facts, questions: [corrected(true, false)] }, POLICY)).toMatchObject({
    score: 9_500,
    steps: [
      { kind: 'RAW', score: 0, points: 0 },
      { kind: 'REGRADED', score: 10_000, points: 1 },
      { kind: 'PENALTY', score: 9_500 },
    ],
  });
  // What earns the same by both keys was not touched.
  expect(gradeAttempt({ ...facts, questions: [corrected(true, true)] }, POLICY)?.steps).toHaveLength(2);
});
