import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { messages as clientMessages } from '#kit/client/messages.ts';
import { enter } from '#kit/client/session/session.ts';
import { configure, FakeApi, fakeUser, serverError } from '#kit/client/testing/fake-api.ts';
import { messages as uiMessages } from '#kit/ui/messages.ts';
import { TextProvider } from '#kit/ui/text/text-provider.tsx';
import { messages } from '../../rules/messages.ts';
import { NewsEditorScreen } from './news-editor.screen.tsx';

const texts = Object.fromEntries(
  [uiMessages, clientMessages, messages].flatMap(({ sources }) =>
    Object.entries(sources).map(([id, { text }]) => [id, text]),
  ),
);

const stored = (version: number, title: string, differing: object = {}) => ({
  __typename: 'ManagedNewsPost',
  _id: 'snow',
  version,
  title,
  status: 'DRAFT',
  publishAt: null,
  endsAt: '2099-01-15T09:00:00.000Z',
  audience: 'EVERYBODY',
  regions: [],
  groups: [],
  texts: [{ __typename: 'NewsText', locale: 'en', title, body: '<p>Stay in.</p>' }],
  signature: '',
  sender: 'Ana',
  pinned: false,
  commentsAllowed: false,
  pictureUrl: null,
  told: 0,
  toTell: null,
  isTold: false,
  ...differing,
});
const found = (post: object) => ({ data: { managedNewsPost: post } });

const title = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Title' });
const pinned = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /Keep at the top/ });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('what another user has saved meanwhile is brought in, and where both wrote the writer chooses before it is saved again', async () => {
  configure();
  const api = new FakeApi({
    newsCampuses: { data: { newsCampuses: [] } },
    newsReach: { data: { newsReach: 12 } },
    editedNewsPost: found(stored(1, 'Snow')),
    updateNewsPost: serverError('Changed', { problem: 'changedMeanwhile' }),
  });
  vi.stubGlobal('fetch', api.fetch);
  enter(fakeUser({ roles: ['user', 'admin', 'superadmin'] }));
  const router = createMemoryRouter(
    [
      { path: '/news/admin/:postId', element: <NewsEditorScreen /> },
      { path: '/news/admin', element: <p>All posts</p> },
    ],
    { initialEntries: ['/news/admin/snow'] },
  );
  render(
    <TextProvider locale="en" texts={texts}>
      <RouterProvider router={router} />
    </TextProvider>,
  );
  await userEvent.type(await title(), ' day');
  api.answers['editedNewsPost'] = found(stored(4, 'Ice', { pinned: true }));
  await press('Save');
  expect(await screen.findByText(/Their changes were added: Keep at the top\./)).toBeTruthy();
  expect(screen.getByText('English: you both changed this. Your version is shown.')).toBeTruthy();
  expect([(await title()).value, pinned().checked]).toEqual(['Snow day', true]);

  await press('Use theirs');
  expect((await title()).value).toBe('Ice');
  await press('Use yours');
  expect((await title()).value).toBe('Snow day');

  api.answers['updateNewsPost'] = { data: { updateNewsPost: stored(5, 'Snow day', { pinned: true }) } };
  await press('Save');
  await waitFor(() => expect(router.state.location.pathname).toBe('/news/admin'));
  expect(api.variablesOf('updateNewsPost')).toMatchObject([
    { version: 1, postInput: { pinned: false, texts: [{ title: 'Snow day' }] } },
    {
      version: 4,
      postInput: {
        pinned: true,
        endsAt: '2099-01-15T09:00:00.000Z',
        texts: [{ title: 'Snow day', body: '<p>Stay in.</p>' }],
      },
    },
  ]);
});
