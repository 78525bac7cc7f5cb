import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { useQuery } from '#kit/client/query/use-query.ts';
import { enter } from '#kit/client/session/session.ts';
import { configure, FakeApi } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { messages } from '#slices/people/rules/messages.ts';
import { adminOfDenver } from '../testing/admin-of-denver.ts';
import { ana } from '../testing/one-person.ts';
import { personNotes } from './person-page.graphql.generated.ts';
import { PersonPage, type PersonSlot } from './person.page.tsx';

function AsksForNotes() {
  useQuery(personNotes, { userId: 'ana' });
  return <p>Of another slice</p>;
}

const HOME = {
  __typename: 'Address',
  itemId: ana._id,
  _id: 'home',
  name: 'Home',
  line1: '12 Larimer Street',
  line2: '',
  city: 'Denver',
  state: 'CO',
  postcode: '80202',
  country: 'USA',
  stackedAddress: '12 Larimer Street\nDenver CO 80202\nUnited States',
  version: 1,
};

const slots: readonly PersonSlot[] = [
  { id: 'grades', as: { tab: 'effectivePermissions' }, render: () => <AsksForNotes /> },
  { id: 'extra', as: { on: 'roles' }, render: () => <p>Added to a tab</p> },
  { id: 'figures', as: { on: 'figures' }, render: () => <p>Figures</p> },
  { id: 'groups', as: 'card', render: () => <p>Card of groups</p> },
];

const show = (addresses: object[] = []): FakeApi => {
  const api = new FakeApi({
    onePerson: { data: { user: ana, addresses } },
    choicesForPerson: { data: { keepsBirthDates: false, regions: [], currencies: [] } },
    personNotes: { data: { personNotes: [] } },
    personHistory: { data: { personHistory: { rows: [], nextCursor: null } } },
    updateAddress: { data: { updateAddress: HOME } },
  });
  vi.stubGlobal('fetch', api.fetch);
  render(
    <TestPage catalogues={[messages]} path="/users/ana">
      <PersonPage slots={slots} />
    </TestPage>,
  );
  return api;
};

beforeEach(() => {
  configure();
  act(() => enter(adminOfDenver));
});

test('the page of a person begins with number, campus, last visit and an overview', async () => {
  show();
  const heading = await screen.findByRole('heading', { level: 1 });
  expect(heading.closest('div')?.parentElement?.textContent).toMatch(/100423 · Denver · last seen/);
  expect(screen.getByText('Figures')).toBeTruthy();
  expect(screen.getByText('Card of groups')).toBeTruthy();
  const tabs = screen.getByRole('navigation', { name: ana.fullName });
  expect([...tabs.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual([
    'Overview',
    'Permissions',
    'Notes',
    'Roles and permissions',
    'History',
  ]);
});

test('what stands on another tab is asked for when that tab is opened', async () => {
  const api = show();
  await screen.findByText('Figures');
  expect(api.variablesOf('personNotes')).toEqual([]);
  await userEvent.click(screen.getByRole('link', { name: 'Permissions' }));
  expect(await screen.findByText('Of another slice')).toBeTruthy();
  expect(api.variablesOf('personNotes')).toHaveLength(1);
  expect(screen.queryByText('Figures')).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Roles and permissions' }));
  expect(await screen.findByText('Added to a tab')).toBeTruthy();
});

test('an administrator keeps the addresses of a person', async () => {
  const api = show();
  expect(await screen.findByText('No addresses yet.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Add address' }));
  await userEvent.selectOptions(await screen.findByRole('combobox'), 'USA');
  expect(screen.getByLabelText<HTMLInputElement>(/^Street and number/).autocomplete).toBe('off');
  await userEvent.type(screen.getByLabelText(/^Street and number/), '12 Larimer Street');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(api.variablesOf('updateAddress')).toMatchObject([
      { addressInput: { itemId: ana._id, country: 'USA', line1: '12 Larimer Street' } },
    ]),
  );
});

test('a manager of the campus reads grades and groups of a person, and is offered nothing that only admins may', async () => {
  act(() =>
    enter({
      ...adminOfDenver,
      roles: ['user', 'manager'],
      regionRoles: [{ slug: 'US-Denver', roleNames: ['manager'] }],
    }),
  );
  show([HOME]);
  expect(await screen.findByText('Card of groups')).toBeTruthy();
  expect(screen.getByText(/12 Larimer Street/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Edit: Home' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Add address' })).toBeNull();
  const tabs = screen.getByRole('navigation', { name: ana.fullName });
  expect([...tabs.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual([
    'Overview',
    'Permissions',
  ]);
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'More' })).toBeNull();
});
