import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { showScreen } from './show-screen.tsx';

const paul = {
  __typename: 'Teacher',
  _id: 'paul',
  name: 'Paul Tarsus',
  regionName: 'Walsall',
  photoUrl: null,
  personId: null,
  personName: null,
  archived: false,
  groups: [],
};
const answers = {
  campusesOfTeachers: {
    data: { regions: [{ __typename: 'Region', _id: 'walsall', name: 'Walsall', closed: false }] },
  },
  teachers: {
    data: {
      teachers: { __typename: 'TeacherPage', rows: [paul], nextCursor: null, count: 1, countIsOpen: false },
    },
  },
  createTeacher: {
    data: {
      createTeacher: {
        ...paul,
        _id: 'luke',
        regionId: 'walsall',
        biography: '',
        courseCount: 0,
        mayManage: true,
        version: 1,
      },
    },
  },
};

test('an admin lists and adds teachers at /teachers (USER-45)', async () => {
  const { api, path } = await showScreen('/teachers', answers, { roles: ['user', 'admin'] });
  expect((await screen.findByRole('link', { name: 'Paul Tarsus' })).getAttribute('href')).toBe(
    '/teachers/paul',
  );
  await userEvent.click(screen.getByRole('button', { name: 'New teacher' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Luke Antioch');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(api.variablesOf('createTeacher')).toMatchObject([
      { regionId: 'walsall', teacherInput: { name: 'Luke Antioch' } },
    ]),
  );
  await expect.poll(path).toBe('/teachers/luke');
});

test.each([[['user']], [['user', 'manager']], [['user', 'superadmin']]])(
  'a user with the roles %j is sent to the dashboard instead (USER-45)',
  async (roles) => {
    const { path, api } = await showScreen('/teachers', answers, { roles });
    await expect.poll(path).toBe('/dashboard');
    expect(api.variablesOf('teachers')).toEqual([]);
  },
);
