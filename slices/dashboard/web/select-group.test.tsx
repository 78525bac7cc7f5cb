import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { appState, changeAppState, DEFAULT_APP_STATE } from '#kit/client/storage/app-state.ts';
import { configure, fakeUser, type FakeApi } from '#kit/client/testing/fake-api.ts';
import { day, evening, old } from './testing/dashboard-api.ts';
import { showDashboard } from './testing/show-dashboard.tsx';

const PANELS = new Set(
  'chartedRegions taughtByReader workToGrade campusWork openCheckIns recentLessons calendarAround recentExamResults pendingAssignments pendingExams ownTasks firstSteps noticeboard studySummary'.split(
    ' ',
  ),
);

/** What was asked for beside the panels that every dashboard of a student shows. */
const madeCalls = (api: FakeApi) =>
  api.calls
    .map(({ body }) => [body.operationName, body.variables])
    .filter(([operation]) => !PANELS.has(operation as string));

beforeEach(() => {
  configure();
  changeAppState(DEFAULT_APP_STATE);
});

test('this browser keeps a copy of the groups and of the one selected, and saves nothing', () => {
  const api = showDashboard({ groups: [day, old], selectedGroup: 'day' });
  expect(appState()).toMatchObject({ selectedGroup: 'day', userGroups: [day, old] });
  expect(madeCalls(api)).toEqual([]);
});

test('changing the group saves it to the profile, once (USER-41)', async () => {
  const api = showDashboard({ groups: [day, old], selectedGroup: 'day' }, 'old');
  await userEvent.click(await screen.findByRole('radio', { name: 'Class of 2020' }));
  await waitFor(() => expect(appState().selectedGroup).toBe('old'));
  expect(screen.getByRole('radio', { name: 'Class of 2020', checked: true })).toBeTruthy();
  expect(madeCalls(api)).toEqual([['selectGroup', { groupId: 'old' }]]);
});

test('of several quick choices the last one is saved last, and answers to the others are ignored', async () => {
  const groups = [day, old, evening];
  const api = showDashboard({ groups, selectedGroup: 'day' }, 'old');
  await screen.findAllByRole('radio');
  const gates = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  vi.stubGlobal('fetch', async (...request: Parameters<typeof api.fetch>) => {
    const answer = await api.fetch(...request);
    await gates[madeCalls(api).length - 1]?.promise;
    return answer;
  });
  for (const name of ['Class of 2020', 'First year, day', 'Second year, evening']) {
    await userEvent.click(screen.getByRole('radio', { name }));
    expect(screen.getByRole('radio', { name, checked: true })).toBeTruthy();
  }
  const user = fakeUser({ groups, selectedGroup: 'evening' });
  api.answers['selectGroup'] = { data: { updateUserProfile: user } };
  gates[0]?.resolve();
  await waitFor(() => expect(madeCalls(api)).toHaveLength(2));
  expect(appState().selectedGroup).toBe('day');
  gates[1]?.resolve();
  await waitFor(() => expect(appState().selectedGroup).toBe('evening'));
  expect(screen.getByRole('radio', { name: 'Second year, evening', checked: true })).toBeTruthy();
  expect(madeCalls(api)).toEqual([
    ['selectGroup', { groupId: 'old' }],
    ['selectGroup', { groupId: 'evening' }],
  ]);
});

test('an administrator in another’s place leaves that person’s group alone', async () => {
  const boss = { __typename: 'ImpersonatingUser' as const, _id: 'boss', fullName: 'The Boss' };
  const api = showDashboard({ groups: [day, old], selectedGroup: 'day', impersonatingUser: boss });
  expect((await screen.findAllByRole('radio')).every((radio) => (radio as HTMLInputElement).disabled)).toBe(
    true,
  );
  expect(madeCalls(api)).toEqual([]);
});
