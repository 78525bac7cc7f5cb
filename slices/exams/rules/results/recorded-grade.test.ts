import { hundredths } from '#kit/percent/percent.ts';
import { expect, test } from 'vitest';
import { recordedGrade, type AttemptSum, type SatExam } from './recorded-grade.ts';

const exam: SatExam = {
  opensAt: new Date('2026-03-01T08:00:00Z'),
  deadline: new Date('2026-03-08T08:00:00Z'),
  closesAt: null,
  allowedAttempts: 2,
};
const IN_TIME = new Date('2026-03-02T08:00:00Z');
const LATE = new Date('2026-03-09T08:00:00Z');
const closed = { ...exam, closesAt: new Date('2026-03-08T20:00:00Z') };
const sum = (facts: Partial<AttemptSum>): AttemptSum => ({
  attempts: 1,
  score: null,
  passed: false,
  waits: false,
  waitsInTime: false,
  leftBy: null,
  ...facts,
});
const grade = (state: string, score: number | null, atMost: number, leftBy: string | null = null) => ({
  state,
  score,
  atMost,
  leftBy,
});

test.each([
  ['nothing yet', exam, null, IN_TIME, grade('TO_COME', null, 10_000)],
  ['nothing by the deadline, and still open', exam, null, LATE, grade('MISSED', null, 7_000)],
  ['nothing until it closed', closed, null, LATE, grade('MISSED', null, 0)],
  ['passed', exam, sum({ score: hundredths(8_200), passed: true }), IN_TIME, grade('GRADED', 8_200, 8_200)],
  [
    'failed, with another attempt',
    exam,
    sum({ score: hundredths(5_000) }),
    IN_TIME,
    grade('GRADED', 5_000, 7_000),
  ],
  [
    'failed twice',
    exam,
    sum({ attempts: 2, score: hundredths(5_000) }),
    IN_TIME,
    grade('GRADED', 5_000, 5_000),
  ],
  [
    'left',
    exam,
    sum({ score: hundredths(0), leftBy: 'LEFT_PAGE' }),
    IN_TIME,
    grade('GRADED', 0, 7_000, 'LEFT_PAGE'),
  ],
  ['failed, and closed', closed, sum({ score: hundredths(5_000) }), LATE, grade('GRADED', 5_000, 5_000)],
  ['being marked', exam, sum({ waits: true, waitsInTime: true }), IN_TIME, grade('WAITS', null, 10_000)],
  [
    'handed in on time, being marked after the deadline',
    exam,
    sum({ waits: true, waitsInTime: true }),
    LATE,
    grade('WAITS', null, 10_000),
  ],
  ['handed in late, and being marked', exam, sum({ waits: true }), LATE, grade('WAITS', null, 7_000)],
  [
    'failed, and the last attempt being marked',
    exam,
    sum({ attempts: 2, score: hundredths(5_000), waits: true }),
    IN_TIME,
    grade('GRADED', 5_000, 7_000),
  ],
])('%s', (_, sat, attempts, now, recorded) => {
  expect(recordedGrade(sat, attempts, { grant: null, setting: 2, now })).toEqual(recorded);
});

test('a deadline and attempts of one’s own count', () => {
  const grant = { extraAttempts: 1, extraMinutes: 0, deadline: new Date('2026-03-20T08:00:00Z') };
  const circumstances = { grant, setting: 2, now: LATE };
  expect(recordedGrade(exam, null, circumstances)).toEqual(grade('TO_COME', null, 10_000));
  expect(recordedGrade(exam, sum({ attempts: 2, score: hundredths(5_000) }), circumstances).atMost).toBe(
    7_000,
  );
});
