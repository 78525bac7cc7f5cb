import { expect, test } from 'vitest';
import { isReleased } from './review.ts';

const NOW = new Date('2026-11-15T12:00:00Z');
const before = new Date('2026-11-15T11:00:00Z');
const after = new Date('2026-11-15T13:00:00Z');
const attempt = { review: 'AFTER_LAST', isGraded: true, deadline: before, mayGoOn: false } as const;

test.each([
  [
    'nothing is shown before there is a grade',
    { ...attempt, isGraded: false, review: 'AT_ONCE' } as const,
    false,
  ],
  ['nothing is ever shown where the exam says so', { ...attempt, review: 'NEVER' } as const, false],
  ['after the last attempt', attempt, true],
  ['not while another attempt is open to the student', { ...attempt, mayGoOn: true }, false],
  ['not before the deadline', { ...attempt, review: 'AFTER_DEADLINE', deadline: after } as const, false],
  ['after the deadline', { ...attempt, review: 'AFTER_DEADLINE' } as const, true],
  ['at once', { ...attempt, review: 'AT_ONCE', mayGoOn: true, deadline: after } as const, true],
])('the right answers: %s', (_, reviewed, shown) => {
  expect(isReleased(reviewed, NOW)).toBe(shown);
});
