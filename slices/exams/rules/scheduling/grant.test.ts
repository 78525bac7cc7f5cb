import { expect, test } from 'vitest';
import {
  checkGrant,
  checkReason,
  explainingDeadline,
  grantedMinutes,
  grantedTimes,
  regrantedTimes,
  type Grant,
} from './grant.ts';

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
    due: at('5T20:00'),
    deadline: at('5T20:30'),
    closesAt: at('6T20:30'),
  });
  expect(grantedMinutes(60, more)).toBe(90);
  expect(grantedMinutes(null, more)).toBeNull();
});

test('extra minutes are not told as a later deadline; a deadline of their own is', () => {
  expect(grantedTimes(times, null).due).toEqual(at('5T20:00'));
  expect(grantedTimes(times, grant({ extraMinutes: 30 })).due).toEqual(at('5T20:00'));
  expect(grantedTimes(times, grant({ extraMinutes: 30, deadline: at('8T12:00') })).due).toEqual(
    at('8T12:00'),
  );
});

test.each([
  ['in time', at('5T19:00'), at('5T20:00')],
  ['in time by extra minutes', at('5T20:10'), at('5T20:30')],
  ['late', at('5T21:00'), at('5T20:00')],
])('a result that is %s is explained by the deadline that made it so', (_, endedAt, expected) => {
  expect(explainingDeadline(endedAt, { own: at('5T20:30'), due: at('5T20:00') })).toEqual(expected);
  expect(explainingDeadline(endedAt, { own: at('5T20:30'), due: null })).toEqual(at('5T20:30'));
});

test('a deadline of their own stands in place of the group’s, and nobody is closed out before it', () => {
  expect(grantedTimes(times, grant({ deadline: at('8T12:00') }))).toMatchObject({
    deadline: at('8T12:00'),
    closesAt: at('8T12:00'),
  });
  expect(grantedTimes({ ...times, closesAt: null }, grant({ deadline: at('8T12:00') })).closesAt).toBeNull();
});

test('an attempt that has begun is moved by the minutes, and to a deadline of their own wherever the group’s is by now', () => {
  // The group's deadline was moved from the 4th to the 5th after the attempt had begun.
  const own = { deadline: at('4T20:00'), expiresAt: at('2T09:00') };
  const moved = (before: Grant | null, after: Grant) =>
    regrantedTimes(own, times, { before, after, endedMs: 5 * 60_000 });
  expect(moved(null, grant({ extraMinutes: 30 }))).toEqual({
    deadline: at('4T20:30'),
    expiresAt: at('2T09:30'),
  });
  const until = grant({ deadline: at('7T12:00') });
  expect(moved(null, until)).toEqual({ deadline: at('7T12:00'), expiresAt: at('2T09:00') });
  expect(moved(until, grant({ deadline: at('7T12:00'), extraMinutes: 15 })).deadline).toEqual(at('4T20:15'));
  // The time during which it was ended counts again.
  expect(moved(until, grant({})).deadline).toEqual(at('5T20:05'));
  expect(
    regrantedTimes({ ...own, expiresAt: null }, times, { before: null, after: until, endedMs: 0 }).expiresAt,
  ).toBeNull();
});

test('without a grant everything is as the group has it', () => {
  expect(grantedTimes(times, null)).toEqual({ ...times, due: times.deadline });
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
