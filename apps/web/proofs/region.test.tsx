import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { messages } from '#slices/regions/rules/messages.ts';
import { denver } from '#slices/regions/web/testing/denver.ts';
import { showScreen } from './show-screen.tsx';

const member = (_id: string, fullName: string, ...roleNames: string[]) => ({
  __typename: 'RegionStaffMember',
  _id,
  fullName,
  email: `${_id}@berea.test`,
  roleNames,
});

const staff = [member('ana', 'Ana Souza', 'attendanceAdmin'), member('ben', 'Ben Okoro', 'dean')];

const show = (differing: object = {}) =>
  showScreen(
    '/regions/denver',
    {
      oneRegion: { data: { managedRegion: { ...denver, ...differing } } },
      regionStaff: { data: { regionStaff: staff } },
      changeRegionStaff: { data: { changeRegionStaff: staff } },
    },
    { roles: ['user', 'admin'] },
  );

test('the attendance admins of a region are chosen on its page, among its staff (HOLE-50) (ATT-28)', async () => {
  const { api } = await show();
  const field = await screen.findByRole('combobox', { name: 'Attendance admins' });
  expect(api.variablesOf('regionStaff')).toEqual([{ regionId: 'denver' }]);
  await userEvent.type(field, 'Ben');
  await userEvent.click(await screen.findByRole('option', { name: /Ben Okoro/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove Ana Souza' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(api.variablesOf('changeRegionStaff')).toEqual([
      { regionId: 'denver', role: 'attendanceAdmin', gives: ['ben'], takes: ['ana'] },
    ]),
  );
});

test('a region that was closed says so in its heading and what it means', async () => {
  await show({ closed: true });
  const heading = await screen.findByRole('heading', { level: 1 });
  expect(within(heading).getByText('Closed')).toBeTruthy();
  expect(screen.getByText(messages.sources.regionClosedMeans.text)).toBeTruthy();
});
