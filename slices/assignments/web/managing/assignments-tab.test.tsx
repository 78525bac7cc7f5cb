import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { configure, FakeApi } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { clearToasts } from '#kit/ui/toast/show-toast.ts';
import { messages } from '../../rules/messages.ts';
import { AssignmentsTab } from './assignments-tab.tsx';
import type { ManagedAssignmentFragment } from './managed-assignments.graphql.generated.ts';

afterEach(() => {
  clearToasts();
  vi.unstubAllGlobals();
});

const essay: ManagedAssignmentFragment = {
  __typename: 'Assignment',
  _id: 'essay',
  courseId: 'romans',
  title: 'Essay',
  kind: 'GRADED',
  archived: false,
  submissionCount: 0,
  version: 1,
  texts: [],
  downloads: [],
  groups: [],
};
const group = {
  groupId: 'day',
  groupName: 'Day Class',
  regionName: 'Walsall',
  timeZone: 'Europe/London',
  dueAt: '2026-12-01T12:00:00.000Z',
  version: 1,
} as const;

function show(differing: Partial<ManagedAssignmentFragment>, usedElsewhere: readonly string[] = []): FakeApi {
  configure();
  const api = new FakeApi({
    managedAssignments: { data: { assignments: [{ ...essay, ...differing }] } },
    archiveAssignment: { data: { archiveAssignment: { _id: 'essay' } } },
  });
  vi.stubGlobal('fetch', api.fetch);
  render(
    <TestPage catalogues={[messages]}>
      <AssignmentsTab course={{ _id: 'romans', ownLocale: 'en', usedElsewhere }} />
    </TestPage>,
  );
  return api;
}
const openMenu = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Actions for Essay' }));
const archive = async () => {
  await openMenu();
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Archive' }));
};

test('before an assignment is archived, it is told who has it and who has handed in', async () => {
  const api = show({ submissionCount: 12, groups: [group, { ...group, groupId: 'free', dueAt: null }] });
  await archive();
  const asked = within(await screen.findByRole('dialog', { name: 'Archive Essay?' }));
  expect(asked.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Assigned to 1 group',
    '12 submissions',
  ]);
  expect(api.variablesOf('archiveAssignment')).toEqual([]);
  await userEvent.click(asked.getByRole('button', { name: 'Archive' }));
  await waitFor(() =>
    expect(api.variablesOf('archiveAssignment')).toEqual([{ assignmentId: 'essay', archived: true }]),
  );
});

test('an assignment that nobody has is archived at once', async () => {
  const api = show({});
  await archive();
  await waitFor(() => expect(api.variablesOf('archiveAssignment')).toHaveLength(1));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an assignment of a course that other campuses use too is not offered to be archived', async () => {
  show({ submissionCount: 12 }, ['Walsall']);
  await openMenu();
  await screen.findByRole('menuitem');
  expect(screen.queryByRole('menuitem', { name: 'Archive' })).toBeNull();
});
