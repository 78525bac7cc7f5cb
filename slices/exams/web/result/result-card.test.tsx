import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { configure } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { messages } from '#slices/exams/rules/messages.ts';
import { ResultCard } from './result-card.tsx';
import type { ShownAttempt } from './shown-attempt.ts';

test.each([
  ['CONNECTION_LOST', /^Nothing came from the exam page for too long/],
  ['LEFT_PAGE', /^Leaving the exam page fails the attempt/],
  ['CLOSED_BROWSER', /^Closing or reloading the exam page fails the attempt/],
])('how a grade was computed blames what has ended the attempt: %s', (ending, words) => {
  configure();
  const attempt = {
    _id: 'attempt',
    deadline: '2026-03-02T12:00:00Z',
    passMark: 70,
    result: {
      number: 1,
      startedAt: '2026-03-02T10:00:00Z',
      endedAt: '2026-03-02T11:00:00Z',
      ending,
      grade: 0,
      passed: false,
    },
    steps: [{ kind: 'LEFT', score: 0, points: null, outOf: null, takenOff: null }],
    markChanges: [],
  } as unknown as ShownAttempt;
  render(
    <TestPage catalogues={[messages]}>
      <ResultCard attempt={attempt} timeZone={null} />
    </TestPage>,
  );
  expect(screen.getByText(words)).toBeTruthy();
});
