import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { enter } from '#kit/client/session/session.ts';
import { configure, FakeApi, fakeUser, serverError } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { fieldValues } from '#kit/record/changed-fields.ts';
import { clearToasts } from '#kit/ui/toast/show-toast.ts';
import { messages } from '#slices/regions/rules/messages.ts';
import { region as fields } from '#slices/regions/rules/region.ts';
import { RegionActions } from './region-actions.tsx';
import { RegionDialog } from './region-dialog.tsx';
import { denver } from './testing/denver.ts';

function show(roles: string[], answers: FakeApi['answers']): FakeApi {
  const api = new FakeApi({ currenciesOfRegions: { data: { currencies: [USD, GBP] } }, ...answers });
  vi.stubGlobal('fetch', api.fetch);
  enter(fakeUser({ roles }));
  render(
    <TestPage catalogues={[messages]}>
      <RegionActions region={denver} />
    </TestPage>,
  );
  return api;
}

const USD = { __typename: 'Currency', value: 'USD', label: 'US dollar' };
const GBP = { __typename: 'Currency', value: 'GBP', label: 'Pound sterling' };
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const nameField = () => screen.findByRole<HTMLInputElement>('textbox', { name: /Name/ });

beforeEach(() => {
  configure();
  clearToasts();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

test('closing says what it means before it is done, and can be taken back (HOLE-59)', async () => {
  const api = show(['user', 'admin', 'superadmin'], { closeRegion: { data: { closeRegion: denver } } });
  await press('Close region');
  const question = await screen.findByRole('dialog');
  expect(question.textContent).toContain('12 people, 1 current group and all records stay');
  expect(api.variablesOf('closeRegion')).toEqual([]);
  await userEvent.click(screen.getAllByRole('button', { name: 'Close region' }).at(-1) ?? question);
  await press('Undo');
  await waitFor(() =>
    expect(api.variablesOf('closeRegion')).toEqual([
      { regionId: 'denver', closed: true },
      { regionId: 'denver', closed: false },
    ]),
  );
});

test('a new region has US dollars until another currency is chosen (FIN-24)', async () => {
  vi.stubGlobal('fetch', new FakeApi({ currenciesOfRegions: { data: { currencies: [GBP, USD] } } }).fetch);
  enter(fakeUser({ roles: ['user', 'superadmin'] }));
  render(
    <TestPage catalogues={[messages]}>
      <RegionDialog region={null} onClose={() => undefined} onSaved={() => undefined} />
    </TestPage>,
  );
  const currency = await screen.findByRole<HTMLSelectElement>('combobox', { name: /currency/i });
  await waitFor(() => expect(currency.selectedOptions[0]?.textContent).toMatch(/USD|US dollar/));
});

test('the admin of a campus edits it, but neither closes it nor changes what reports count by', async () => {
  const saved = { ...denver, name: 'Aurora', version: 5 };
  const api = show(['user', 'admin'], { updateRegion: { data: { updateRegion: saved } } });
  expect(screen.queryByRole('button', { name: 'Close region' })).toBeNull();
  await press('Edit region');
  const name = await nameField();
  for (const label of ['Zone', 'Type', /currency/i])
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: label }).disabled).toBe(true);
  await userEvent.clear(name);
  await userEvent.type(name, 'Aurora');
  await press('Save');
  await press('Undo');
  const said = fieldValues(fields, denver);
  await waitFor(() =>
    expect(api.variablesOf('updateRegion')).toEqual([
      { regionId: 'denver', version: 4, regionInput: { ...said, name: 'Aurora' } },
      { regionId: 'denver', version: 5, regionInput: said },
    ]),
  );
});

test('a region that another window has changed is shown as it is now, with what was typed here', async () => {
  const now = { ...denver, phone: '+1 303 555 0199', version: 5 };
  const api = show(['user', 'admin', 'superadmin'], {
    updateRegion: serverError('Changed', { problem: 'changedMeanwhile' }),
    oneRegion: { data: { managedRegion: now } },
  });
  await press('Edit region');
  await userEvent.type(await nameField(), ' East');
  await press('Save');
  const phone = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone' });
  await waitFor(() => expect(phone().value).toBe('+1 303 555 0199'));
  expect((await nameField()).value).toBe('Denver East');
  await press('Save');
  await waitFor(() => expect(api.variablesOf('updateRegion').at(-1)).toMatchObject({ version: 5 }));
});
