import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { enter } from '#kit/client/session/session.ts';
import { configure, FakeApi, fakeUser } from '#kit/client/testing/fake-api.ts';
import { messages as clientMessages } from '#kit/client/messages.ts';
import { messages as uiMessages } from '#kit/ui/messages.ts';
import { TextProvider } from '#kit/ui/text/text-provider.tsx';
import { messages } from '../rules/messages.ts';
import { HelpScreen } from './help.screen.tsx';

test('the question that the address names stands on top with its answer', async () => {
  configure();
  enter(fakeUser({}));
  const question = {
    _id: 'q1',
    message: 'We lost contact.',
    askedAt: '2026-03-02T20:00:00Z',
    state: 'CLOSED',
    answer: 'Go on where you stopped.',
    askedOfName: 'Paul Barrow',
  };
  const page = { rows: [], nextCursor: null, count: 0, countIsOpen: false };
  const api = new FakeApi({
    ownHelpRequests: {
      data: { ownHelpRequest: question, ownHelpRequests: page, questionsToAnswer: { count: 0 } },
    },
  });
  vi.stubGlobal('fetch', api.fetch);
  const sources = { ...uiMessages.sources, ...clientMessages.sources, ...messages.sources };
  const texts = Object.fromEntries(Object.entries(sources).map(([id, { text }]) => [id, text]));
  const router = createMemoryRouter([{ path: '/help', element: <HelpScreen /> }], {
    initialEntries: ['/help?question=q1'],
  });
  render(
    <TextProvider locale="en" texts={texts}>
      <RouterProvider router={router} />
    </TextProvider>,
  );
  expect(await screen.findByRole('heading', { name: 'Your question' })).toBeTruthy();
  expect(screen.getByText('Go on where you stopped.')).toBeTruthy();
  expect(api.variablesOf('ownHelpRequests')).toMatchObject([{ questionId: 'q1' }]);
});
