import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { enter } from '#kit/client/session/session.ts';
import { configure, FakeApi, fakeUser } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { messages } from '../rules/messages.ts';
import { AskAboutAttempt } from './ask-about-attempt.tsx';

const attempt = {
  _id: 'attempt',
  examId: 'exam',
  title: 'Romans',
  number: 1,
  lastSeenAt: '2026-03-02T19:00:00Z',
  wasLeft: false,
};
const asked = { _id: 'question', askedAt: '2026-03-02T20:00:00Z', attemptId: 'attempt' };

beforeEach(() => {
  configure();
  enter(fakeUser({}));
});
afterEach(() => vi.unstubAllGlobals());

function show(questions: object[], differing: Partial<typeof attempt> = {}): FakeApi {
  const api = new FakeApi({
    questionsAboutExam: { data: { questionsAboutExam: questions } },
    askForHelp: { data: { askForHelp: { _id: 'question', askedOfName: 'Paul Barrow' } } },
  });
  vi.stubGlobal('fetch', api.fetch);
  render(
    <TestPage catalogues={[messages]}>
      <AskAboutAttempt attempt={{ ...attempt, ...differing }} />
    </TestPage>,
  );
  return api;
}

test('a question about an attempt is asked with one press, and then stands in place of the button', async () => {
  const api = show([]);
  const button = await screen.findByRole('button', { name: 'Ask about this attempt' });
  await vi.waitFor(() => expect(button.hasAttribute('disabled')).toBe(false));
  api.answers['questionsAboutExam'] = { data: { questionsAboutExam: [{ ...asked, state: 'OPEN' }] } };
  await userEvent.click(button);
  expect(api.variablesOf('askForHelp')).toMatchObject([{ attemptId: 'attempt' }]);
  expect(await screen.findByText(/^You asked about this attempt/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Ask about this attempt' })).toBeNull();
});

test.each([
  ['OPEN', /^You asked about this attempt/],
  ['CLOSED', /^Your question was answered/],
])('a question that was asked before and is %s is told of, and not asked again', async (state, words) => {
  show([{ ...asked, state }]);
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See your question' }).getAttribute('href')).toBe(
    '/help?question=question',
  );
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([
  [false, 'We lost contact during “Romans”, attempt 1. Please look at my attempt.'],
  [true, 'My exam page was closed during “Romans”, attempt 1. Please look at my attempt.'],
])('the question says what happened; the page was left: %s', async (wasLeft, message) => {
  const api = show([], { wasLeft });
  const button = await screen.findByRole('button', { name: 'Ask about this attempt' });
  await vi.waitFor(() => expect(button.hasAttribute('disabled')).toBe(false));
  await userEvent.click(button);
  expect(api.variablesOf('askForHelp')).toMatchObject([{ message }]);
});

test.each(['OPEN', 'CLOSED'])(
  'a student who asked, and broke off once more, can ask again: %s',
  async (state) => {
    show([{ ...asked, state }], { lastSeenAt: '2026-03-02T21:00:00Z' });
    const button = await screen.findByRole('button', { name: 'Ask about this attempt' });
    await vi.waitFor(() => expect(button.hasAttribute('disabled')).toBe(false));
  },
);
