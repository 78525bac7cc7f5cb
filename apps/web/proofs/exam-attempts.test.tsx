import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showScreen } from './show-screen.tsx';

const attempt = (number: number) => ({
  __typename: 'ExamResult',
  _id: `attempt-${number}`,
  number,
  startedAt: '2026-11-15T10:00:00.000Z',
  endedAt: '2026-11-15T10:40:00.000Z',
  ending: 'SUBMITTED',
  grade: 40,
  passed: false,
  waits: false,
  waitsUntil: null,
  accident: null,
  secondsLeft: null,
  hasLeft: false,
});

const exam = {
  __typename: 'StudentExam',
  _id: 'romans',
  courseCode: 'NT 6',
  courseName: 'Romans',
  title: 'Romans 1 to 8',
  instructions: '',
  opensAt: '2026-11-01T00:00:00.000Z',
  deadline: '2099-01-01T00:00:00.000Z',
  timeZone: 'UTC',
  isPastDeadline: false,
  limitMinutes: 45,
  allowance: { limitMinutes: 45, extraPercent: 0, extraMinutes: 0, extraAttempts: 0 },
  questionCount: 10,
  sitsIn: 'UTC',
  openBook: false,
  passMark: 70,
  attemptNumber: 2,
  allowedAttempts: 2,
  refusal: null as string | null,
  attempts: [attempt(1)],
  voidedAttempts: [],
  counts: attempt(1),
};

const show = (differing: object) =>
  showScreen('/student/exams/romans', {
    studentExam: { data: { studentExam: { ...exam, ...differing } } },
  });

test('a user who has an attempt left may start it', async () => {
  await show({});
  expect(await screen.findByRole('button', { name: 'Start attempt 2' })).toBeTruthy();
});

test('a user who has used up the attempts is told so and finds no way to start (EXAM-11)', async () => {
  await show({ attempts: [attempt(1), attempt(2)], attemptNumber: 3, refusal: 'attemptsExceeded' });
  expect(await screen.findByText(/you have exceeded the allowed number of attempts/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Start/ })).toBeNull();
  expect(screen.queryByRole('link', { name: /take|Start/ })).toBeNull();
});

test('extra time and attempts are told as they add up', async () => {
  await show({
    limitMinutes: 55,
    allowedAttempts: 3,
    allowance: { limitMinutes: 30, extraPercent: 50, extraMinutes: 10, extraAttempts: 1 },
  });
  expect(await screen.findByText('30 min + 50% + 10 min = 55 min')).toBeTruthy();
  expect(screen.getByText('1 of 3, 1 of them extra')).toBeTruthy();
});
