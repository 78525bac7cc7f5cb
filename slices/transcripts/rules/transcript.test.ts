import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { averageGrade, creditsEarned } from '#slices/grades/rules/all-courses.ts';
import { officially, RECORD_STATES, type StudyRecord } from './study-record.ts';
import { sumsOf, termsOf } from './transcript.ts';

const taken = (facts: Partial<StudyRecord> = {}): StudyRecord => ({
  courseId: 'romans',
  code: 'BIB-101',
  name: 'Romans',
  teacherName: null,
  term: 'Autumn 2025',
  firstDay: '2025-09-01',
  lastDay: null,
  credits: 3,
  kind: 'CORE',
  grade: 80,
  state: 'PASSED',
  finalisedAt: new Date('2026-01-10T00:00:00Z'),
  ...facts,
});

describe('terms', () => {
  test('stand one after the other, the oldest first', () => {
    const terms = termsOf([
      taken({ term: 'Spring 2026', firstDay: '2026-01-12', code: 'B' }),
      taken({ term: 'Autumn 2025', code: 'Z' }),
      taken({ term: 'Autumn 2025', code: 'A', courseId: 'acts' }),
    ]);
    expect(terms.map(({ term, lines }) => [term, ...lines.map(({ code }) => code)])).toEqual([
      ['Autumn 2025', 'A', 'Z'],
      ['Spring 2026', 'B'],
    ]);
  });

  test('come before what belongs to none', () => {
    const terms = termsOf([
      taken({ term: '', firstDay: '2024-09-02' }),
      taken(),
      taken({ term: '', firstDay: '2026-09-01' }),
    ]);
    expect(terms.map(({ term, lines }) => [term, lines.length])).toEqual([
      ['Autumn 2025', 1],
      ['', 2],
    ]);
  });

  test('of the same name in another year are others', () => {
    const terms = termsOf([
      taken({ term: 'Term 1', firstDay: '2024-09-02' }),
      taken({ term: 'Term 2', firstDay: '2025-01-13' }),
      taken({ term: 'Term 1', firstDay: '2025-09-01' }),
    ]);
    expect(terms.map(({ term }) => term)).toEqual(['Term 1', 'Term 2', 'Term 1']);
  });
});

test.each<[string, StudyRecord[], number]>([
  ['nothing', [], 0],
  ['what is passed', [taken(), taken({ courseId: 'acts', credits: 1.5 })], 4.5],
  ['not what is failed', [taken({ state: 'FAILED' })], 0],
  ['a course that was passed twice once', [taken(), taken({ term: 'Spring 2026' })], 3],
  [
    'tenths as they are written',
    Array.from({ length: 3 }, (_, n) => taken({ courseId: `${n}`, credits: 0.1 })),
    0.3,
  ],
])('credits are earned for %s', (_, records, credits) => {
  expect(creditsEarned(records)).toBe(credits);
});

test.each<[string, StudyRecord[], number | null]>([
  ['is none without a grade', [taken({ grade: null })], null],
  [
    'weighs courses by their credits',
    [taken({ grade: 100 }), taken({ courseId: 'acts', credits: 1, grade: 60 })],
    90,
  ],
  [
    'counts all alike where none has credits',
    [taken({ credits: 0 }), taken({ courseId: 'acts', credits: 0, grade: 90 })],
    85,
  ],
  [
    'leaves out what is still going on, as the official transcript does',
    [taken({ grade: 80 }), taken({ courseId: 'acts', grade: 20, state: 'IN_PROGRESS' })],
    80,
  ],
  ['takes the better of two tries', [taken({ grade: 40, state: 'FAILED' }), taken({ grade: 70 })], 70],
  [
    'has two decimals',
    [taken({ credits: 1, grade: 70 }), taken({ courseId: 'b', credits: 2, grade: 71 })],
    70.67,
  ],
])('the average %s', (_, records, average) => {
  expect(averageGrade(records)).toBe(average);
});

test('a grade point average stands only where the college uses one', () => {
  const records = [taken({ grade: 95 }), taken({ courseId: 'acts', credits: 1, grade: 65 })];
  expect(sumsOf(records, { usesGpa: false }).gpa).toBeNull();
  expect(sumsOf(records, { usesGpa: true }).gpa).toBe(3.25);
  expect(sumsOf([taken({ credits: 0 })], { usesGpa: true }).gpa).toBeNull();
});

test('officially, a grade that may still change is none yet', () => {
  expect(officially(taken({ finalisedAt: null }))).toMatchObject({ grade: null, state: 'IN_PROGRESS' });
  expect(officially(taken({ state: 'FAILED', grade: 40 }))).toMatchObject({ grade: 40, state: 'FAILED' });
});

test('whatever a user took, all of it stands on the transcript and the sums stay within their bounds', () => {
  const record = fc.record({
    courseId: fc.constantFrom('a', 'b', 'c', 'd'),
    term: fc.constantFrom('', 'Autumn', 'Spring'),
    firstDay: fc.constantFrom('2024-09-02', '2025-01-13', '2025-09-01'),
    credits: fc.integer({ min: 0, max: 80 }).map((tenths) => tenths / 10),
    grade: fc.option(fc.integer({ min: 0, max: 10_000 }).map((score) => score / 100)),
    state: fc.constantFrom(...RECORD_STATES),
  });
  fc.assert(
    fc.property(fc.array(record), (facts) => {
      const records = facts.map(taken);
      const { creditsEarned: earned, average } = sumsOf(records, { usesGpa: true });
      expect(termsOf(records).flatMap(({ lines }) => lines)).toHaveLength(records.length);
      expect(earned).toBeLessThanOrEqual(records.reduce((sum, { credits }) => sum + credits, 0) + 0.05);
      const grades = records.flatMap(({ grade }) => grade ?? []);
      expect(average ?? 0).toBeGreaterThanOrEqual(average === null ? 0 : Math.min(...grades) - 0.01);
      expect(average ?? 0).toBeLessThanOrEqual(Math.max(0, ...grades) + 0.01);
    }),
  );
});
