import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { enter } from '#kit/client/session/session.ts';
import { configure, FakeApi, fakeUser, serverError } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { queryClient } from '#kit/client/query/query-client.ts';
import { dateMessages } from '#kit/ui/date/date-messages.ts';
import { tableMessages } from '#kit/ui/table/table-messages.ts';
import { messages } from '../rules/messages.ts';
import { NotificationsScreen } from './notifications.screen.tsx';
import { noteUnreadCount } from './unread-count.ts';

const told = (differing: object) => ({
  _id: crypto.randomUUID(),
  name: 'examGraded',
  text: 'Your exam Romans has been graded.',
  path: '/student/assessments',
  regionName: 'Colorado',
  mail: 'SENT',
  readAt: '2026-11-01T08:00:00.000Z',
  createdAt: '2026-10-30T08:00:00.000Z',
  ...differing,
});
const list = (...rows: object[]) => ({ data: { notifications: { rows, nextCursor: null } } });
const READ_AT = '2026-11-18T08:00:00.000Z';
const marked = {
  data: {
    markNotificationsRead: {
      __typename: 'User',
      _id: 'ana',
      notificationsLastRead: READ_AT,
      unreadNotifications: 0,
    },
  },
};

const extra = { category: 'x', isGuarded: false, sources: { ...dateMessages, ...tableMessages } };

beforeEach(() => {
  configure();
  queryClient.clear();
  enter(fakeUser({}));
});

function open(answers: FakeApi['answers'], path = '/notifications'): FakeApi {
  const api = new FakeApi({ markNotificationsRead: marked, ...answers });
  vi.stubGlobal('fetch', api.fetch);
  render(
    <TestPage catalogues={[messages, extra]} path={path}>
      <NotificationsScreen />
    </TestPage>,
  );
  return api;
}

test('what was unread is marked, leads to its thing and says why it came; opening the page reads it (NOTI-01)', async () => {
  const api = open({
    notifications: list(told({ readAt: null }), told({ name: 'newsPosted', text: 'News: Snow day' })),
  });
  const row = (await screen.findByText('Your exam Romans has been graded.')).closest('li');
  expect(row?.querySelector('a')?.getAttribute('href')).toBe('/student/assessments');
  expect(within(row as HTMLElement).getByText('New')).toBeTruthy();
  const read = screen.getByText('News: Snow day').closest('li');
  expect(within(read as HTMLElement).queryByText('New')).toBeNull();
  expect(within(row as HTMLElement).getByText(/It belongs to “Exams graded” at Colorado/)).toBeTruthy();
  await vi.waitFor(() => expect(api.variablesOf('markNotificationsRead')).toHaveLength(1));
});

test('five of a kind are one line, which opens (NOTI-01)', async () => {
  open({ notifications: list(...Array.from({ length: 5 }, () => told({}))) });
  const line = await screen.findByText('5 exams graded');
  await userEvent.click(line);
  expect(screen.getAllByText('Your exam Romans has been graded.')).toHaveLength(5);
});

test('what comes while the page is open is fetched, shown as new and read', async () => {
  const api = open({ notifications: list(told({ text: 'Old' })) });
  await screen.findByText('Old');
  await vi.waitFor(() => expect(api.variablesOf('markNotificationsRead')).toHaveLength(1));
  api.answers['notifications'] = list(told({ text: 'Just now', readAt: READ_AT }), told({ text: 'Old' }));
  noteUnreadCount(1);
  const row = (await screen.findByText('Just now')).closest('li');
  expect(within(row as HTMLElement).getByText('New')).toBeTruthy();
  await vi.waitFor(() => expect(api.variablesOf('markNotificationsRead')).toHaveLength(2));
});

test('a list with nothing in it says what will be there', async () => {
  open({ notifications: list() });
  expect(await screen.findByText('No notifications yet')).toBeTruthy();
});

test('a list that did not come can be asked for again', async () => {
  const api = open({ notifications: serverError('Something went wrong.') });
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(api.variablesOf('markNotificationsRead')).toHaveLength(0);
  api.answers['notifications'] = list(told({}));
  await userEvent.click(again);
  expect(await screen.findByText('Your exam Romans has been graded.')).toBeTruthy();
});

const definition = (name: string, forStaff = false) => ({
  __typename: 'NotificationDefinition',
  _id: `d-${name}`,
  name,
  forStaff,
});
const settings = (differing: object = {}) => ({
  data: {
    currentUser: {
      __typename: 'User',
      _id: 'ana',
      timezone: 'Europe/Berlin',
      notificationPreferences: [
        { notificationDefinitionId: 'd-examGraded', regionId: 'walsall', cadence: 'WEEKLY' },
      ],
      quietHours: null,
      ...differing,
    },
    notificationDefinitions: [
      definition('newsPosted'),
      definition('examGraded'),
      definition('leaveRequested', true),
    ],
    notificationRegions: [
      { __typename: 'Region', _id: 'denver', name: 'Denver' },
      { __typename: 'Region', _id: 'walsall', name: 'Walsall' },
    ],
  },
});
const choice = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });

test('what is wanted by mail is chosen for each kind and campus, and saved at once (NOTI-02) (NOTI-03)', async () => {
  const api = open(
    {
      notificationSettings: settings(),
      saveNotificationPreference: {
        data: {
          saveNotificationPreference: {
            notificationDefinitionId: 'd-examGraded',
            regionId: 'walsall',
            cadence: 'DAILY',
          },
        },
      },
    },
    '/notifications?tab=settings&campus=walsall',
  );
  await screen.findByText('For staff');
  expect(choice('Campus').value).toBe('walsall');
  expect(choice('Exams graded').value).toBe('WEEKLY');
  expect(choice('News').value).toBe('AT_ONCE');
  await userEvent.selectOptions(choice('Exams graded'), 'Daily summary');
  expect(api.variablesOf('saveNotificationPreference')).toEqual([
    {
      input: {
        notificationDefinitionId: 'd-examGraded',
        regionId: 'walsall',
        subscribed: true,
        cadence: 'DAILY',
      },
    },
  ]);
  expect(await screen.findByText('Exams graded: Daily summary')).toBeTruthy();
  await userEvent.selectOptions(choice('Campus'), 'Denver');
  expect(choice('Exams graded').value).toBe('AT_ONCE');
  expect(screen.getByText(/password resets/)).toBeTruthy();
});

test('the choices for one campus are used for all others with one press, which can be undone', async () => {
  const user = { __typename: 'User', _id: 'ana', notificationPreferences: [] };
  const api = open(
    {
      notificationSettings: settings(),
      saveNotificationPreferences: { data: { saveNotificationPreferences: user } },
    },
    '/notifications?tab=settings&campus=walsall',
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Use for all campuses' }));
  await userEvent.selectOptions(choice('Campus'), 'Denver');
  expect(choice('Exams graded').value).toBe('WEEKLY');
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(choice('Exams graded').value).toBe('AT_ONCE'));
  const ofDenver = { notificationDefinitionId: 'd-examGraded', regionId: 'denver', subscribed: true };
  expect(api.variablesOf('saveNotificationPreferences')).toEqual([
    { inputs: [{ ...ofDenver, cadence: 'WEEKLY' }] },
    { inputs: [{ ...ofDenver, cadence: 'AT_ONCE' }] },
  ]);
});

test('a choice that was refused goes back to what is stored', async () => {
  open(
    { notificationSettings: settings(), saveNotificationPreference: serverError('Not now.') },
    '/notifications?tab=settings&campus=walsall',
  );
  await screen.findByText('For staff');
  await userEvent.selectOptions(choice('Exams graded'), 'Only here');
  expect(await screen.findByText('Not now.')).toBeTruthy();
  expect(choice('Exams graded').value).toBe('WEEKLY');
});

test('quiet hours are turned on with their hours and off at once', async () => {
  const saved = (quietHours: object | null) => ({
    data: { saveQuietHours: { __typename: 'User', _id: 'ana', quietHours } },
  });
  const api = open(
    { notificationSettings: settings(), saveQuietHours: saved({ begins: '22:00', ends: '07:00' }) },
    '/notifications?tab=settings',
  );
  const turn = await screen.findByRole('switch');
  await userEvent.click(turn);
  expect(screen.getByText(/Times in your time zone: /)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Save quiet hours' }));
  expect(await screen.findByText('Quiet hours saved')).toBeTruthy();
  api.answers['saveQuietHours'] = saved(null);
  await userEvent.click(turn);
  expect(await screen.findByText('Quiet hours are off')).toBeTruthy();
  expect(api.variablesOf('saveQuietHours')).toEqual([
    { begins: '22:00', ends: '07:00' },
    { begins: null, ends: null },
  ]);
});
