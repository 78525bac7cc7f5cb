import { expect, test } from 'vitest';
import { isReleased } from './review.ts';

const NOW = new Date('2026-11-15T12:00:00Z');
const before = new Date('2026-11-15T11:00:00Z');
const after = new Date('2026-11-15T13:00:00Z');
const submitted = { endedAt: before, ending: 'SUBMITTED', expiresAt: null } as const;
const over = { refusal: 'attemptsExceeded' } as const;
const sitting = [submitted, { endedAt: null, ending: null, expiresAt: null }];
const leftLast = [submitted, { ...submitted, ending: 'LEFT_PAGE' } as const];
const lost = (endedAt: Date, expiresAt: Date | null = null) => [
  submitted,
  { endedAt, ending: 'CONNECTION_LOST', expiresAt } as const,
];
const attempt = {
  review: 'AFTER_LAST',
  isGraded: true,
  deadline: before,
  groupDeadline: before,
  attempts: [submitted, submitted],
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
  ['not while the last attempt is being sat', { ...attempt, attempts: sitting }, false],
  [
    'not while any is being sat, though shown at once',
    { ...attempt, review: 'AT_ONCE', attempts: sitting } as const,
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
  ['not to a person between two groups', { ...attempt, standing: null }, false],
  [
    'not while the last attempt, which was left, may be reinstated',
    { ...attempt, deadline: after, attempts: leftLast },
    false,
  ],
  [
    'not at once either of an attempt that was left',
    { ...attempt, review: 'AT_ONCE', deadline: after, attempts: leftLast } as const,
    false,
  ],
  ['when such an exam is over', { ...attempt, attempts: leftLast }, true],
  [
    'not while an attempt is sat that the exam no longer asks for',
    { ...attempt, review: 'AT_ONCE', attempts: sitting, standing: null } as const,
    false,
  ],
  ['not while the page of the last may be heard of again', { ...attempt, attempts: lost(before) }, false],
  ['when that page is lost for good', { ...attempt, attempts: lost(new Date('2026-11-14T11:59:59Z')) }, true],
  ['not while its time runs', { ...attempt, attempts: lost(before, after) }, false],
  ['when its time is over', { ...attempt, attempts: lost(before, before) }, true],
  [
    'at once',
    { ...attempt, review: 'AT_ONCE', standing: { ...over, refusal: null }, deadline: after } as const,
    true,
  ],
])('the right answers: %s', (_, reviewed, shown) => {
  expect(isReleased(reviewed, NOW)).toBe(shown);
});
