import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { configure, FakeApi } from '#kit/client/testing/fake-api.ts';
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

test('who teaches a group cannot be deleted', () => {
  show({ groups: [{ __typename: 'Group', _id: 'day', name: 'Day', archived: false }] });
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
});
