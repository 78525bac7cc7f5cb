import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { enter } from '#kit/client/session/session.ts';
import { configure, FakeApi, fakeUser } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { messages } from '../../rules/messages.ts';
import { GroupCalendarCard } from './group-calendar-card.tsx';

const saved = {
  __typename: 'GroupCalendar',
  _id: 'evening',
  address: 'https://calendar.example.org/evening.ics',
  readAt: null,
  triedAt: null,
  problem: null,
  entryCount: 0,
};
const read = {
  ...saved,
  readAt: '2026-11-17T12:00:00.000Z',
  triedAt: '2026-11-17T12:00:00.000Z',
  entryCount: 7,
};

beforeEach(() => {
  configure();
  enter(fakeUser({ roles: ['user', 'manager'] }));
  vi.useFakeTimers({ now: new Date('2026-11-17T12:05:00Z'), shouldAdvanceTime: true });
});
afterEach(() => vi.useRealTimers());

function show(kept: typeof saved | typeof read | null): {
  api: FakeApi;
  user: ReturnType<typeof userEvent.setup>;
} {
  const api = new FakeApi({
    groupCalendar: { data: { groupCalendar: kept } },
    setGroupCalendar: { data: { setGroupCalendar: kept ?? saved } },
  });
  vi.stubGlobal('fetch', api.fetch);
  render(
    <TestPage catalogues={[messages]}>
      <GroupCalendarCard groupId="evening" />
    </TestPage>,
  );
  return { api, user: userEvent.setup({ advanceTimers: (ms) => void vi.advanceTimersByTime(ms) }) };
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const looks = (api: FakeApi): number => api.variablesOf('groupCalendar').length;

test('an address that was just saved tells by itself that it was read, and is left alone then', async () => {
  const { api, user } = show(null);
  await user.type(await screen.findByLabelText('Address or Google calendar ID'), saved.address);
  api.answers['groupCalendar'] = { data: { groupCalendar: saved } };
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('It will be read in a moment.')).toBeTruthy();
  api.answers['groupCalendar'] = { data: { groupCalendar: read } };
  await pass(2_000);
  expect(await screen.findByText(/^Last read .*: 7 entries\.$/)).toBeTruthy();
  const before = looks(api);
  await pass(10_000);
  expect(looks(api)).toBe(before);
});

test('what a user asked to be read again shows when it was', async () => {
  const { api, user } = show(read);
  await user.click(await screen.findByRole('button', { name: 'Read it now' }));
  api.answers['groupCalendar'] = {
    data: { groupCalendar: { ...read, triedAt: '2026-11-17T12:05:02.000Z', problem: 'answerTooSlow' } },
  };
  await pass(4_000);
  expect(await screen.findByText('There was no answer within 10 seconds.')).toBeTruthy();
});

test('a calendar whose turn does not come is not looked after for ever', async () => {
  const { api } = show(saved);
  await screen.findByText('It will be read in a moment.');
  await pass(120_000);
  expect(looks(api)).toBeLessThanOrEqual(31);
});
