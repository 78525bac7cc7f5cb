import { hundredths } from '#kit/percent/percent.ts';
import { expect, test } from 'vitest';
import type { AnswerKey } from '../question.ts';
import { isFittingKey, isSameKey, outdatedVersions, outlookOf } from './regrade.ts';

const grade = (score: number) => ({ score: hundredths(score), passed: score >= 7_000 });

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
  });
  expect(outlookOf([])).toMatchObject({ changed: [], nowPass: 0, nowFail: 0 });
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

test.each<[AnswerKey, AnswerKey, boolean]>([
  [{ kind: 'SINGLE_CHOICE', option: 'a' }, { kind: 'SINGLE_CHOICE', option: 'a' }, true],
  [{ kind: 'SINGLE_CHOICE', option: 'a' }, { kind: 'SINGLE_CHOICE', option: 'b' }, false],
  [{ kind: 'MULTIPLE_CHOICE', options: ['a', 'b'] }, { kind: 'MULTIPLE_CHOICE', options: ['b', 'a'] }, true],
  [{ kind: 'MULTIPLE_CHOICE', options: ['a', 'b'] }, { kind: 'MULTIPLE_CHOICE', options: ['a'] }, false],
  [{ kind: 'MATCHING', pairs: { a: 'm', b: 'n' } }, { kind: 'MATCHING', pairs: { b: 'n', a: 'm' } }, true],
  [{ kind: 'MATCHING', pairs: { a: 'm', b: 'n' } }, { kind: 'MATCHING', pairs: { a: 'n', b: 'm' } }, false],
  [{ kind: 'FILL_IN', accepted: ['love'] }, { kind: 'FILL_IN', accepted: ['love', 'grace'] }, false],
  [{ kind: 'TRUE_FALSE', isTrue: true }, { kind: 'TRUE_FALSE', isTrue: false }, false],
  [{ kind: 'ESSAY' }, { kind: 'ESSAY' }, true],
])('%j and %j call the same answers right: %s', (key, other, isSame) => {
  expect([isSameKey(key, other), isSameKey(other, key)]).toEqual([isSame, isSame]);
});

test('outdated are the versions whose key was changed, not those that were reworded or rewritten', () => {
  const version = (questionId: string, number: number, option: string, options = ['a', 'b']) => ({
    versionId: `${questionId}${number}`,
    questionId,
    number,
    key: { kind: 'SINGLE_CHOICE', option } as const,
    options,
    matches: [],
  });
  const versions = [
    version('corrected', 1, 'a'),
    version('corrected', 3, 'b'),
    version('corrected', 2, 'b'),
    version('reworded', 1, 'a'),
    version('reworded', 2, 'a'),
    version('replaced', 1, 'a'),
    version('replaced', 2, 'c', ['c', 'd']),
  ];
  expect(outdatedVersions(versions)).toEqual(['corrected1']);
});
