import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { enter } from '#kit/client/session/session.ts';
import { configure, FakeApi, serverError } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { clearToasts } from '#kit/ui/toast/show-toast.ts';
import { messages } from '#slices/people/rules/messages.ts';
import { problems } from '#slices/people/rules/problems.ts';
import { NewPersonDialog, type Enrolled } from './new-person-dialog.tsx';
import { adminOfDenver } from '../testing/admin-of-denver.ts';

const REGIONS = [
  { _id: 'denver', name: 'Denver', slug: 'US-Denver', closed: false },
  { _id: 'walsall', name: 'Walsall', slug: 'GB-Walsall', closed: false },
];
const GROUPS = [{ _id: 'first-year', name: 'First Year', intake: '2026/27', locale: 'en' }];

function show(answers: FakeApi['answers']) {
  const api = new FakeApi({
    campusesToEnrolIn: { data: { regions: REGIONS } },
    groupsToEnrolInto: { data: { groups: { rows: GROUPS } } },
    ...answers,
  });
  vi.stubGlobal('fetch', api.fetch);
  const onEnrolled = vi.fn<(person: Enrolled) => void>();
  render(
    <TestPage catalogues={[messages, problems]}>
      <NewPersonDialog
        userId="lydia"
        group={null}
        title="Add New"
        onClose={() => undefined}
        onEnrolled={onEnrolled}
      />
    </TestPage>,
  );
  return { api, onEnrolled };
}

async function fillIn(): Promise<void> {
  const [firstName, lastName, email] = screen.getAllByRole('textbox');
  if (!firstName || !lastName || !email) throw new Error('The window has no fields.');
  await userEvent.type(firstName, 'Lydia');
  await userEvent.type(lastName, 'Thyatira');
  await userEvent.type(email, 'lydia@example.org');
}
const send = () => userEvent.click(screen.getByRole('button', { name: 'Add and send email' }));

beforeEach(() => {
  configure();
  clearToasts();
  enter(adminOfDenver);
});

test('a user is added on the only campus the reader looks after, in one of its groups', async () => {
  const person = { _id: 'lydia', fullName: 'Lydia Thyatira', email: 'lydia@example.org' };
  const { api, onEnrolled } = show({ enrolUser: { data: { enrolUser: person } } });
  await screen.findByRole('option', { name: 'First Year · 2026/27' });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Group' }), 'first-year');
  expect(screen.queryByRole('option', { name: 'Walsall' })).toBeNull();
  await fillIn();
  await send();
  await waitFor(() => expect(onEnrolled).toHaveBeenCalledOnce());
  expect(api.variablesOf('enrolUser')).toMatchObject([
    { userId: 'lydia', userInput: { email: 'lydia@example.org', regionId: 'denver', groupId: 'first-year' } },
  ]);
});

test('an address that a user has leads to them, and everything typed stays', async () => {
  const { onEnrolled } = show({
    enrolUser: serverError('Taken', { problem: 'emailTaken', values: { name: 'Ana Ruiz', userId: 'ana' } }),
  });
  await screen.findByRole('combobox', { name: 'Group' });
  await fillIn();
  await send();
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Open Ana Ruiz’s page' });
  expect(link.getAttribute('href')).toBe('/users/ana');
  expect(screen.getByDisplayValue('Thyatira')).toBeTruthy();
  expect(onEnrolled).not.toHaveBeenCalled();
  await userEvent.type(screen.getByDisplayValue('lydia@example.org'), 's');
  expect(screen.queryByRole('link', { name: /Ana Ruiz/ })).toBeNull();
});
