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
  givenName: fullName.split(' ')[0] ?? '',
  familyName: fullName.split(' ').slice(1).join(' '),
  studentNumber: '100423',
  email: _id === 'moved' ? null : `${_id}@example.org`,
  phone: null,
  isDeactivated: _id === 'off',
  movedTo: null as { _id: string; name: string } | null,
  firstDay,
  lastDay,
});
const ana = member('ana', 'Ana Ruiz', null);

function show(rows = [ana, member('ben', 'Ben Okoro', '2026-02-27')]) {
  const page = { rows, nextCursor: null, count: rows.length, countIsOpen: false };
  const api = new FakeApi({
    groupMembers: { data: { groupMembers: page } },
    groupMembersForFile: { data: { groupMembers: page } },
  });
  vi.stubGlobal('fetch', api.fetch);
  render(
    <TestPage catalogues={[messages, peopleMessages]}>
      <MembersPanel group={firstYear} slots={[]} />
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
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Keep in the group' }));
  await waitFor(() =>
    expect(api.variablesOf('addGroupMember')).toEqual([{ groupId: 'first-year', personId: 'ben' }]),
  );
  expect(await screen.findByText('Ben Okoro stays in the group.')).toBeTruthy();
});

test('a last day that was set is taken back from the toast', async () => {
  const api = show([ana]);
  api.answers['endMemberships'] = { data: { endMemberships: [{ ...ana, lastDay: '2026-03-01' }] } };
  await menuOf('Ana Ruiz');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'End membership' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(api.variablesOf('endMemberships')).toEqual([
      { groupId: 'first-year', personIds: ['ana'], lastDay: '2026-03-01' },
      { groupId: 'first-year', personIds: ['ana'], lastDay: null },
    ]),
  );
});

const chooseAll = async () => {
  for (const box of await screen.findAllByRole('checkbox', { name: /Select (Ana|Ben)/ }))
    await userEvent.click(box);
};

test('chosen members are moved to another group together, and back from the toast', async () => {
  const api = show([ana, member('ben', 'Ben Okoro', null)]);
  api.answers['groupsToMoveTo'] = {
    data: { groups: { rows: [firstYear, { _id: 'other', name: 'Evening' }] } },
  };
  api.answers['moveGroupMembers'] = { data: { moveGroupMembers: [{ _id: 'ana' }] } };
  await chooseAll();
  await userEvent.click(screen.getByRole('button', { name: 'Move' }));
  expect(await screen.findByRole('heading', { name: 'Move 2 members' })).toBeTruthy();
  await userEvent.type(screen.getByRole('combobox', { name: 'New group' }), 'e');
  await userEvent.click(await screen.findByRole('option', { name: /Evening/ }));
  expect(screen.queryByRole('option', { name: /First Year/ })).toBeNull();
  expect(api.variablesOf('groupsToMoveTo').at(-1)).toMatchObject({ regionId: 'denver' });
  await userEvent.click(
    within(screen.getByRole('dialog')).getByRole('button', { name: 'Move', hidden: true }),
  );
  expect(await screen.findByText('2 members were moved to Evening.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  const personIds = ['ana', 'ben'];
  await waitFor(() =>
    expect(api.variablesOf('moveGroupMembers')).toEqual([
      { groupId: 'first-year', toGroupId: 'other', personIds },
      { groupId: 'other', toGroupId: 'first-year', personIds },
    ]),
  );
});

test('those whose address is kept elsewhere are left out of a message, and that is said', async () => {
  show([ana, member('moved', 'Ben Moved', '2026-01-01')]);
  await chooseAll();
  await userEvent.click(screen.getByRole('button', { name: 'Message' }));
  expect(await screen.findByText('ana@example.org', { selector: 'p' })).toBeTruthy();
  expect(screen.getByText('1 member is left out: the address is kept by another campus.')).toBeTruthy();
});

test('only the user who came today can be taken out as a mistake', async () => {
  show([member('new', 'Newly Come', null, firstYear.today)]);
  await menuOf('Newly Come');
  expect(await screen.findByRole('menuitem', { name: 'Remove' })).toBeTruthy();
});

test('a press beside the name of a member writes no mail, for the address is not what the row leads to', async () => {
  show([ana]);
  const address = await screen.findByRole('link', { name: 'ana@example.org' });
  const pressed = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  address.addEventListener('click', pressed);
  await userEvent.click(screen.getByText('100423'));
  expect(pressed).not.toHaveBeenCalled();
});

test('a deactivated member is marked', async () => {
  show([member('off', 'Otto Off', null)]);
  expect(await screen.findByText('Deactivated')).toBeTruthy();
});

test('a move of today is taken back from the roster in one press, without leaving the member in both groups', async () => {
  const api = show([
    { ...member('ben', 'Ben Okoro', '2026-02-28'), movedTo: { _id: 'evening', name: 'Evening' } },
  ]);
  api.answers['moveGroupMembers'] = { data: { moveGroupMembers: [] } };
  await menuOf('Ben Okoro');
  expect(screen.queryByRole('menuitem', { name: 'Keep in the group' })).toBeNull();
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Undo move to Evening' }));
  await waitFor(() =>
    expect(api.variablesOf('moveGroupMembers')).toEqual([
      { groupId: 'evening', toGroupId: 'first-year', personIds: ['ben'] },
    ]),
  );
});

test('the window that moves a member begins in its field, with the groups to choose from', async () => {
  const api = show();
  api.answers['groupsToMoveTo'] = { data: { groups: { rows: [{ _id: 'evening', name: 'Evening' }] } } };
  await menuOf('Ana Ruiz');
  await userEvent.click(await screen.findByRole('menuitem', { name: /Move/ }));
  expect(await screen.findByRole('option', { name: 'Evening' })).toBeTruthy();
  expect(document.activeElement?.getAttribute('role')).toBe('combobox');
});
