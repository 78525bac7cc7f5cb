import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { enter } from '#kit/client/session/session.ts';
import { configure, FakeApi, fakeUser, serverError } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { clearToasts } from '#kit/ui/toast/show-toast.ts';
import { messages } from '../rules/messages.ts';
import { GroupsScreen } from './groups.screen.tsx';
import { firstYear } from './testing/first-year.ts';

const secondYear = { ...firstYear, _id: 'second-year', name: 'Second Year', membersNow: 5, coursesNow: 0 };

beforeEach(() => {
  configure();
  clearToasts();
  enter(fakeUser({ roles: ['user', 'manager'] }));
});

function show(rows: readonly object[], path = '/groups') {
  const page = { rows, nextCursor: null, count: rows.length, countIsOpen: false };
  const api = new FakeApi({
    campusesOfGroups: { data: { regions: [] } },
    groups: { data: { groups: page } },
    groupsForFile: { data: { groups: page } },
    archiveGroup: { data: { archiveGroup: firstYear } },
  });
  vi.stubGlobal('fetch', api.fetch);
  render(
    <TestPage catalogues={[messages]} path={path}>
      <GroupsScreen />
    </TestPage>,
  );
  return api;
}
const selectAll = async () =>
  userEvent.click(await screen.findByRole('checkbox', { name: 'Select all rows on this page' }));
const bar = () => within(screen.getByRole('region', { name: 'Actions for the selection' }));
const dialog = () => within(screen.getByRole('dialog'));
const press = (place: ReturnType<typeof bar>, name: string) =>
  userEvent.click(place.getByRole('button', { name }));

test('before groups are archived it is told what hangs on each, and they may be kept', async () => {
  const api = show([firstYear, secondYear]);
  await selectAll();
  await press(bar(), 'Archive');
  expect(await screen.findByRole('dialog', { name: 'Archive 2 groups' })).toBeTruthy();
  expect(
    dialog()
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['First Year Day · Denver2 members · 1 course running', 'Second Year · Denver5 members']);
  await press(dialog(), 'Cancel');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(api.variablesOf('archiveGroup')).toEqual([]);
});

test('the window stays until groups are archived; then nothing is selected, and all can be taken back', async () => {
  const api = show([firstYear, secondYear]);
  await selectAll();
  await press(bar(), 'Archive');
  api.answers['archiveGroup'] = serverError('Refused');
  await screen.findByRole('dialog');
  await press(dialog(), 'Archive');
  await waitFor(() => expect(screen.getAllByText('Refused').length).toBeGreaterThan(0));
  expect(dialog().getByRole('button', { name: 'Archive' })).toHaveProperty('disabled', false);
  api.answers['archiveGroup'] = { data: { archiveGroup: firstYear } };
  await press(dialog(), 'Archive');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByRole('region', { name: 'Actions for the selection' })).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(api.variablesOf('archiveGroup').slice(-2)).toEqual([
      { groupId: 'first-year', archived: false },
      { groupId: 'second-year', archived: false },
    ]),
  );
});

test('groups of the archive are restored together', async () => {
  const api = show([{ ...firstYear, archived: true }], '/groups?archived=ONLY');
  await selectAll();
  expect(bar().queryByRole('button', { name: 'Archive' })).toBeNull();
  await press(bar(), 'Restore');
  expect(await screen.findByText('The group was restored.')).toBeTruthy();
  expect(api.variablesOf('archiveGroup')).toEqual([{ groupId: 'first-year', archived: false }]);
});

test('where all that is selected is archived already, that is told', async () => {
  show([{ ...firstYear, archived: true }], '/groups?archived=ALL');
  await selectAll();
  await press(bar(), 'Archive');
  expect(await screen.findByText('The selected groups are archived already.')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('while the selected groups are looked for, a second press does nothing', async () => {
  const api = show([firstYear]);
  const { fetch } = api;
  const found = Promise.withResolvers<void>();
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if ((init.body as string).includes('"groupsForFile"')) await found.promise;
    return fetch(url, init);
  });
  await selectAll();
  await press(bar(), 'Archive');
  expect(bar().getByRole('button', { name: 'Archive' }).getAttribute('aria-busy')).toBe('true');
  await press(bar(), 'Archive');
  found.resolve();
  expect(await screen.findByRole('dialog', { name: 'Archive First Year Day?' })).toBeTruthy();
  expect(api.variablesOf('groupsForFile')).toHaveLength(1);
});
