import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { configure, FakeApi, serverError } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { messages } from '#slices/teachers/rules/messages.ts';
import { TeacherActions } from './teacher-actions.tsx';
import type { OneTeacherFragment } from './teachers.graphql.generated.ts';

const paul: OneTeacherFragment = {
  __typename: 'Teacher',
  _id: 'paul',
  name: 'Paul Tarsus',
  regionId: 'walsall',
  regionName: 'Walsall',
  photoUrl: null,
  personId: null,
  personName: null,
  archived: false,
  groups: [],
  biography: '',
  courseCount: 0,
  mayManage: true,
  version: 2,
};

function show(differing: Partial<OneTeacherFragment>): FakeApi {
  configure();
  const api = new FakeApi({
    archiveTeacher: { data: { archiveTeacher: paul } },
    deleteTeacher: { data: { deleteTeacher: true } },
  });
  vi.stubGlobal('fetch', api.fetch);
  render(
    <TestPage catalogues={[messages]} path="/teachers/paul">
      <TeacherActions teacher={{ ...paul, ...differing }} />
    </TestPage>,
  );
  return api;
}

test.each([
  ['Archive', false],
  ['Restore', true],
])('"%s" does that and can be taken back', async (name, archived) => {
  const api = show({ archived });
  await userEvent.click(await screen.findByRole('button', { name }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(api.variablesOf('archiveTeacher')).toEqual([
      { teacherId: 'paul', archived: !archived },
      { teacherId: 'paul', archived },
    ]),
  );
});

const group = { __typename: 'Group', _id: 'day', name: 'Day', archived: false } as const;

test('before a teacher is archived, it is told what they teach', async () => {
  const api = show({ groups: [group, { ...group, _id: 'old', archived: true }], courseCount: 3 });
  await userEvent.click(await screen.findByRole('button', { name: 'Archive' }));
  const asked = within(await screen.findByRole('dialog', { name: 'Archive Paul Tarsus?' }));
  expect(asked.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Teaches 1 group',
    'Teaches 3 courses',
  ]);
  expect(api.variablesOf('archiveTeacher')).toEqual([]);
  // What could not be done is asked again from the same window.
  api.answers['archiveTeacher'] = serverError('Refused');
  await userEvent.click(asked.getByRole('button', { name: 'Archive' }));
  expect(await screen.findByText('Refused')).toBeTruthy();
  api.answers['archiveTeacher'] = { data: { archiveTeacher: paul } };
  await userEvent.click(asked.getByRole('button', { name: 'Archive' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.variablesOf('archiveTeacher').at(-1)).toEqual({ teacherId: 'paul', archived: true });
});

test.each([
  ['a group', { groups: [group] }],
  ['a course', { courseCount: 1 }],
])('who teaches %s cannot be deleted', async (_, differing) => {
  show(differing);
  await screen.findByRole('button', { name: 'Archive' });
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
});
