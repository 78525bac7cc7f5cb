import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { messages as clientMessages } from '#kit/client/messages.ts';
import { enter } from '#kit/client/session/session.ts';
import { configure, FakeApi, fakeUser } from '#kit/client/testing/fake-api.ts';
import { messages as uiMessages } from '#kit/ui/messages.ts';
import { TextProvider } from '#kit/ui/text/text-provider.tsx';
import { messages } from '../../rules/messages.ts';
import { NewsEditorScreen } from './news-editor.screen.tsx';

const texts = Object.fromEntries(
  [uiMessages, clientMessages, messages].flatMap(({ sources }) =>
    Object.entries(sources).map(([id, { text }]) => [id, text]),
  ),
);

const campus = (name: string) => ({ __typename: 'NewsCampus', _id: name, name, timeZone: 'UTC' });

function show(roles: readonly string[], ...names: string[]): FakeApi {
  configure();
  const api = new FakeApi({
    newsCampuses: { data: { newsCampuses: names.map(campus) } },
    newsReach: { data: { newsReach: 12 } },
  });
  vi.stubGlobal('fetch', api.fetch);
  enter(fakeUser({ roles: ['user', ...roles] }));
  render(
    <TextProvider locale="en" texts={texts}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element: <NewsEditorScreen /> }])} />
    </TextProvider>,
  );
  return api;
}

test.each([
  ['an admin of one campus: for it', ['admin'], ['Walsall'], 'Campuses', ['Walsall']],
  ['an admin of several: for those still to be chosen', ['admin'], ['Walsall', 'Denver'], 'Campuses', null],
  ['a superadmin: for everybody', ['admin', 'superadmin'], ['Walsall', 'Denver'], 'Everyone', []],
])('a new post is begun by %s', async (_, roles, names, chosen, reached) => {
  const api = show(roles, ...names);
  expect(await screen.findByRole('radio', { name: chosen, checked: true })).toBeTruthy();
  const asked = api.calls.filter(({ body }) => body.operationName === 'newsReach');
  expect(asked.map(({ body }) => body.variables?.['regionIds'])).toEqual(reached === null ? [] : [reached]);
});
