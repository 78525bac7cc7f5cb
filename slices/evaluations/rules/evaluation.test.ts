import { describe, expect, test } from 'vitest';
import { dayProblem, firstDayOfWalk, missingAnswers, readAnswers } from './evaluation.ts';
import { formFault, inLanguage, tidyTexts, stepLabelsOf, type Criterion } from './evaluation-form.ts';

const scale: Criterion = {
  id: 'prepared',
  kind: 'SCALE',
  labels: { en: 'Prepared' },
  lows: { en: 'Rarely' },
  highs: { en: 'Always' },
  isOptional: false,
};
const question: Criterion = {
  id: 'next',
  kind: 'TEXT',
  labels: { en: 'What next?' },
  lows: {},
  highs: {},
  isOptional: true,
};

test('answers are numbers or texts of their criteria, without blanks, and what is empty is left out (HOURS-05)', () => {
  const read = (...written: { criterionId: string; score?: number | null; text?: string | null }[]) =>
    readAnswers([scale, question], written);
  expect(
    read({ criterionId: 'next', text: ' Rest. ' }, { criterionId: 'prepared', score: 5 }).answers,
  ).toEqual({ prepared: 5, next: 'Rest.' });
  expect(read({ criterionId: 'next', text: '  ' }, { criterionId: 'prepared', score: null }).answers).toEqual(
    {},
  );
  for (const score of [0, 6, 2.5])
    expect(read({ criterionId: 'prepared', score }).fault).toMatchObject({
      problem: 'evaluationScoreInvalid',
      field: 'prepared',
    });
  expect(read({ criterionId: 'next', text: 'x'.repeat(2_001) }).fault?.problem).toBe(
    'evaluationAnswerTooLong',
  );
  expect(read({ criterionId: 'another', score: 1 }).fault?.problem).toBe('requestNotUnderstood');
});

test('what is not optional is missing until it is answered (HOURS-05)', () => {
  expect(missingAnswers([scale, question], {})).toEqual(['prepared']);
  expect(missingAnswers([scale, { ...question, isOptional: false }], { prepared: 1 })).toEqual(['next']);
  expect(missingAnswers([scale, question], { prepared: 1 })).toEqual([]);
});

test('a student is evaluated on a day in the group that is not to come (HOURS-05)', () => {
  const member = { firstDay: '2026-09-01', lastDay: '2026-11-30' } as const;
  const on = (day: '2026-08-31' | '2026-09-01' | '2026-11-30' | '2026-12-01' | '2026-12-02') =>
    dayProblem(day, member, '2026-12-01');
  expect(on('2026-08-31')).toBe('evaluationDayOutsideGroup');
  expect(on('2026-09-01')).toBeNull();
  expect(on('2026-11-30')).toBeNull();
  expect(on('2026-12-01')).toBe('evaluationDayOutsideGroup');
  expect(on('2026-12-02')).toBe('evaluationDayInFuture');
  expect(firstDayOfWalk('2026-12-01')).toBe('2026-11-25');
});

describe('a form (HOURS-05)', () => {
  const names = { en: 'Term review' };
  const problemOf = (...criteria: Criterion[]) => formFault(names, criteria)?.problem;

  test('has a name and criteria in English, with words for the ends of each scale', () => {
    expect(problemOf(scale, question)).toBeUndefined();
    expect(formFault({}, [scale])?.problem).toBe('evaluationFormNameMissing');
    expect(formFault({ en: 'x'.repeat(81) }, [scale])).toMatchObject({
      problem: 'evaluationFormNameTooLong',
      max: 80,
    });
    expect(problemOf()).toBe('criteriaMissing');
    expect(problemOf(...Array.from({ length: 21 }, () => scale))).toBe('tooManyCriteria');
    expect(problemOf({ ...scale, labels: { de_DE: 'Vorbereitet' } })).toBe('criterionLabelMissing');
    expect(problemOf({ ...scale, labels: { en: 'x'.repeat(201) } })).toBe('criterionLabelTooLong');
    expect(problemOf({ ...scale, lows: {} })).toBe('scaleWordsMissing');
    expect(problemOf({ ...scale, highs: { en: 'x'.repeat(61) } })).toBe('scaleWordsTooLong');
    expect(problemOf({ ...scale, threes: { en: 'x'.repeat(61) } })).toBe('scaleWordsTooLong');
  });

  test('may say of each step of a scale what it means', () => {
    const worded = { ...scale, threes: { en: 'Mostly', de_DE: 'Meistens' } };
    expect(stepLabelsOf(worded, 'de_DE')).toEqual(['Rarely', '', 'Meistens', '', 'Always']);
    expect(stepLabelsOf(scale, 'en')).toEqual(['Rarely', '', '', '', 'Always']);
    expect(stepLabelsOf(question, 'en')).toEqual([]);
  });

  test('is read in the language of the reader, in English where that is missing', () => {
    const texts = tidyTexts([
      { locale: 'de_DE', text: ' Bilanz ' },
      { locale: 'en', text: 'Review' },
      { locale: 'xx', text: 'Nowhere' },
      { locale: 'fr_FR', text: ' ' },
    ]);
    expect(texts).toEqual({ en: 'Review', de_DE: 'Bilanz' });
    expect([inLanguage(texts, 'de_DE'), inLanguage(texts, 'fr_FR')]).toEqual(['Bilanz', 'Review']);
  });
});
