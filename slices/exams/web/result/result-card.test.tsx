import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { configure } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { messages } from '#slices/exams/rules/messages.ts';
import { ResultCard } from './result-card.tsx';
import type { ShownAttempt } from './shown-attempt.ts';

test.each([
  ['CONNECTION_LOST', /^The connection was lost for too long, so/],
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
      <ResultCard attempt={attempt} schedule={null} />
    </TestPage>,
  );
  expect(screen.getByText(words)).toBeTruthy();
});

test.each([
  ['2026-03-02T11:00:00Z', /^Submitted .*11:00.*, deadline .*12:00/],
  ['2026-03-02T12:10:00Z', /^Submitted .*12:10.*, deadline with the time you were given .*12:20/],
])(
  'what was handed in %s met the deadline that the page of the exam tells, or the time given beyond it',
  (endedAt, words) => {
    configure();
    const attempt = {
      _id: 'attempt',
      deadline: '2026-03-02T12:20:00Z',
      passMark: 70,
      result: {
        number: 1,
        startedAt: '2026-03-02T10:00:00Z',
        endedAt,
        ending: 'SUBMITTED',
        grade: 80,
        passed: true,
      },
      steps: [{ kind: 'RAW', score: 80, points: 8, outOf: 10, takenOff: null }],
      markChanges: [],
    } as unknown as ShownAttempt;
    render(
      <TestPage catalogues={[messages]}>
        <ResultCard attempt={attempt} schedule={{ deadline: '2026-03-02T12:00:00Z', timeZone: 'UTC' }} />
      </TestPage>,
    );
    expect(screen.getByText(words)).toBeTruthy();
    // A grade stands as a figure; what it is measured by, and shares, have the sign.
    expect(screen.getByText('a raw score of 80%', { exact: false })).toBeTruthy();
    expect(screen.getByText('Pass mark 70%')).toBeTruthy();
    expect(screen.getByText('Passed · 80')).toBeTruthy();
  },
);
