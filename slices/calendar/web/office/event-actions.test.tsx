import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { enter } from '#kit/client/session/session.ts';
import { configure, FakeApi, fakeUser } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { messages } from '../../rules/messages.ts';
import { EventActions } from './event-actions.tsx';

const kept = {
  __typename: 'CalendarEvent',
  _id: 'chapel',
  title: 'Chapel',
  kind: 'EVENT',
  place: 'Hall',
  description: '',
  firstDay: '2026-11-04',
  lastDay: '2026-11-04',
  startTime: '10:30',
  endTime: '11:30',
  rule: 'FREQ=WEEKLY;BYDAY=WE',
  changes: '2026-11-11',
  groupId: null,
  groupName: null,
  regionId: 'walsall',
  regionName: 'Walsall',
  version: 3,
};

const entry = {
  __typename: 'CalendarEntry',
  _id: 'event-chapel-2026-11-18',
  kind: 'EVENT',
  title: 'Chapel',
  detail: 'Hall',
  note: '',
  startsAt: '2026-11-18T10:30:00.000Z',
  endsAt: '2026-11-18T11:30:00.000Z',
  allDay: false,
  timeZone: 'Europe/London',
  path: '/calendar?day=2026-11-18',
  url: null,
  isDone: false,
  eventId: 'chapel',
  campus: null,
  eventDay: '2026-11-18',
} as const;

function show(event: Partial<typeof kept> = {}) {
  const stored = { ...kept, ...event };
  const api = new FakeApi({
    keptEvent: { data: { calendarEvent: stored } },
    updateCalendarEvent: { data: { updateCalendarEvent: { ...stored, version: 4 } } },
    deleteCalendarEvent: { data: { deleteCalendarEvent: true } },
    createCalendarEvent: { data: { createCalendarEvent: stored } },
    campusesOfEvents: { data: { regions: [{ __typename: 'Region', _id: 'walsall', name: 'Walsall' }] } },
  });
  vi.stubGlobal('fetch', api.fetch);
  enter(fakeUser({ roles: ['user', 'manager'] }));
  const onClose = vi.fn<() => void>();
  render(
    <TestPage catalogues={[messages]}>
      <EventActions entry={entry} onClose={onClose} onChanged={() => undefined} />
    </TestPage>,
  );
  const sentChanges = () =>
    api
      .variablesOf('updateCalendarEvent')
      .map(({ eventInput, version }) => [version, (eventInput as typeof kept).changes]);
  return { api, onClose, sentChanges };
}

beforeEach(() => configure());

test('what is done about one date and about all of them is told apart', async () => {
  show();
  const one = await screen.findByRole('group', { name: 'This date' });
  const all = screen.getByRole('group', { name: 'All dates' });
  const namesIn = (group: HTMLElement) =>
    within(group)
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
  expect(namesIn(one)).toEqual(['Cancel this date', 'Move this date']);
  expect(namesIn(all)).toEqual(['Delete all dates', 'Edit all dates']);
});

test('an event that happens once has no dates to choose from', async () => {
  show({ rule: '', changes: '' });
  expect(await screen.findByRole('button', { name: 'Edit event' })).toBeTruthy();
  expect(screen.queryByRole('group')).toBeNull();
});

test('one date is cancelled, and that is taken back with one press', async () => {
  const { onClose, sentChanges } = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel this date' }));
  expect(await screen.findByText('Chapel on Nov 18, 2026 is cancelled.')).toBeTruthy();
  expect(onClose).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await vi.waitFor(() =>
    expect(sentChanges()).toEqual([
      [3, '2026-11-11\n2026-11-18'],
      [4, '2026-11-11'],
    ]),
  );
});

test('one date is moved to another day and time, and can be taken back', async () => {
  const { sentChanges } = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Move this date' }));
  const dialog = screen.getByRole('dialog', { name: 'Move this date' });
  expect(
    within(dialog).getByText('Only Wednesday, November 18 is moved. All other dates stay as they are.'),
  ).toBeTruthy();
  const day = within(dialog).getByRole('textbox', { name: /New day/ });
  await userEvent.clear(day);
  await userEvent.type(day, '11/19/2026');
  const time = within(dialog).getByRole('combobox', { name: /Begins/ });
  await userEvent.clear(time);
  await userEvent.type(time, '12:00');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Move' }));
  expect(await screen.findByText('Chapel is now on Nov 19, 2026.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await vi.waitFor(() =>
    expect(sentChanges()).toEqual([
      [3, '2026-11-11\n2026-11-18 2026-11-19 12:00'],
      [4, '2026-11-11'],
    ]),
  );
});

test('a date that was moved is put back', async () => {
  const { sentChanges } = show({ changes: '2026-11-18 2026-11-19 12:00' });
  await userEvent.click(await screen.findByRole('button', { name: 'Put it back' }));
  expect(await screen.findByText('Chapel on Nov 18, 2026 is back as planned.')).toBeTruthy();
  expect(sentChanges()).toEqual([[3, '']]);
});

test('the dates that were cancelled or moved stand in the window of the series, to be put back', async () => {
  const { sentChanges } = show({ changes: '2026-11-11\n2026-11-25 2026-11-26 12:00' });
  await userEvent.click(await screen.findByRole('button', { name: 'Edit all dates' }));
  const changed = await screen.findByRole('group', { name: 'Cancelled and moved dates' });
  expect(within(changed).getByText('Nov 25, 2026: moved to Nov 26, 2026, 12:00 PM')).toBeTruthy();
  const [first] = within(changed).getAllByRole('button', { name: 'Put it back' });
  await userEvent.click(first as HTMLElement);
  expect(within(changed).queryByText('Nov 11, 2026: cancelled')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() => expect(sentChanges()).toEqual([[3, '2026-11-25 2026-11-26 12:00']]));
});

test('a holiday has no times', async () => {
  const { api } = show({ rule: '', changes: '' });
  await userEvent.click(await screen.findByRole('button', { name: 'Edit event' }));
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Kind' }), 'HOLIDAY');
  expect(screen.queryByRole('combobox', { name: /Begins/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() =>
    expect(api.variablesOf('updateCalendarEvent')[0]?.['eventInput']).toMatchObject({
      kind: 'HOLIDAY',
      startTime: '',
      endTime: '',
    }),
  );
});
