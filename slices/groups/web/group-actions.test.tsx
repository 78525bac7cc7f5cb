import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { enter } from '#kit/client/session/session.ts';
import { configure, FakeApi, fakeUser, serverError } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { messages as peopleMessages } from '#slices/people/rules/messages.ts';
import { messages } from '#slices/groups/rules/messages.ts';
import { GroupActions } from './group-actions.tsx';
import { firstYear } from './testing/first-year.ts';

const show = (group: typeof firstYear) => {
  configure();
  enter(fakeUser({ roles: ['user', 'manager'] }));
  const api = new FakeApi({
    campusesOfGroups: { data: { regions: [] } },
    archiveGroup: { data: { archiveGroup: firstYear } },
  });
  vi.stubGlobal('fetch', api.fetch);
  render(
    <TestPage catalogues={[messages, peopleMessages]}>
      <GroupActions group={group} />
    </TestPage>,
  );
  return api;
};

test.each([
  ['Archive', false],
  ['Restore', true],
])('"%s" does that and can be taken back', async (name, archived) => {
  const api = show({ ...firstYear, membersNow: 0, coursesNow: 0, archived });
  await userEvent.click(await screen.findByRole('button', { name }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(api.variablesOf('archiveGroup')).toEqual([
      { groupId: 'first-year', archived: !archived },
      { groupId: 'first-year', archived },
    ]),
  );
});

test('before a group is archived, it is told how many are in it and what runs', async () => {
  const api = show(firstYear);
  await userEvent.click(await screen.findByRole('button', { name: 'Archive' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Archive First Year Day?' }));
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '2 members',
    '1 course running',
  ]);
  expect(api.variablesOf('archiveGroup')).toEqual([]);
  api.answers['archiveGroup'] = serverError('Refused');
  await userEvent.click(dialog.getByRole('button', { name: 'Archive' }));
  expect(await screen.findByText('Refused')).toBeTruthy();
  api.answers['archiveGroup'] = { data: { archiveGroup: firstYear } };
  await userEvent.click(dialog.getByRole('button', { name: 'Archive' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.variablesOf('archiveGroup')).toHaveLength(2);
});

test('a group that is being archived is not archived twice', async () => {
  const api = show({ ...firstYear, membersNow: 0, coursesNow: 0 });
  const { fetch } = api;
  const archived = Promise.withResolvers<void>();
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const answer = await fetch(url, init);
    await archived.promise;
    return answer;
  });
  const button = await screen.findByRole('button', { name: 'Archive' });
  await userEvent.click(button);
  expect(button.getAttribute('aria-busy')).toBe('true');
  await userEvent.click(button);
  archived.resolve();
  expect(await screen.findByText('The group was archived.')).toBeTruthy();
  expect(api.variablesOf('archiveGroup')).toHaveLength(1);
});
