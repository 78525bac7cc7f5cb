import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetUser } from '../session/forget-user.ts';
import { askWhoIsSignedIn, enter } from '../session/session.ts';
import { configure, FakeApi, fakeUser, serverError } from '../testing/fake-api.ts';
import { TestPage } from '../testing/test-page.tsx';
import type { Together } from '../together/together.ts';
import type { TypedDocument } from '../typed-document.ts';
import { askTogether } from './ask-together.ts';
import { prefetched, queryClient } from './query-client.ts';
import { useQuery } from './use-query.ts';

const psalm: TypedDocument<{ psalm: string }, { number: string }> = {
  operationName: 'psalm',
  query: 'query psalm($number: String!) { psalm(number: $number) }',
};

const hymn: TypedDocument<{ hymn: string }, Record<string, never>> = {
  operationName: 'hymn',
  query: 'query hymn { hymn }',
};

const worship: Together = {
  operationName: 'worship',
  query: 'query worship($number: String!) { psalm(number: $number) hymn }',
  at: '/worship/:number',
  parts: {
    psalm: { fields: ['psalm'], variables: ['number'] },
    hymn: { fields: ['hymn'], variables: [] },
  },
  variables: { number: ':number' },
};

function Worship() {
  const { data: read } = useQuery(psalm, { number: '23' });
  const { data: sung } = useQuery(hymn, {}, { fresh: true });
  return <p>{[read?.psalm, sung?.hymn].join(' and ')}</p>;
}

const shown = (
  <TestPage>
    <Worship />
  </TestPage>
);

const BOTH = { data: { psalm: 'Shepherd', hymn: 'Amazing grace' } };

function answering(answers: FakeApi['answers']): FakeApi {
  const api = new FakeApi(answers);
  vi.stubGlobal('fetch', api.fetch);
  return api;
}

const askedFor = (api: FakeApi) => api.calls.map(({ body }) => body.operationName);

beforeEach(() => {
  configure();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  forgetUser();
  queryClient.clear();
  prefetched.clear();
});

test('a screen whose queries are asked together makes one call', async () => {
  enter(fakeUser({}));
  const api = answering({ worship: BOTH });
  askTogether(worship, { number: '23' });
  render(shown);
  expect(await screen.findByText('Shepherd and Amazing grace')).toBeTruthy();
  expect(askedFor(api)).toEqual(['worship']);
});

test('what was asked for when the pointer came near is not asked for again when the screen opens', async () => {
  enter(fakeUser({}));
  const api = answering({ worship: BOTH });
  askTogether(worship, { number: '23' });
  await vi.waitFor(() => expect(queryClient.getQueryData(['hymn', {}])).toBeTruthy());
  askTogether(worship, { number: '23' });
  render(shown);
  expect(screen.getByText('Shepherd and Amazing grace')).toBeTruthy();
  expect(askedFor(api)).toEqual(['worship']);
});

test('a screen that is opened once more asks afresh', async () => {
  enter(fakeUser({}));
  const api = answering({ worship: BOTH });
  askTogether(worship, { number: '23' });
  const { unmount } = render(shown);
  await screen.findByText('Shepherd and Amazing grace');
  unmount();
  askTogether(worship, { number: '23' });
  expect(askedFor(api)).toEqual(['worship', 'worship']);
});

test('where one part is refused, each asks for itself and only that one is missing', async () => {
  enter(fakeUser({}));
  const refusal = serverError('Not for you.', { code: 'FORBIDDEN' });
  const api = answering({ worship: refusal, psalm: { data: { psalm: 'Shepherd' } }, hymn: refusal });
  askTogether(worship, { number: '23' });
  render(shown);
  expect(await screen.findByText('Shepherd and')).toBeTruthy();
  expect(askedFor(api)).toEqual(['worship', 'psalm', 'hymn']);
});

test('what a user sees first who was not known here is remembered once it is known who they are', async () => {
  const who = Promise.withResolvers<{ currentUser: ReturnType<typeof fakeUser> }>();
  const asking = askWhoIsSignedIn(() => who.promise);
  const api = answering({ worship: BOTH });
  askTogether(worship, { number: '23' });
  expect(localStorage.getItem('firstCalls')).toBeNull();
  const user = fakeUser({});
  who.resolve({ currentUser: user });
  await asking;
  expect(JSON.parse(localStorage.getItem('firstCalls') ?? '{}')).toEqual({
    owner: user._id,
    '/worship/:number': 'worship',
  });
  expect(askedFor(api)).toEqual([]);
});

test('for a visitor, and for a user who has not accepted the terms, nothing is asked', async () => {
  const api = answering({ worship: BOTH, currentUser: { data: { currentUser: null } } });
  await askWhoIsSignedIn();
  askTogether(worship, { number: '23' });
  enter(fakeUser({ termsAccepted: false }));
  askTogether(worship, { number: '23' });
  expect(askedFor(api)).toEqual(['currentUser']);
});
