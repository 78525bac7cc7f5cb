import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { showScreen } from './show-screen.tsx';

const pound = {
  __typename: 'ManagedCurrency',
  value: 'GBP',
  label: 'Pound sterling',
  decimals: 2,
  regionNames: ['Walsall'],
  version: 3,
};
const answers = {
  managedCurrencies: { data: { managedCurrencies: [pound] } },
  ratedCurrencies: { data: { currencies: [] } },
  saveCurrency: { data: { saveCurrency: pound } },
  removeCurrency: { data: { removeCurrency: true } },
};
const superadmin = { roles: ['user', 'admin', 'superadmin'] };
const choose = async (item: string): Promise<void> => {
  await userEvent.click(await screen.findByRole('button', { name: 'More for GBP' }));
  await userEvent.click(screen.getByRole('menuitem', { name: item }));
};

test('currencies are added, changed and removed in the region manager (FX-07)', async () => {
  const { api } = await showScreen('/regions?tab=currencies', answers, superadmin);
  await userEvent.click(await screen.findByRole('button', { name: 'New currency' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText(/Code/), 'jpy');
  await userEvent.type(dialog.getByLabelText(/Name/), 'Yen');
  await userEvent.clear(dialog.getByLabelText(/Decimals/));
  await userEvent.type(dialog.getByLabelText(/Decimals/), '0');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.variablesOf('saveCurrency')).toMatchObject([
    { currencyInput: { value: 'JPY', label: 'Yen', decimals: 0, version: null } },
  ]);

  await choose('Edit currency');
  const name = within(await screen.findByRole('dialog')).getByLabelText(/Name/);
  await userEvent.type(name, ' (UK)');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(api.variablesOf('saveCurrency')).toHaveLength(2));
  expect(api.variablesOf('saveCurrency')[1]).toMatchObject({
    currencyInput: { value: 'GBP', label: 'Pound sterling (UK)', version: 3 },
  });

  await choose('Remove');
  await waitFor(() => expect(api.variablesOf('removeCurrency')).toEqual([{ value: 'GBP' }]));
});

test('an admin who is no superadmin is not offered what they may not do', async () => {
  const { api } = await showScreen('/regions?tab=currencies', answers, { roles: ['user', 'admin'] });
  expect(await screen.findByRole('heading', { level: 1, name: 'Region Manager' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'New currency' })).toBeNull();
  expect(api.variablesOf('managedCurrencies')).toEqual([]);
});
