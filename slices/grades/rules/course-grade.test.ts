import { hundredths, percent, type Percent } from '#kit/percent/percent.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  gradeCourse,
  gradeCourseWithoutSteps,
  gradeOfPart,
  isMissing,
  isStep,
  stateForMember,
  PART_STATES,
  type CourseFacts,
  type PartFacts,
} from './course-grade.ts';

let made = 0;

/** A part that counts once and has this many percent. */
const part = (whole: number | null, facts: Partial<PartFacts> = {}): PartFacts => ({
  id: `part ${++made}`,
  kind: 'EXAM',
  weight: 1,
  state: whole === null ? 'TO_COME' : 'GRADED',
  score: whole === null ? null : percent(whole),
  complete: null,
  atMost: percent(100),
  entered: null,
  ...facts,
});

const completion = (complete: boolean | null, facts: Partial<PartFacts> = {}): PartFacts =>
  part(null, { kind: 'COMPLETION', state: complete === null ? 'TO_COME' : 'GRADED', complete, ...facts });

const course = (parts: PartFacts[], facts: Partial<CourseFacts> = {}): CourseFacts => ({
  parts,
  deductions: [],
  entered: null,
  isOver: true,
  ...facts,
});

const told = (facts: CourseFacts) => {
  const { score, state } = gradeCourse(facts);
  expect(gradeCourseWithoutSteps(facts)).toEqual({ score, state });
  return [score === null ? null : score / 100, state];
};

const given = (score: number) => ({ score: percent(score), complete: null });

describe('the grade of a course', () => {
  test.each([
    ['is the mean of its parts, all of which count the same', course([part(80), part(60)]), [70, 'PASSED']],
    ['fails below 70', course([part(70), part(69.99)]), [69.99, 'FAILED']],
    ['is rounded down', course([part(70), part(70), part(71)]), [70.33, 'PASSED']],
    ['heeds weights (HOLE-41)', course([part(90, { weight: 3 }), part(50, { weight: 1 })]), [80, 'PASSED']],
    ['leaves out what has no weight', course([part(90), part(10, { weight: 0 })]), [90, 'PASSED']],
    ['is none where nothing has a weight', course([part(90, { weight: 0 })]), [null, 'INCOMPLETE']],
    ['is none without parts', course([]), [null, 'INCOMPLETE']],
    [
      'does not count what is not due yet',
      course([part(90), part(null)], { isOver: false }),
      [90, 'IN_PROGRESS'],
    ],
    [
      'counts what was missed as nothing (HOLE-42)',
      course([part(90), part(null, { state: 'MISSED' })]),
      [45, 'FAILED'],
    ],
    [
      'waits for what is not marked yet',
      course([part(90), part(null, { state: 'WAITS' })]),
      [90, 'INCOMPLETE'],
    ],
    [
      'waits for nothing that has no weight',
      course([part(90), part(null, { state: 'WAITS', weight: 0 })]),
      [90, 'PASSED'],
    ],
    [
      'needs completion assignments to be complete',
      course([part(90), completion(false)]),
      [90, 'INCOMPLETE'],
    ],
    ['does not weigh completion assignments', course([part(90), completion(true)]), [90, 'PASSED']],
    [
      'holds a completion assignment that was missed for incomplete',
      course([part(90), completion(null, { state: 'MISSED' })]),
      [90, 'INCOMPLETE'],
    ],
    ['takes deductions off', course([part(92)], { deductions: [percent(6)] }), [86, 'PASSED']],
    ['never goes below nothing', course([part(5)], { deductions: [percent(3), percent(3)] }), [0, 'FAILED']],
    ['is what a person entered', course([part(40)], { entered: percent(75) }), [75, 'PASSED']],
    [
      'is settled by what a person entered, whatever is missing',
      course([part(40), completion(false)], { entered: percent(75) }),
      [75, 'PASSED'],
    ],
    [
      'counts what a person entered for a part in place of it',
      course([part(40, { entered: given(80) }), part(60)]),
      [70, 'PASSED'],
    ],
    [
      'takes an entered grade for work that was missed',
      course([part(null, { state: 'MISSED', entered: given(80) })]),
      [80, 'PASSED'],
    ],
    ['is in progress until the course is over', course([part(40)], { isOver: false }), [40, 'IN_PROGRESS']],
  ])('%s', (_, facts, grade) => {
    expect(told(facts)).toEqual(grade);
  });

  test('tells every step that led to it', () => {
    const [exam, essay] = [part(92, { id: 'exam', weight: 3 }), part(80, { id: 'essay' })];
    expect(
      gradeCourse(course([exam, essay], { deductions: [percent(6)], entered: percent(85) })).steps,
    ).toEqual([
      { kind: 'PART', score: 9_200, partId: 'exam', weight: 3 },
      { kind: 'PART', score: 8_000, partId: 'essay', weight: 1 },
      { kind: 'MEAN', score: 8_900 },
      { kind: 'DEDUCTION', score: 8_300, takenOff: 600 },
      { kind: 'ENTERED', score: 8_500 },
    ]);
  });
});

test.each<[string, boolean, Parameters<typeof isMissing>[0]]>([
  ['was missed', true, { state: 'MISSED', complete: null, isEntered: false }],
  ['was missed and excused by a grade', false, { state: 'MISSED', complete: null, isEntered: true }],
  ['is not complete', true, { state: 'GRADED', complete: false, isEntered: true }],
  ['is complete', false, { state: 'GRADED', complete: true, isEntered: false }],
  ['was graded, however low', false, { state: 'GRADED', complete: null, isEntered: false }],
  ['waits to be marked', false, { state: 'WAITS', complete: null, isEntered: false }],
  ['is to come', false, { state: 'TO_COME', complete: null, isEntered: false }],
])('a part that %s: missing is %s', (_, missing, standing) => {
  expect(isMissing(standing)).toBe(missing);
});

/** Written apart from the rules, in the plainest way: every part is looked at once, in hundredths of a percent. */
function oracle({ parts, deductions, entered, isOver }: CourseFacts): [number | null, string] {
  let sum = 0n;
  let weights = 0n;
  let isOpen = false;
  for (const one of parts) {
    const value = one.entered ?? one;
    const isDecided = one.entered !== null || one.state === 'GRADED';
    if (one.state === 'NOT_REQUIRED' && one.entered === null) continue;
    if (one.kind === 'COMPLETION') {
      if (!(isDecided && value.complete)) isOpen = true;
    } else if (one.weight > 0) {
      if (isDecided || one.state === 'MISSED') {
        sum += BigInt(isDecided ? (value.score ?? 0) : 0) * BigInt(one.weight);
        weights += BigInt(one.weight);
      } else isOpen = true;
    }
  }
  let grade = weights === 0n ? null : Number(sum / weights);
  for (const less of deductions) if (grade !== null) grade = grade < less ? 0 : grade - less;
  if (entered !== null) {
    grade = entered;
    isOpen = false;
  }
  if (!isOver) return [grade, 'IN_PROGRESS'];
  if (grade === null || isOpen) return [grade, 'INCOMPLETE'];
  return [grade, grade < 7_000 ? 'FAILED' : 'PASSED'];
}

const anyScore = fc.integer({ min: 0, max: 10_000 }).map(hundredths);
const anyPart = fc
  .record({
    isCompletion: fc.boolean(),
    weight: fc.integer({ min: 0, max: 5 }),
    state: fc.constantFrom(...PART_STATES),
    score: anyScore,
    complete: fc.boolean(),
    entered: fc.option(fc.record({ score: anyScore, complete: fc.boolean() }), { freq: 4 }),
  })
  .map(({ isCompletion, state, score, complete, entered, weight }): PartFacts => {
    const grade = (of: { score: Percent; complete: boolean }) =>
      isCompletion ? { score: null, complete: of.complete } : { score: of.score, complete: null };
    return part(null, {
      kind: isCompletion ? 'COMPLETION' : 'ASSIGNMENT',
      weight,
      state,
      ...(state === 'GRADED' && grade({ score, complete })),
      entered: entered && grade(entered),
    });
  });
const anyCourse = fc.record({
  parts: fc.array(anyPart, { maxLength: 12 }),
  deductions: fc.array(fc.integer({ min: 0, max: 3_000 }).map(hundredths), { maxLength: 3 }),
  entered: fc.option(anyScore, { freq: 8 }),
  isOver: fc.boolean(),
});

test('ten thousand random courses are graded as by an oracle of its own', () => {
  fc.assert(
    fc.property(anyCourse, (facts) => {
      const { score, state, steps } = gradeCourse(facts);
      expect([score, state]).toEqual(oracle(facts));
      expect(steps.at(-1)?.score ?? null).toBe(score);
      const counted = facts.parts.filter((one) =>
        isStep({ grade: gradeOfPart(one)?.score ?? null, weight: one.weight }),
      );
      expect(steps.flatMap((step) => (step.kind === 'PART' ? [step.partId] : []))).toEqual(
        counted.map(({ id }) => id),
      );
    }),
    { numRuns: 10_000 },
  );
});

test('a better grade in a part never lowers the grade of the course', () => {
  fc.assert(
    fc.property(anyCourse, anyScore, (facts, more) => {
      const better = facts.parts.map((one) =>
        one.kind === 'COMPLETION' || !gradeOfPart(one)
          ? one
          : {
              ...one,
              entered: { score: hundredths(Math.max(more, gradeOfPart(one)?.score ?? 0)), complete: null },
            },
      );
      const before = gradeCourse(facts).score ?? 0;
      expect(gradeCourse({ ...facts, parts: better }).score ?? 0).toBeGreaterThanOrEqual(before);
    }),
  );
});

test('what was due before a student joined counts neither for nor against them, until they have more time for it', () => {
  const joinedAt = new Date('2026-11-18T00:00:00Z');
  const before = new Date('2026-11-17T23:59:59Z');
  expect(stateForMember('MISSED', before, joinedAt)).toBe('NOT_REQUIRED');
  expect(stateForMember('MISSED', joinedAt, joinedAt)).toBe('MISSED');
  expect(stateForMember('MISSED', before, null)).toBe('MISSED');
  expect(stateForMember('GRADED', before, joinedAt)).toBe('GRADED');
  const leftOut = part(null, { state: 'NOT_REQUIRED', atMost: percent(0) });
  expect(told(course([part(80), leftOut, completion(null, { state: 'NOT_REQUIRED' })]))).toEqual([
    80,
    'PASSED',
  ]);
  expect(told(course([part(80), { ...leftOut, entered: given(60) }]))).toEqual([70, 'PASSED']);
});
