import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { configure, FakeApi } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { clearToasts } from '#kit/ui/toast/show-toast.ts';
import { messages } from '../rules/messages.ts';
import type { OneGroupFragment } from './group.graphql.generated.ts';
import { NextGroupButtons } from './next-group-buttons.tsx';
import { firstYear } from './testing/first-year.ts';
import { requirements } from './testing/requirements.ts';

const candidate = {
  requirements: requirements(),
  hasGraduated: false,
  isLeaving: false,
  shortfalls: [],
};
const ben = { ...candidate, _id: 'ben', fullName: 'Ben Okoro' };
const late = {
  ...candidate,
  _id: 'ida',
  fullName: 'Ida Late',
  requirements: requirements({ name: 'CORE_COURSES', passed: 29 }),
  shortfalls: ['CORE_COURSES'],
};

function show(differing: Partial<OneGroupFragment> = {}, candidates: object[] = [ben, late]) {
  const made = { ...firstYear, _id: 'next', promotedToId: null };
  const api = new FakeApi({
    promoteGroup: { data: { promoteGroup: made } },
    groupCandidates: { data: { groupCandidates: candidates } },
    createGroup: { data: { createGroup: made } },
    moveGroupMembers: { data: { moveGroupMembers: [] } },
    undoPromotion: { data: { undoPromotion: { _id: 'first-year' } } },
  });
  vi.stubGlobal('fetch', api.fetch);
  render(
    <TestPage catalogues={[messages]}>
      <NextGroupButtons
        group={{ ...firstYear, name: 'First Year · 2026/27', ...differing }}
        campuses={[{ value: 'denver', label: 'Denver' }]}
      />
    </TestPage>,
  );
  return api;
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  configure();
  clearToasts();
});

test('a promotion proposes the next year and intake, keeps the campus, and is undone from the toast', async () => {
  const api = show();
  await press('Promote');
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: /Year/ }).disabled).toBe(true);
  expect(await screen.findByRole('button', { name: '29 of 30' })).toBeTruthy();
  expect(screen.getByText('1 member meets the requirements')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Promote 1 student' })).toBeTruthy();
  await userEvent.click(screen.getByRole('checkbox', { name: /Ida Late/ }));
  await press('Promote 2 students');
  expect(api.variablesOf('promoteGroup')).toEqual([]);
  await userEvent.type(screen.getByLabelText(/Reason for Ida Late/), 'Retakes it in May');
  await press('Promote 2 students');
  await waitFor(() => expect(api.variablesOf('promoteGroup')).toHaveLength(1));
  expect(api.variablesOf('promoteGroup')).toMatchObject([
    {
      groupId: 'first-year',
      exceptions: [{ personId: 'ida', reason: 'Retakes it in May' }],
      groupInput: { name: 'Second Year · 2027/28', intake: '2027/28', studyYear: 2, regionId: 'denver' },
    },
  ]);
  expect(await screen.findByText('2 students promoted')).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(api.variablesOf('undoPromotion')).toEqual([{ groupId: 'first-year' }]));
});

test('a copy is for the next intake of the same year', async () => {
  const api = show();
  await press('Copy for the next intake');
  await press('Save');
  await waitFor(() => expect(api.variablesOf('createGroup')).toHaveLength(1));
  expect(api.variablesOf('createGroup')).toMatchObject([
    { copyOf: 'first-year', groupInput: { name: 'First Year · 2027/28', studyYear: 1 } },
  ]);
});

test('those who stayed behind follow later into the same group, and are taken back alone', async () => {
  const api = show({ promotedToId: 'second-year' });
  expect(screen.getByRole('link', { name: 'Next year’s group' })).toBeTruthy();
  await press('Promote');
  await userEvent.click(await screen.findByRole('button', { name: 'Promote 1 student' }));
  expect(await screen.findByText('1 student promoted')).toBeTruthy();
  expect(api.variablesOf('promoteGroup')).toEqual([
    { groupId: 'first-year', newGroupId: 'second-year', groupInput: null, exceptions: [] },
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(api.variablesOf('moveGroupMembers')).toEqual([
      { groupId: 'second-year', toGroupId: 'first-year', personIds: ['ben'] },
    ]),
  );
});

test('nobody is promoted where nobody is chosen; exceptions are chosen one by one, and one reason may serve for several', async () => {
  const api = show({ promotedToId: 'second-year' }, [late, { ...late, _id: 'tom', fullName: 'Tom Later' }]);
  await press('Promote');
  expect(await screen.findByText(/No one meets the requirements/)).toBeTruthy();
  const submit = screen.getAllByRole<HTMLButtonElement>('button', { name: 'Promote' }).at(-1);
  expect(submit?.disabled).toBe(true);
  expect(screen.queryByRole('checkbox', { name: 'Choose all' })).toBeNull();
  for (const name of ['Ida Late', 'Tom Later']) await userEvent.click(screen.getByRole('checkbox', { name }));
  await userEvent.type(screen.getByLabelText(/Reason for 2 exceptions/), 'Flood in spring');
  await press('Promote 2 students');
  await waitFor(() => expect(api.variablesOf('promoteGroup')).toHaveLength(1));
  const reason = 'Flood in spring';
  expect(api.variablesOf('promoteGroup')).toMatchObject([
    {
      exceptions: [
        { personId: 'ida', reason },
        { personId: 'tom', reason },
      ],
    },
  ]);
});

test('each of several exceptions may have a reason of its own', async () => {
  const api = show({ promotedToId: 'second-year' }, [late, { ...late, _id: 'tom', fullName: 'Tom Later' }]);
  await press('Promote');
  for (const name of ['Ida Late', 'Tom Later'])
    await userEvent.click(await screen.findByRole('checkbox', { name }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Same reason for everyone chosen' }));
  await userEvent.type(screen.getByLabelText(/Reason for Ida Late/), 'Ill');
  await userEvent.type(screen.getByLabelText(/Reason for Tom Later/), 'Came late');
  await press('Promote 2 students');
  await waitFor(() => expect(api.variablesOf('promoteGroup')).toHaveLength(1));
  expect(api.variablesOf('promoteGroup')).toMatchObject([
    {
      exceptions: [
        { personId: 'ida', reason: 'Ill' },
        { personId: 'tom', reason: 'Came late' },
      ],
    },
  ]);
});

test.each([
  ['of the last year', { studyYear: 3 }],
  ['without members', { membersNow: 0 }],
  ['in the archive', { archived: true }],
])('a group %s is not offered to be promoted', (_, differing) => {
  show(differing);
  expect(screen.queryByRole('button', { name: 'Promote' })).toBeNull();
});
