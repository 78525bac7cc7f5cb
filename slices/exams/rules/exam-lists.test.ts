import { expect, test } from 'vitest';
import { placeOfExam, saysAllOf, stepToExam } from './exam-lists.ts';

const open = { endedAt: null, grade: null };
const waiting = { endedAt: '2026-11-15T10:00:00Z', grade: null };
const failed = { endedAt: '2026-11-15T10:00:00Z', grade: 40 };

test.each([
  ['that may be begun is open', null, [], 'open'],
  ['that was failed and may be begun again is open', null, [failed], 'open'],
  ['that is being sat is open, whatever else', 'attemptsExceeded', [failed, open], 'open'],
  [
    'that waits to be marked is done, as far as the student is concerned',
    'examWaitsToBeMarked',
    [waiting],
    'done',
  ],
  ['that opens next week comes later', 'examNotOpenYet', [], 'later'],
  ['that is not ready in any language is open and says why', 'examNotInLanguage', [], 'open'],
  ['that is passed is done', 'examIsPassed', [failed], 'done'],
  ['that is used up is done', 'attemptsExceeded', [failed, failed], 'done'],
  ['that is closed is done', 'examIsClosed', [], 'done'],
])('an exam %s', (_, refusal, attempts, place) => {
  expect(placeOfExam({ refusal, attempts })).toBe(place);
});

test.each([
  ['that nobody has begun is started', true, null, 'START'],
  ['that was failed is retaken', true, failed, 'RETAKE'],
  ['that goes on is gone on with', true, open, 'CONTINUE'],
  ['that is over shows its result', false, failed, 'RESULT'],
  ['that opens later is read about', false, null, 'ABOUT'],
])('an exam %s', (_, isOpen, told, step) => {
  expect(stepToExam({ isOpen, told })).toBe(step);
});

test.each([
  ['', true],
  ['  ', true],
  ['genesis', true],
  ['FINAL gén', true],
  ['bib101', true],
  ['final exodus', false],
])('a search for %j finds the exam: %s', (search, isFound) => {
  const exam = { title: 'Final exam', courseCode: 'BIB101', courseName: 'Génesis' };
  expect(saysAllOf(exam, search)).toBe(isFound);
});
