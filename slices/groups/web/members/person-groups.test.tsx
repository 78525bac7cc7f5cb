import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { configure, FakeApi } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { clearToasts } from '#kit/ui/toast/show-toast.ts';
import { messages } from '../../rules/messages.ts';
import type { HeldMembershipFragment } from './person-groups.graphql.generated.ts';
import { PersonGroups } from './person-groups.tsx';

beforeEach(() => {
  configure();
  clearToasts();
});

const firstYear = {
  __typename: 'GroupMembership',
  _id: 'first-year',
  name: 'First Year',
  regionId: 'denver',
  regionName: 'Denver',
  firstDay: '2026-01-05',
  lastDay: null,
  isOver: false,
  mayMove: true,
} as const;

const show = (memberships: readonly HeldMembershipFragment[]): FakeApi => {
  const rows = [
    { _id: 'first-year', name: 'First Year' },
    { _id: 'evening', name: 'Evening' },
    { _id: 'choir', name: 'Choir' },
  ];
  const api = new FakeApi({
    personMemberships: { data: { memberships } },
    groupsToMoveTo: { data: { groups: { rows } } },
    moveGroupMembers: { data: { moveGroupMembers: [{ _id: 'ana' }] } },
  });
  vi.stubGlobal('fetch', api.fetch);
  render(
    <TestPage catalogues={[messages]}>
      <PersonGroups person={{ _id: 'ana', fullName: 'Ana Souza' }} />
    </TestPage>,
  );
  return api;
};

test('a person is moved from their page to another group, and back from the toast', async () => {
  const api = show([firstYear, { ...firstYear, _id: 'choir', name: 'Choir', mayMove: false }]);
  expect(await screen.findAllByText(/Denver · since Jan 5, 2026/)).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Move' }));
  await userEvent.type(screen.getByRole('combobox', { name: 'New group' }), 'e');
  const evening = await screen.findByRole('option', { name: /Evening/ });
  // Nor the groups that the person is in already.
  expect(screen.queryByRole('option', { name: /First Year|Choir/ })).toBeNull();
  await userEvent.click(evening);
  // Only groups of the campus: nobody is moved to where they do not belong.
  expect(api.variablesOf('groupsToMoveTo').at(-1)).toMatchObject({ regionId: 'denver' });
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Move', hidden: true }));
  expect(await screen.findByText('Ana Souza is in “Evening” now.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(api.variablesOf('moveGroupMembers')).toEqual([
      { groupId: 'first-year', toGroupId: 'evening', personIds: ['ana'] },
      { groupId: 'evening', toGroupId: 'first-year', personIds: ['ana'] },
    ]),
  );
});

test('nobody is moved from a group that they have left', async () => {
  show([{ ...firstYear, lastDay: '2026-02-01', isOver: true, mayMove: false }]);
  expect(await screen.findByText(/Jan 5, 2026 – Feb 1, 2026/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Move' })).toBeNull();
});

test('a user without a group is told to be in none', async () => {
  show([]);
  expect(await screen.findByText('In no group')).toBeTruthy();
});

test('a move of today is taken back in one press', async () => {
  const api = show([
    { ...firstYear, _id: 'evening', name: 'Evening', firstDay: '2026-02-28' },
    { ...firstYear, lastDay: '2026-02-28' },
  ]);
  api.answers['moveGroupMembers'] = { data: { moveGroupMembers: [] } };
  const button = await screen.findByRole('button', { name: 'Undo move to Evening' });
  // The row names the group already; on a phone there is no room to say it again.
  expect(button.textContent).toBe('Undo');
  await userEvent.click(button);
  await waitFor(() =>
    expect(api.variablesOf('moveGroupMembers')).toMatchObject([
      { groupId: 'evening', toGroupId: 'first-year' },
    ]),
  );
});
