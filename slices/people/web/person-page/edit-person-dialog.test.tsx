import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { enter } from '#kit/client/session/session.ts';
import { configure, FakeApi, serverError } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { clearToasts } from '#kit/ui/toast/show-toast.ts';
import { messages } from '#slices/people/rules/messages.ts';

import { EditPersonDialog } from './edit-person-dialog.tsx';
import { adminOfDenver } from '../testing/admin-of-denver.ts';
import { ana } from '../testing/one-person.ts';

const DENVER = { _id: 'denver', name: 'Denver', slug: 'US-Denver' };
const WALSALL = { _id: 'walsall', name: 'Walsall', slug: 'GB-Walsall' };
const OTHER = { _id: 'lima', name: 'Lima', slug: 'PE-Lima' };

function show(saveUser: FakeApi['answers'][string]): FakeApi {
  const api = new FakeApi({
    choicesForPerson: { data: { keepsBirthDates: false, regions: [DENVER, WALSALL, OTHER], currencies: [] } },
    saveUser,
  });
  vi.stubGlobal('fetch', api.fetch);
  render(
    <TestPage catalogues={[messages]}>
      <EditPersonDialog person={ana} onClose={() => undefined} />
    </TestPage>,
  );
  return api;
}

const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

beforeEach(() => {
  configure();
  clearToasts();
  const both = [DENVER, WALSALL].map(({ slug }) => ({
    __typename: 'RegionRoles' as const,
    slug,
    roleNames: ['admin'],
  }));
  enter({ ...adminOfDenver, regionRoles: both });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

test('a person joins and leaves only campuses that were offered', async () => {
  const api = show({ data: { saveUser: ana } });
  expect((await box('Denver')).checked).toBe(true);
  expect(screen.queryByRole('checkbox', { name: 'Lima' })).toBeNull();
  await userEvent.click(await box('Walsall'));
  await userEvent.click(await box('Denver'));
  await save();
  await waitFor(() => expect(api.variablesOf('saveUser')).toHaveLength(1));
  expect(api.variablesOf('saveUser')[0]).toMatchObject({ joins: ['walsall'], leaves: ['denver'] });
});

test('after another change the campuses chosen here stay chosen', async () => {
  const api = show(serverError('Changed', { problem: 'changedMeanwhile' }));
  const profile = ana.profile && { ...ana.profile, version: 5 };
  api.answers['onePerson'] = { data: { user: { ...ana, lastName: 'Souza Lima', profile } } };
  await userEvent.click(await box('Walsall'));
  await userEvent.click(await box('Denver'));
  await save();
  await waitFor(() =>
    expect(document.querySelector<HTMLInputElement>('[name="lastName"]')?.value).toBe('Souza Lima'),
  );
  expect((await box('Walsall')).checked).toBe(true);
  expect((await box('Denver')).checked).toBe(false);
  api.answers['saveUser'] = { data: { saveUser: ana } };
  await save();
  await waitFor(() => expect(api.variablesOf('saveUser')).toHaveLength(2));
  expect(api.variablesOf('saveUser')[1]).toMatchObject({
    profileInput: { version: 5, lastName: 'Souza Lima' },
    joins: ['walsall'],
    leaves: ['denver'],
  });
  expect(await screen.findByText(/Souza Lima was saved/)).toBeTruthy();
});
