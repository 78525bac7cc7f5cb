import { expect, test } from 'vitest';
import { isReleased } from './review.ts';

const NOW = new Date('2026-11-15T12:00:00Z');
const before = new Date('2026-11-15T11:00:00Z');
const after = new Date('2026-11-15T13:00:00Z');
const submitted = { endedAt: before, ending: 'SUBMITTED' } as const;
const left = { endedAt: before, ending: 'CONNECTION_LOST' } as const;
const over = { refusal: 'attemptsExceeded', attempts: [submitted, submitted] } as const;
const sitting = {
  refusal: 'attemptsExceeded',
  attempts: [submitted, { endedAt: null, ending: null }],
} as const;
const leftLast = { refusal: 'attemptsExceeded', attempts: [submitted, left] } as const;
const attempt = {
  review: 'AFTER_LAST',
  isGraded: true,
  deadline: before,
  groupDeadline: before,
  standing: over,
} as const;

test.each([
  ['not before there is a grade', { ...attempt, isGraded: false, review: 'AT_ONCE' } as const, false],
  ['never where the exam says so', { ...attempt, review: 'NEVER' } as const, false],
  ['after the last attempt and the deadline', attempt, true],
  ['not while others of the group may still sit it (B1)', { ...attempt, groupDeadline: after }, false],
  ['not before their own deadline', { ...attempt, deadline: after }, false],
  [
    'before it where the exam says so',
    { ...attempt, review: 'BEFORE_DEADLINE', deadline: after, groupDeadline: after } as const,
    true,
  ],
  [
    'not while another attempt is open to the student, though shown before the deadline',
    { ...attempt, review: 'BEFORE_DEADLINE', standing: { ...over, refusal: null } } as const,
    false,
  ],
  ['not while the last attempt is being sat', { ...attempt, standing: sitting }, false],
  [
    'not while any is being sat, though shown at once',
    { ...attempt, review: 'AT_ONCE', standing: sitting } as const,
    false,
  ],
  [
    'not while another attempt is open to the student',
    { ...attempt, standing: { ...over, refusal: null } },
    false,
  ],
  [
    'not when the exam only waits for a language',
    { ...attempt, standing: { ...over, refusal: 'examNotInLanguage' } as const },
    false,
  ],
  ['not to somebody between two groups', { ...attempt, standing: null }, false],
  [
    'not while the last attempt, which was left, may be reinstated',
    { ...attempt, deadline: after, standing: leftLast },
    false,
  ],
  [
    'not at once either of an attempt that was left',
    { ...attempt, review: 'AT_ONCE', deadline: after, standing: leftLast } as const,
    false,
  ],
  ['when such an exam is over', { ...attempt, standing: leftLast }, true],
  [
    'at once',
    { ...attempt, review: 'AT_ONCE', standing: { ...over, refusal: null }, deadline: after } as const,
    true,
  ],
])('the right answers: %s', (_, reviewed, shown) => {
  expect(isReleased(reviewed, NOW)).toBe(shown);
});
