import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { enter } from '#kit/client/session/session.ts';
import { configure, fakeUser } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { messages } from '../rules/messages.ts';
import { problems } from '../rules/problems.ts';
import type { OwnExam } from './own-exam.ts';
import { StartExam } from './start-exam.tsx';

beforeEach(() => {
  configure();
  enter(fakeUser({}));
});

const exam = (refusal: string | null, open: object = {}) =>
  ({
    _id: 'exam',
    refusal,
    attemptNumber: 2,
    allowedAttempts: 2,
    limitMinutes: 45,
    attempts: [{ _id: 'begun elsewhere', endedAt: null, waits: false, secondsLeft: null, ...open }],
  }) as unknown as OwnExam;

const shown = (refusal: string | null, open: object = {}) =>
  render(
    <TestPage catalogues={[messages, problems]}>
      <StartExam exam={exam(refusal, open)} />
    </TestPage>,
  );

test('whoever comes back on another device is told when the open attempt ends, and can begin the next (HOLE-36)', async () => {
  shown(null);
  expect(await screen.findByText(/it ends 10 minutes after it was last heard of/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Start attempt 2' }));
  expect(await screen.findByText('/student/exams/exam/take')).toBeTruthy();
});

test('whoever left the page a moment ago is told so, and not that it is open (HOLE-36)', async () => {
  shown(null, { hasLeft: true });
  expect(await screen.findByText(/You left the page of this exam.* within a minute/)).toBeTruthy();
  expect(screen.queryByText(/is open on another page/)).toBeNull();
});

test.each([
  [23 * 60 + 59, 'You have 23 minutes left.'],
  [119, 'You have 1 minute left.'],
  [30, 'You have less than a minute left.'],
])('whoever was reinstated with %i seconds reads "%s" before going on', async (secondsLeft, words) => {
  shown(null, { waits: true, secondsLeft });
  expect(await screen.findByText(new RegExp(words))).toBeTruthy();
  expect(screen.queryByText(/45 minutes/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Go on with the exam' })).toBeTruthy();
});

test('whoever has no attempt left is told the same, without a button', async () => {
  shown('attemptsExceeded');
  expect(await screen.findByText(/it ends 10 minutes/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a group of the website is told in the app where to sit its exam (EXAM-20)', async () => {
  shown('examOnlineOnly');
  const words = 'Only eCharis groups can take exams in the app. Please take this exam online at main.example';
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
