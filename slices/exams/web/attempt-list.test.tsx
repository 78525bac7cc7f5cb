import { requireInstant, type Instant } from '#kit/calendar/instant.ts';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { configure } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { messages } from '../rules/messages.ts';
import { AttemptList } from './attempt-list.tsx';
import type { ResultOfExamFragment } from './exams.graphql.generated.ts';

const tenth = (later: number, time: string): Instant => requireInstant(`2026-11-1${later}T${time}:00.000Z`);

const attempt = (number: number, endedAt: Instant | null): ResultOfExamFragment => ({
  __typename: 'ExamResult',
  _id: `attempt-${number}`,
  number,
  startedAt: tenth(number, '10:00'),
  endedAt,
  ending: endedAt === null ? null : 'SUBMITTED',
  grade: endedAt ? 60 : null,
  passed: endedAt ? false : null,
  waits: false,
});

test('attempts stand with the latest first, and each that has ended leads to its own result', () => {
  configure();
  const ended = [1, 2].map((number) => attempt(number, tenth(number, '10:30')));
  render(
    <TestPage catalogues={[messages]}>
      <AttemptList examId="romans" attempts={[...ended, attempt(3, null)]} />
    </TestPage>,
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent.slice(0, 9))).toEqual([
    'Attempt 3',
    'Attempt 2',
    'Attempt 1',
  ]);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/student/exams/romans/results/attempt-2',
    '/student/exams/romans/results/attempt-1',
  ]);
});
