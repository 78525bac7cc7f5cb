import { expect, test } from 'vitest';
import {
  allowedAttempts,
  checkStart,
  expiryOf,
  isLate,
  leftAfterStart,
  nextNumber,
  type ExamStanding,
} from './may-start.ts';

const NOON = new Date('2026-11-15T12:00:00Z');
const exam: ExamStanding = {
  opensAt: new Date('2026-11-01T00:00:00Z'),
  deadline: new Date('2026-11-10T00:00:00Z'),
  closesAt: null,
  allowed: 2,
  attempts: [],
  isComplete: true,
};
const failed = { passed: false, endedAt: NOON };
const waiting = { passed: null, endedAt: NOON };
const open = { passed: null, endedAt: null };

test.each<[string, Partial<ExamStanding>, ReturnType<typeof checkStart>]>([
  ['an open exam may be begun, also after its deadline', {}, null],
  ['not before it opens', { opensAt: new Date('2026-11-15T12:00:00.001Z') }, 'examNotOpenYet'],
  ['at the very moment it opens', { opensAt: NOON }, null],
  ['not after it has closed', { closesAt: new Date('2026-11-15T11:59:59.999Z') }, 'examIsClosed'],
  ['not where its words are missing', { isComplete: false }, 'examNotInLanguage'],
  [
    'not once it was passed, though words are missing since',
    { isComplete: false, attempts: [{ ...failed, passed: true }] },
    'examIsPassed',
  ],
  ['again after one that failed', { attempts: [failed] }, null],
  ['not when all attempts are used (TRAP-36)', { attempts: [failed, failed] }, 'attemptsExceeded'],
  ['not when the last one is still open', { allowed: 1, attempts: [open] }, 'attemptsExceeded'],
  ['not while one waits to be marked', { allowed: 3, attempts: [failed, waiting] }, 'examWaitsToBeMarked'],
  ['not when all are used, though the last waits', { attempts: [failed, waiting] }, 'attemptsExceeded'],
  ['not in the app where the website has to be used (EXAM-20)', { isOnlineOnly: true }, 'examOnlineOnly'],
  ['not once it was passed (HOLE-39)', { attempts: [{ ...failed, passed: true }] }, 'examIsPassed'],
])('%s', (_, standing, refusal) => {
  expect(checkStart({ ...exam, ...standing }, NOON)).toBe(refusal);
});

test.each([
  [3, 5, 0, 3],
  [null, 5, 0, 5],
  [null, null, 0, 2],
  [null, null, 1, 3],
])(
  'of the exam (%s), the setting (%s) and grants (%s) follow %s attempts (TRAP-37)',
  (ofExam, setting, granted, all) => {
    expect(allowedAttempts(ofExam, setting, granted)).toBe(all);
  },
);

test('the instant of the deadline is in time, the next one is not (TRAP-38)', () => {
  expect(isLate(NOON, NOON)).toBe(false);
  expect(isLate(new Date(NOON.getTime() + 1), NOON)).toBe(true);
});

test('attempts after one that was voided keep their numbers', () => {
  expect([nextNumber([]), nextNumber([{ number: 1 }]), nextNumber([{ number: 2 }])]).toEqual([1, 2, 3]);
});

test('an attempt ends after its limit', () => {
  expect(expiryOf(NOON, null)).toBeNull();
  expect(expiryOf(NOON, 60)?.toISOString()).toBe('2026-11-15T13:00:00.000Z');
});

test.each([
  [2, 0, 1],
  [2, 1, 0],
  [1, 2, 0],
])('of %i attempts with %i used, %i are left after the next', (allowed, used, left) => {
  expect(leftAfterStart({ allowed, used })).toBe(left);
});
