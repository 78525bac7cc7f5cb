import { expect, test } from 'vitest';
import {
  acceptedSteps,
  checkInState,
  markByCode,
  msLeftAt,
  readCode,
  stepAt,
  writtenCode,
} from './check-in.ts';

const at = (clock: string): Date => new Date(`2026-11-18T${clock}Z`);
const SESSION = { startsAt: at('09:00:00'), endsAt: at('10:00:00'), isCancelled: false };

test('a code stands for fifteen seconds and counts for fifteen more', () => {
  const step = stepAt(at('09:00:00'));
  expect([stepAt(at('09:00:14.999')), stepAt(at('09:00:15'))]).toEqual([step, step + 1]);
  expect(acceptedSteps(at('09:00:29.999'))).toContain(step);
  expect(acceptedSteps(at('09:00:30'))).not.toContain(step);
  expect(acceptedSteps(at('08:59:59.999'))).not.toContain(step);
});

test('how long a code still stands is told to the millisecond', () => {
  expect(msLeftAt(at('09:00:00'))).toBe(15_000);
  expect(msLeftAt(at('09:00:14.999'))).toBe(1);
});

test('a code has six digits, zeros too', () => {
  expect(writtenCode(new Uint8Array([0, 0, 0, 7, 255]))).toBe('000007');
  expect(writtenCode(new Uint8Array([255, 255, 255, 255]))).toBe('967295');
});

test.each([
  ['012345', '012345'],
  [' 012 345 ', '012345'],
  ['012-345', '012345'],
  ['０１２３４５', '012345'],
  ['12345', null],
  ['1234567', null],
  ['12345a', null],
  ['', null],
])('%j is read as %j', (typed, code) => {
  expect(readCode(typed)).toBe(code);
});

test('a check-in runs until it is stopped, and no longer than the class', () => {
  const checkIn = { firstStartedAt: at('09:00:00'), startedAt: at('09:00:00'), stoppedAt: null };
  expect(checkInState(checkIn, SESSION, at('09:59:59'))).toBe('RUNNING');
  expect(checkInState(checkIn, SESSION, at('10:00:00'))).toBe('STOPPED');
  expect(checkInState({ ...checkIn, stoppedAt: at('09:10:00') }, SESSION, at('09:20:00'))).toBe('STOPPED');
  expect(checkInState(checkIn, { ...SESSION, isCancelled: true }, at('09:20:00'))).toBe('STOPPED');
});

const mark = (now: string, firstStartedAt = '08:55:00', minutesLateThreshold = 15) =>
  markByCode({ ...SESSION, firstStartedAt: at(firstStartedAt) }, { now: at(now), minutesLateThreshold });

test('who checks in after the limit of the schema is late, by the minutes since the class began', () => {
  expect(mark('08:56:00')).toEqual({ kind: 'PRESENT', minutesLate: null });
  expect(mark('09:15:59')).toEqual({ kind: 'PRESENT', minutesLate: null });
  expect(mark('09:16:00')).toEqual({ kind: 'LATE', minutesLate: 16 });
  expect(mark('09:00:30', '08:55:00', 0)).toEqual({ kind: 'PRESENT', minutesLate: null });
});

test('nobody is late for a code that was not on the wall yet', () => {
  expect(mark('09:45:00', '09:40:00')).toEqual({ kind: 'PRESENT', minutesLate: null });
  expect(mark('09:57:00', '09:40:00')).toEqual({ kind: 'LATE', minutesLate: 57 });
});

test('where nothing is counted, a student who checks in is there', () => {
  expect(mark('09:59:00', '09:00:00', Infinity)).toEqual({ kind: 'PRESENT', minutesLate: null });
});
