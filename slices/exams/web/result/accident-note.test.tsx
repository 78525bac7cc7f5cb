import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { configure } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { messages } from '#slices/exams/rules/messages.ts';
import { AccidentNote } from './accident-note.tsx';

const LOST = { lostAt: '2026-03-02T10:42:00Z', goesOnUntil: null, endsAt: null } as const;

function show(
  accident: Parameters<typeof AccidentNote>[0]['attempt']['accident'],
  ending: 'TIMED_OUT' | 'CONNECTION_LOST' | 'CLOSED_BROWSER' | null,
  answered = 2,
) {
  configure();
  const endedAt = ending && ('2026-03-02T11:20:00Z' as const);
  const attempt = { accident, ending, endedAt, waits: false, lastSeenAt: LOST.lostAt, answered };
  render(
    <TestPage catalogues={[messages]}>
      <AccidentNote attempt={attempt} ask={<button type="button">Ask</button>} />
    </TestPage>,
  );
}

test('a student whose attempt broke off reads when, what is safe and what can be done', () => {
  show(LOST, 'CONNECTION_LOST');
  expect(screen.getByText(/^We lost contact at .*Your 2 answers are safe\.$/)).toBeTruthy();
  expect(screen.getByText(/The campus office can reinstate it/)).toBeTruthy();
  expect(screen.queryByText(/goes on by itself/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Ask' })).toBeTruthy();
});

test('while its page is waited for, they are told to leave it open', () => {
  show({ ...LOST, goesOnUntil: '2026-03-02T11:21:00Z' }, 'CONNECTION_LOST');
  expect(screen.getByText(/goes on by itself/)).toBeTruthy();
});

test('while it is open, they are told when it ends if its page is gone', () => {
  show({ ...LOST, endsAt: '2026-03-02T10:52:00Z' }, null);
  expect(screen.getByText(/If that page is gone, the attempt ends/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Ask' })).toBeTruthy();
});

test('what time has ended was submitted with the answers that had come', () => {
  show(LOST, 'TIMED_OUT');
  expect(screen.getByText(/^Time ran out.*with 2 answers\./)).toBeTruthy();
});

test.each([
  [2, /^This attempt ended .*because its page was closed or left\. Your 2 answers are safe\./],
  [1, /Your 1 answer is safe\./],
  [0, /No answers had arrived\./],
])('a student whose device failed with %i answers can ask too, though it counts as left', (count, words) => {
  show(null, 'CLOSED_BROWSER', count);
  expect(screen.getByText(words)).toBeTruthy();
  expect(screen.getByText(/11:20/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Ask' })).toBeTruthy();
});

test('without an accident there is nothing to say', () => {
  show(null, 'TIMED_OUT');
  expect(screen.queryByRole('button')).toBeNull();
});
