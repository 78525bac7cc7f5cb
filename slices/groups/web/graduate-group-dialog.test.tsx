import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { enter } from '#kit/client/session/session.ts';
import { configure, FakeApi, fakeUser } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { clearToasts } from '#kit/ui/toast/show-toast.ts';
import { messages } from '../rules/messages.ts';
import { GraduateGroupButton } from './graduate-group-dialog.tsx';
import { firstYear } from './testing/first-year.ts';
import { requirements } from './testing/requirements.ts';

const ana = {
  _id: 'ana',
  fullName: 'Ana Ruiz',
  requirements: requirements(),
  hasGraduated: false,
  isLeaving: false,
  shortfalls: [],
};

async function open(candidates: object[]): Promise<FakeApi> {
  const graduates = [{ _id: 'ana', fullName: 'Ana Ruiz', outcome: 'GRADUATED' }];
  const api = new FakeApi({
    groupCandidates: { data: { groupCandidates: candidates } },
    graduateGroup: { data: { graduateGroup: graduates } },
  });
  vi.stubGlobal('fetch', api.fetch);
  render(
    <TestPage catalogues={[messages]}>
      <GraduateGroupButton group={{ ...firstYear, studyYear: 2 }} />
    </TestPage>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Graduate' }));
  return api;
}

beforeEach(() => {
  configure();
  clearToasts();
  act(() => enter(fakeUser({ roles: ['user', 'manager', 'admin'] })));
});

test('who is chosen graduates, and it is taken back from the toast after the window has closed', async () => {
  const api = await open([ana]);
  await userEvent.click(await screen.findByRole('button', { name: 'Graduate 1 student' }));
  expect(await screen.findByText('1 student graduated')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(api.variablesOf('graduateGroup')).toHaveLength(2));
  expect(api.variablesOf('graduateGroup')).toMatchObject([
    { groupId: 'first-year', personIds: ['ana'], exceptions: [] },
    { groupId: 'first-year', personIds: ['ana'], graduatedOn: null },
  ]);
  expect(api.variablesOf('groupCandidates')).toEqual([{ groupId: 'first-year', step: 'GRADUATION' }]);
});

test.each([
  ['everybody has graduated says so', 3, 1],
  ['nobody is says nothing', 0, 0],
])('a group in which %s and is not offered to graduate', (_, membersNow, said) => {
  render(
    <TestPage catalogues={[messages]}>
      <GraduateGroupButton group={{ ...firstYear, studyYear: 2, membersNow, membersToGraduate: 0 }} />
    </TestPage>,
  );
  expect(screen.queryByRole('button', { name: 'Graduate' })).toBeNull();
  expect(screen.queryAllByText('Everyone in this group has graduated.')).toHaveLength(said);
});

test('a group in which everybody has graduated meanwhile says so and offers nothing', async () => {
  await open([{ ...ana, hasGraduated: true }]);
  expect(await screen.findByText('Everyone in this group has graduated.')).toBeTruthy();
  expect(
    screen.queryByRole('button', { name: /Graduate/, hidden: false })?.closest('[role=dialog]'),
  ).toBeFalsy();
  expect(screen.queryByText(/No one meets/)).toBeNull();
});
