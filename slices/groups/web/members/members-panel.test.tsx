import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { enter } from '#kit/client/session/session.ts';
import { configure, FakeApi, fakeUser } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { clearToasts } from '#kit/ui/toast/show-toast.ts';
import { messages as peopleMessages } from '#slices/people/rules/messages.ts';
import { messages } from '#slices/groups/rules/messages.ts';
import { MembersPanel } from './members-panel.tsx';
import { firstYear } from '../testing/first-year.ts';

const member = (_id: string, fullName: string, lastDay: string | null, firstDay = '2025-09-01') => ({
  _id,
  fullName,
  firstDay,
  lastDay,
});
const ana = member('ana', 'Ana Ruiz', null);

function show(rows = [ana, member('ben', 'Ben Okoro', '2026-02-27')]) {
  const page = { rows, nextCursor: null, count: rows.length, countIsOpen: false };
  const api = new FakeApi({ groupMembers: { data: { groupMembers: page } } });
  vi.stubGlobal('fetch', api.fetch);
  render(
    <TestPage catalogues={[messages, peopleMessages]}>
      <MembersPanel group={firstYear} />
    </TestPage>,
  );
  return api;
}
const menuOf = async (name: string) => {
  const row = (await screen.findByText(name)).closest('tr, li') as HTMLElement;
  await userEvent.click(within(row).getByRole('button'));
};

beforeEach(() => {
  configure();
  clearToasts();
  enter(fakeUser({ roles: ['user', 'manager'] }));
});

test('a user who has left is marked, and may be asked back; a user who is in the group is given a last day', async () => {
  const api = show();
  expect(await screen.findByText('Former')).toBeTruthy();
  api.answers['addGroupMember'] = { data: { addGroupMember: member('ben', 'Ben Okoro', null) } };
  await menuOf('Ben Okoro');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Stays in the group' }));
  await waitFor(() =>
    expect(api.variablesOf('addGroupMember')).toEqual([{ groupId: 'first-year', personId: 'ben' }]),
  );
  expect(await screen.findByText('Ben Okoro is in the group.')).toBeTruthy();
});

test('a last day that was set is taken back from the toast', async () => {
  const api = show([ana]);
  api.answers['endMembership'] = { data: { endMembership: { ...ana, lastDay: '2026-03-01' } } };
  api.answers['addGroupMember'] = { data: { addGroupMember: ana } };
  await menuOf('Ana Ruiz');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'End membership' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(api.variablesOf('addGroupMember')).toHaveLength(1));
  expect(api.variablesOf('endMembership')).toEqual([
    { groupId: 'first-year', personId: 'ana', lastDay: '2026-03-01' },
  ]);
});

test('only the user who came today can be taken out as a mistake', async () => {
  show([member('new', 'Newly Come', null, firstYear.today)]);
  await menuOf('Newly Come');
  expect(await screen.findByRole('menuitem', { name: 'Remove' })).toBeTruthy();
});
