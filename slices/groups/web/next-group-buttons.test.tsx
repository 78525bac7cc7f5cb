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

const candidate = {
  corePassed: 30,
  coreNeeded: 30,
  electivesPassed: 9,
  electivesNeeded: 9,
  hasGraduated: false,
  isLeaving: false,
  shortfalls: [],
};
const ben = { ...candidate, _id: 'ben', fullName: 'Ben Okoro' };
const late = { ...candidate, _id: 'ida', fullName: 'Ida Late', corePassed: 29, shortfalls: ['CORE_COURSES'] };

function show(differing: Partial<OneGroupFragment> = {}) {
  const made = { ...firstYear, _id: 'next', promotedToId: null };
  const api = new FakeApi({
    promoteGroup: { data: { promoteGroup: made } },
    groupCandidates: { data: { groupCandidates: [ben, late] } },
    createGroup: { data: { createGroup: made } },
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
  expect(await screen.findByText('Core courses: 29 of 30')).toBeTruthy();
  expect(screen.getByText('1 member meets the requirements')).toBeTruthy();
  await userEvent.click(screen.getByRole('checkbox', { name: /Ida Late/ }));
  await press('Save');
  expect(api.variablesOf('promoteGroup')).toEqual([]);
  await userEvent.type(screen.getByLabelText(/Reason for Ida Late/), 'Retakes it in May');
  await press('Save');
  await waitFor(() => expect(api.variablesOf('promoteGroup')).toHaveLength(1));
  expect(api.variablesOf('promoteGroup')).toMatchObject([
    {
      groupId: 'first-year',
      exceptions: [{ personId: 'ida', reason: 'Retakes it in May' }],
      groupInput: { name: 'Second Year · 2027/28', intake: '2027/28', studyYear: 2, regionId: 'denver' },
    },
  ]);
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

test.each([
  ['of the last year', { studyYear: 3 }],
  ['without members', { membersNow: 0 }],
  ['in the archive', { archived: true }],
  ['that has gone on already', { promotedToId: 'second-year' }],
])('a group %s is not offered to be promoted', (_, differing) => {
  show(differing);
  expect(screen.queryByRole('button', { name: 'Promote' })).toBeNull();
});
