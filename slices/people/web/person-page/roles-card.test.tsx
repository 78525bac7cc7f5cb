import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { enter } from '#kit/client/session/session.ts';
import { configure, FakeApi } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { clearToasts } from '#kit/ui/toast/show-toast.ts';
import { messages } from '#slices/people/rules/messages.ts';
import type { OnePersonFragment } from './person.graphql.generated.ts';
import { RolesCard } from './roles-card.tsx';
import { adminOfDenver } from '../testing/admin-of-denver.ts';
import { ana } from '../testing/one-person.ts';

const REGIONS = [{ _id: 'denver', name: 'Denver', slug: 'US-Denver' }];

function show(person: OnePersonFragment): FakeApi {
  const api = new FakeApi({
    choicesForPerson: { data: { regions: REGIONS, currencies: [] } },
    setUserRole: { data: { setUserRole: { _id: person._id, roles: ['user', 'manager'] } } },
  });
  vi.stubGlobal('fetch', api.fetch);
  render(
    <TestPage catalogues={[messages]}>
      <RolesCard person={person} />
    </TestPage>,
  );
  return api;
}

beforeEach(() => {
  configure();
  clearToasts();
  enter(adminOfDenver);
});

test('an admin of a campus gives and takes back what is theirs to give there, and is offered no more (HOLE-06)', async () => {
  const api = show(ana);
  await userEvent.click(await screen.findByRole('button', { name: 'Change: Manager' }));
  expect(screen.queryByRole('button', { name: 'Change: Administrator' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Change: Superadministrator' })).toBeNull();
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('radio', { name: 'Only at these campuses' }));
  expect(dialog.getByRole<HTMLInputElement>('checkbox', { name: 'Denver' }).checked).toBe(true);
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(api.variablesOf('setUserRole')).toHaveLength(2));
  expect(api.variablesOf('setUserRole')).toEqual([
    { userId: 'ana', role: 'manager', isEverywhere: false, regionIds: ['denver'] },
    { userId: 'ana', role: 'manager', isEverywhere: false, regionIds: [] },
  ]);
});

test('what a user holds beyond the reader’s reach is shown and cannot be changed', async () => {
  show({ ...ana, roles: ['user', 'admin', 'superadmin'] });
  expect((await screen.findAllByText('Superadministrator')).length).toBeGreaterThan(0);
  expect(screen.getAllByText('Administrator').length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: 'Change: Administrator' })).toBeNull();
});
