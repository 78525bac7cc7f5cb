import { expect, test } from 'vitest';
import type { AnswerKey } from './question.ts';
import { isFittingKey, outlookOf } from './regrade.ts';

const grade = (score: number) => ({ score, passed: score >= 7_000 });

test('what a correction changes is told before anything is changed', () => {
  const outlook = outlookOf([
    { attemptId: 'same', before: grade(8_000), after: grade(8_000) },
    { attemptId: 'rises over the mark', before: grade(6_500), after: grade(7_500) },
    { attemptId: 'falls under it', before: grade(7_100), after: grade(6_900) },
    { attemptId: 'only rises', before: grade(8_000), after: grade(8_500) },
  ]);
  expect(outlook.changed.map(({ attemptId }) => attemptId)).not.toContain('same');
  expect({ ...outlook, changed: outlook.changed.length }).toEqual({
    changed: 3,
    nowPass: 1,
    nowFail: 1,
    highestRise: 1_000,
    deepestFall: -200,
  });
  expect(outlookOf([])).toMatchObject({ changed: [], highestRise: 0, deepestFall: 0 });
});

const choices = { options: ['a', 'b'], matches: ['m', 'n'] };

test.each<[AnswerKey, AnswerKey, boolean]>([
  [{ kind: 'SINGLE_CHOICE', option: 'b' }, { kind: 'SINGLE_CHOICE', option: 'a' }, true],
  [{ kind: 'SINGLE_CHOICE', option: 'new' }, { kind: 'SINGLE_CHOICE', option: 'a' }, false],
  [{ kind: 'MULTIPLE_CHOICE', options: ['a', 'b'] }, { kind: 'MULTIPLE_CHOICE', options: ['a'] }, true],
  [{ kind: 'MULTIPLE_CHOICE', options: ['a', 'new'] }, { kind: 'MULTIPLE_CHOICE', options: ['a'] }, false],
  [{ kind: 'MULTIPLE_CHOICE', options: ['a'] }, { kind: 'SINGLE_CHOICE', option: 'a' }, false],
  [{ kind: 'MATCHING', pairs: { a: 'n', b: 'm' } }, { kind: 'MATCHING', pairs: { a: 'm', b: 'n' } }, true],
  [{ kind: 'MATCHING', pairs: { a: 'n' } }, { kind: 'MATCHING', pairs: { a: 'm', b: 'n' } }, false],
  [{ kind: 'FILL_IN', accepted: ['grace'] }, { kind: 'FILL_IN', accepted: ['love'] }, true],
  [{ kind: 'TRUE_FALSE', isTrue: true }, { kind: 'TRUE_FALSE', isTrue: false }, true],
  [{ kind: 'ESSAY' }, { kind: 'ESSAY' }, false],
])('answers to a question can be held against %j in place of %j: %s', (key, former, isFitting) => {
  expect(isFittingKey(key, former, choices)).toBe(isFitting);
});
