import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { enter } from '#kit/client/session/session.ts';
import { configure, FakeApi, fakeUser } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { messages as peopleMessages } from '#slices/people/rules/messages.ts';
import { messages } from '#slices/groups/rules/messages.ts';
import { GroupPage, type GroupSlot } from './group.page.tsx';
import { firstYear } from './testing/first-year.ts';

const slots: readonly GroupSlot[] = [
  { id: 'papers', as: { tab: 'groupIntake' }, render: ({ name }) => <p>Papers of {name}</p> },
];

function show(address: string) {
  const nobody = { rows: [], nextCursor: null, count: 0, countIsOpen: false };
  const api = new FakeApi({
    oneGroup: { data: { group: firstYear } },
    campusesOfGroups: { data: { regions: [] } },
    groupMembers: { data: { groupMembers: nobody } },
    groupTeachers: { data: { group: { _id: 'first-year', teachers: [] } } },
  });
  vi.stubGlobal('fetch', api.fetch);
  render(
    <TestPage catalogues={[messages, peopleMessages]} path={address}>
      <Routes>
        <Route path="/groups/:groupId" element={<GroupPage slots={slots} />} />
      </Routes>
    </TestPage>,
  );
  return api;
}

beforeEach(() => {
  configure();
  enter(fakeUser({ roles: ['user', 'manager'] }));
});

test('a group opens with its members, and what stands on other tabs is not asked for', async () => {
  const api = show('/groups/first-year');
  expect(await screen.findByText('No members yet.')).toBeTruthy();
  expect(screen.queryByText('Papers of First Year Day')).toBeNull();
  expect(api.variablesOf('groupTeachers')).toEqual([]);
  const tabs = screen.getByRole('navigation', { name: 'First Year Day' });
  expect(tabs.textContent).toBe('MembersIntakeReadinessAbout');
});

test('an address leads to a tab, of the group or of another slice', async () => {
  const api = show('/groups/first-year?tab=papers');
  expect(await screen.findByText('Papers of First Year Day')).toBeTruthy();
  expect(api.variablesOf('groupMembers')).toEqual([]);
  await userEvent.click(screen.getByRole('link', { name: 'About' }));
  expect(await screen.findByRole('heading', { name: 'Sign-up link' })).toBeTruthy();
  expect(api.variablesOf('groupTeachers')).toHaveLength(1);
  expect(screen.getByLabelText('path').textContent).toBe('/groups/first-year?tab=about');
});
