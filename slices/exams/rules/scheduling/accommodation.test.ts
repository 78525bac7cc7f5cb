import { expect, test } from 'vitest';
import {
  accommodated,
  accommodationTold,
  checkAccommodation,
  minutesGranted,
  percentInMinutes,
  prolonged,
} from './accommodation.ts';

const half = { extraPercent: 50, extraAttempts: 1 };

test.each([
  [30, 50, 15],
  [45, 25, 12],
  [20, 33, 7],
  [null, 50, 0],
])('of %s minutes, %s percent more are %s minutes', (limit, percent, minutes) => {
  expect(percentInMinutes(limit, percent)).toBe(minutes);
});

test('what a student has in every exam is added to what was granted for one', () => {
  const deadline = new Date('2026-03-05T20:00:00Z');
  expect(accommodated({ extraAttempts: 1, extraMinutes: 10, deadline }, half, 30)).toEqual({
    extraAttempts: 2,
    extraMinutes: 25,
    deadline,
  });
  expect(accommodated(null, half, 30)).toEqual({ extraAttempts: 1, extraMinutes: 15, deadline: null });
  expect(accommodated(null, null, 30)).toBeNull();
});

const at = (time: string): Date => new Date(`2026-03-05T${time}:00Z`);
const sitting = { deadline: at('12:00'), expiresAt: at('10:30') };

test.each([
  ['more time moves an attempt that goes on', 0, 50, '10:45', '12:15'],
  ['of time that it has, nothing is given twice', 25, 50, '10:37', '12:07'],
  ['less takes nothing away', 50, 0, '10:30', '12:00'],
])('%s', (_, before, after, expiresAt, deadline) => {
  expect(prolonged(sitting, { limitMinutes: 30, before, after })).toEqual({
    expiresAt: at(expiresAt),
    deadline: at(deadline),
  });
});

test.each([
  [{ extraPercent: 50 }, null],
  [{ extraAttempts: 1 }, null],
  [{}, 'accommodationEmpty'],
  [{ extraPercent: 301 }, 'accommodationRange'],
  [{ extraPercent: 12.5 }, 'accommodationRange'],
  [{ extraAttempts: 21 }, 'accommodationRange'],
  [{ extraPercent: 50, reason: 'x'.repeat(1_001) }, 'examReason'],
])('of %j is said: %s', (changed, problem) => {
  expect(checkAccommodation({ extraPercent: 0, extraAttempts: 0, reason: '', ...changed })).toBe(problem);
});

test.each([
  ['a new attempt has what the student has now', [{ extraPercent: 0 }], true, half],
  ['so has an exam that was never sat', [], false, half],
  ['a finished one has what it had', [{ extraPercent: 0 }], false, { extraPercent: 0, extraAttempts: 1 }],
])('%s', (_, attempts, mayStart, told) => {
  expect(accommodationTold(half, { attempts, mayStart })).toEqual(told);
});

const began = new Date('2026-03-01T10:00:00Z');
const minute = (minutes: number): Date => new Date(began.getTime() + minutes * 60_000);
const sat = { startedAt: began, endedAt: minute(40), expiresAt: minute(60), extraPercent: 0 };

test.each([
  ['is going on', { ...sat, endedAt: null }, { extraMinutes: 15, grantedAt: minute(50) }, 15],
  ['was granted them before its end', sat, { extraMinutes: 20, grantedAt: minute(5) }, 20],
  ['had ended', { ...sat, expiresAt: minute(40) }, { extraMinutes: 15, grantedAt: minute(90) }, 0],
  ['had ended with some of them', sat, { extraMinutes: 35, grantedAt: minute(90) }, 20],
  [
    'had ended with its percentage',
    { ...sat, extraPercent: 50 },
    { extraMinutes: 35, grantedAt: minute(90) },
    0,
  ],
  ['was granted none', sat, null, 0],
])('an attempt that %s has the minutes it had', (_, attempt, grant, minutes) => {
  expect(minutesGranted(attempt, grant, 40)).toBe(minutes);
});
