import { expect, test } from 'vitest';
import { checkGrant, checkReason, grantedMinutes, grantedTimes, type Grant } from './grant.ts';

const at = (time: string): Date => new Date(`2026-03-0${time}:00Z`);
const times = { opensAt: at('1T08:00'), deadline: at('5T20:00'), closesAt: at('6T20:00') };
const grant = (changed: Partial<Grant>): Grant => ({
  extraAttempts: 0,
  extraMinutes: 0,
  deadline: null,
  ...changed,
});

test('more time moves the deadline and the close as well as the limit (HOLE-37)', () => {
  const more = grant({ extraMinutes: 30 });
  expect(grantedTimes(times, more)).toEqual({
    opensAt: at('1T08:00'),
    deadline: at('5T20:30'),
    closesAt: at('6T20:30'),
  });
  expect(grantedMinutes(60, more)).toBe(90);
  expect(grantedMinutes(null, more)).toBeNull();
});

test('a deadline of their own stands in place of the group’s, and nobody is closed out before it', () => {
  expect(grantedTimes(times, grant({ deadline: at('8T12:00') }))).toMatchObject({
    deadline: at('8T12:00'),
    closesAt: at('8T12:00'),
  });
  expect(grantedTimes({ ...times, closesAt: null }, grant({ deadline: at('8T12:00') })).closesAt).toBeNull();
});

test('without a grant everything is as the group has it', () => {
  expect(grantedTimes(times, null)).toBe(times);
});

test.each([
  [{ extraAttempts: 1 }, null],
  [{ extraAttempts: -1 }, 'examGrantRange'],
  [{ extraAttempts: 21 }, 'examGrantRange'],
  [{ extraMinutes: 601 }, 'examGrantRange'],
  [{ extraMinutes: 1.5 }, 'examGrantRange'],
  [{ deadline: at('1T08:00') }, 'examDeadlineFirst'],
])('of a grant of %j is said: %s', (changed, problem) => {
  expect(checkGrant(grant(changed), times)).toBe(problem);
});

test.each([
  ['', 'examReason'],
  ['  ', 'examReason'],
  ['x'.repeat(1_001), 'examReason'],
  ['Dyslexia, letter of 3 March', null],
])('a reason says why: %j', (reason, problem) => {
  expect(checkReason(reason)).toBe(problem);
});
