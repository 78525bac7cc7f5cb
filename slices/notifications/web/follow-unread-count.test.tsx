import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '#kit/client/query/query-client.ts';
import { configure, FakeApi } from '#kit/client/testing/fake-api.ts';
import { FollowUnreadCount } from './follow-unread-count.tsx';
import { useUnreadCount } from './unread-count.ts';

const Count = () => <output>{useUnreadCount()}</output>;
const show = () =>
  render(
    <>
      <FollowUnreadCount />
      <Count />
    </>,
  );
const answer = (unreadNotifications: number | null) => ({ data: { unreadNotifications } });

beforeEach(() => {
  configure();
  queryClient.clear();
});

test('the bell counts what is unread (NOTI-05)', async () => {
  vi.stubGlobal('fetch', new FakeApi({ unreadNotifications: answer(3) }).fetch);
  show();
  expect(await screen.findByText('3')).toBeTruthy();
});

test('what was asked for before anybody had signed in is asked for again', async () => {
  queryClient.setQueryData(['unreadNotifications', {}], { unreadNotifications: null });
  const api = new FakeApi({ unreadNotifications: answer(4) });
  vi.stubGlobal('fetch', api.fetch);
  show();
  expect(await screen.findByText('4')).toBeTruthy();
});
