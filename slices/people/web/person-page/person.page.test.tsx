import { act, render, screen } from '@testing-library/react';
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

const slots: readonly PersonSlot[] = [
  { id: 'grades', as: { tab: 'effectivePermissions' }, render: () => <AsksForNotes /> },
  { id: 'extra', as: { on: 'roles' }, render: () => <p>Added to a tab</p> },
  { id: 'figures', as: { on: 'figures' }, render: () => <p>Figures</p> },
  { id: 'groups', as: 'card', render: () => <p>Card of groups</p> },
];

const show = (): FakeApi => {
  const api = new FakeApi({
    onePerson: { data: { user: ana } },
    choicesForPerson: { data: { keepsBirthDates: false, regions: [], currencies: [] } },
    personNotes: { data: { personNotes: [] } },
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

test('a manager of the campus reads grades and groups of a person, and is offered nothing that only admins may', async () => {
  act(() =>
    enter({
      ...adminOfDenver,
      roles: ['user', 'manager'],
      regionRoles: [{ slug: 'US-Denver', roleNames: ['manager'] }],
    }),
  );
  show();
  expect(await screen.findByText('Card of groups')).toBeTruthy();
  const tabs = screen.getByRole('navigation', { name: ana.fullName });
  expect([...tabs.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual([
    'Overview',
    'Permissions',
  ]);
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'More' })).toBeNull();
});
