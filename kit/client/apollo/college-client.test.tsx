import { ApolloProvider } from '@apollo/client/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { isNetworkAway } from '#kit/ui/offline/network.ts';
import { purgePersistedCache, readPersistedCache } from '../persisted-cache.ts';
import { configure, FakeApi, serverError } from '../testing/fake-api.ts';
import { TestPage } from '../testing/test-page.tsx';
import type { TypedDocument } from '../typed-document.ts';
import { collegeClient } from './college-client.ts';
import { parsedDocument } from './parsed-document.ts';
import { useCollegeQuery } from './use-college-query.ts';

interface Regions {
  regions: { __typename: string; _id: string; name: string }[];
}

const regions: TypedDocument<Regions, Record<string, never>> = {
  operationName: 'regions',
  query: 'query regions {\n  regions {\n    _id\n    name\n    __typename\n  }\n}',
};

const walsall = { __typename: 'Region', _id: 'w', name: 'Walsall' };

function RegionNames() {
  const answer = useCollegeQuery(regions, {});
  return (
    <>
      <DataView answer={answer}>
        {(data) => data.regions.map(({ name }) => <p key={name}>{name}</p>)}
      </DataView>
      <button type="button" onClick={answer.again}>
        Ask
      </button>
    </>
  );
}

function showWith(answer: FakeApi['answers'][string]) {
  const api = new FakeApi({ regions: answer });
  vi.stubGlobal('fetch', api.fetch);
  const client = collegeClient('ana', { Query: ['regions'], Region: ['name'] });
  render(
    <TestPage>
      <ApolloProvider client={client}>
        <RegionNames />
      </ApolloProvider>
    </TestPage>,
  );
  return { api, client };
}

beforeEach(() => {
  configure();
  localStorage.clear();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

test('Apollo sends the very text that was generated, in the same three fields (API-04)', async () => {
  const { api } = showWith({ data: { regions: [walsall] } });
  expect(await screen.findByText('Walsall')).toBeTruthy();
  expect(api.calls[0]?.body).toStrictEqual({ operationName: 'regions', variables: {}, query: regions.query });
});

test('a problem reaches the screen as it came from the server (UI-35)', async () => {
  showWith(serverError('You do not have access to this.'));
  expect((await screen.findByRole('alert')).textContent).toContain('You do not have access to this.');
});

test('what is known stays on the screen when asking again fails', async () => {
  const { api } = showWith({ data: { regions: [walsall] } });
  await screen.findByText('Walsall');
  api.answers['regions'] = serverError('The server is busy right now.');
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
  expect((await screen.findByRole('alert')).textContent).toContain('The server is busy right now.');
  expect(screen.getByText('Walsall')).toBeTruthy();
});

test('what was asked is stored for the next visit, by the ids of things', async () => {
  const { client } = showWith({ data: { regions: [walsall] } });
  await screen.findByText('Walsall');
  await vi.waitFor(() => expect(readPersistedCache('ana')).toHaveProperty('Region:w', walsall), 3_000);
  client.stop();
  const next = collegeClient('ana', { Query: ['regions'], Region: ['name'] });
  expect(next.readQuery({ query: parsedDocument(regions) })).toEqual({ regions: [walsall] });
  purgePersistedCache();
});

test('without a network the last answer stands in, also when the cache has lost parts of it', async () => {
  const { client } = showWith({ data: { regions: [walsall] } });
  await screen.findByText('Walsall');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  client.cache.evict({ id: 'Region:w', fieldName: 'name', broadcast: false });
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
  await vi.waitFor(() => expect(isNetworkAway()).toBe(true));
  expect(await screen.findByText('Walsall')).toBeTruthy();
  expect(screen.queryByText(/status code/)).toBeNull();
});
