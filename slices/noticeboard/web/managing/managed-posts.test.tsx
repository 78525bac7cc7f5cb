import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { enter } from '#kit/client/session/session.ts';
import { configure, FakeApi, fakeUser } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { messages } from '../../rules/messages.ts';
import { ManagedPosts } from './managed-posts.tsx';

const listed = (told: number, isTold: boolean) => ({
  data: {
    managedNews: {
      rows: [
        {
          __typename: 'ManagedNewsPost',
          _id: 'snow',
          title: 'Snow day',
          status: 'PUBLISHED',
          publishAt: '2026-11-19T05:00:00.000Z',
          audience: 'EVERYBODY',
          regions: [],
          groups: [],
          pinned: false,
          reach: 3_000,
          readers: 12,
          toTell: 3_000,
          told,
          isTold,
        },
      ],
      nextCursor: null,
      count: 1,
      countIsOpen: false,
    },
  },
});

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  configure();
  enter(fakeUser({ roles: ['user', 'admin', 'superadmin'] }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('how many were told of a new post moves on by itself, until all were', async () => {
  const api = new FakeApi({ managedNews: listed(1_000, false) });
  vi.stubGlobal('fetch', api.fetch);
  render(
    <TestPage catalogues={[messages]} path="/news/admin">
      <ManagedPosts tabs={null} />
    </TestPage>,
  );
  expect(await screen.findByText(/1,000.*3,000/)).toBeTruthy();
  api.answers['managedNews'] = listed(2_000, false);
  await pass(2_000);
  expect(await screen.findByText(/2,000.*3,000/)).toBeTruthy();
  api.answers['managedNews'] = listed(3_000, true);
  await pass(2_000);
  expect(screen.queryByText(/3,000.*3,000/)).toBeNull();
  const before = api.variablesOf('managedNews').length;
  await pass(20_000);
  expect(api.variablesOf('managedNews')).toHaveLength(before);
});
