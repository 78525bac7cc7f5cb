import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { configure, FakeApi, serverError } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { clearToasts } from '#kit/ui/toast/show-toast.ts';
import { messages } from '#slices/teachers/rules/messages.ts';
import { TeacherDialog } from './teacher-dialog.tsx';
import type { OneTeacherFragment } from './teachers.graphql.generated.ts';

const ruth: OneTeacherFragment = {
  __typename: 'Teacher',
  _id: 'ruth',
  name: 'Ruth Adeyemi',
  regionId: 'denver',
  regionName: 'Denver',
  photoUrl: null,
  personId: null,
  personName: null,
  archived: false,
  groups: [],
  biography: '',
  courseCount: 0,
  mayManage: true,
  version: 3,
};
const people = [{ _id: 'ruth-account', fullName: 'Ruth A.', email: 'ruth@example.org' }];

function show(teacher: OneTeacherFragment | null, answers: FakeApi['answers']) {
  const api = new FakeApi({ accountsOfCampus: { data: { users: { rows: people } } }, ...answers });
  vi.stubGlobal('fetch', api.fetch);
  const onSaved = vi.fn<(teacher: OneTeacherFragment) => void>();
  render(
    <TestPage catalogues={[messages]}>
      <TeacherDialog
        teacher={teacher}
        campuses={[{ value: 'denver', label: 'Denver' }]}
        onClose={() => undefined}
        onSaved={onSaved}
      />
    </TestPage>,
  );
  return { api, onSaved };
}
const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Name/ });
const account = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Account' });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
async function chooseAccount(): Promise<void> {
  await userEvent.type(account(), 'Ruth');
  await userEvent.click(await screen.findByRole('option', { name: /Ruth A\./ }));
}

beforeEach(() => {
  configure();
  clearToasts();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

test('a teacher is added on the only campus there is, with an account of it', async () => {
  const { api, onSaved } = show(null, { createTeacher: { data: { createTeacher: ruth } } });
  await userEvent.type(name(), 'Ruth Adeyemi');
  await chooseAccount();
  await save();
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  expect(api.variablesOf('createTeacher')).toMatchObject([
    {
      teacherId: expect.any(String) as string,
      regionId: 'denver',
      teacherInput: { name: 'Ruth Adeyemi', personId: 'ruth-account' },
    },
  ]);
});

test('after another window’s change the account that was chosen here is still chosen', async () => {
  const now = { ...ruth, name: 'Dr Ruth Adeyemi', version: 4 };
  const { api, onSaved } = show(ruth, {
    updateTeacher: serverError('Changed', { problem: 'changedMeanwhile' }),
    oneTeacher: { data: { teacher: now } },
  });
  await chooseAccount();
  await save();
  await waitFor(() => expect(name().value).toBe('Dr Ruth Adeyemi'));
  expect(account().value).toBe('Ruth A.');

  api.answers['updateTeacher'] = { data: { updateTeacher: now } };
  await save();
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  expect(api.variablesOf('updateTeacher').at(-1)).toMatchObject({
    version: 4,
    teacherInput: { name: 'Dr Ruth Adeyemi', personId: 'ruth-account' },
  });
});
