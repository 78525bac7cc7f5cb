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

const exam = (refusal: string | null) =>
  ({
    _id: 'exam',
    refusal,
    attemptNumber: 2,
    allowedAttempts: 2,
    limitMinutes: null,
    attempts: [{ _id: 'begun elsewhere', endedAt: null, waits: false }],
  }) as unknown as OwnExam;

const shown = (refusal: string | null) =>
  render(
    <TestPage catalogues={[messages, problems]}>
      <StartExam exam={exam(refusal)} />
    </TestPage>,
  );

test('whoever comes back on another device is told when the open attempt ends, and can begin the next (HOLE-36)', async () => {
  shown(null);
  expect(await screen.findByText(/it ends 10 minutes after it was last heard of/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Start attempt 2' }));
  expect(await screen.findByText('/student/exams/exam/take')).toBeTruthy();
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
