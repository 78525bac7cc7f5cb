import type { ReactNode } from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { messages as clientMessages } from '#kit/client/messages.ts';
import { configure, FakeApi, serverError } from '#kit/client/testing/fake-api.ts';
import { messages as uiMessages } from '#kit/ui/messages.ts';
import { TextProvider } from '#kit/ui/text/text-provider.tsx';
import { rememberTyped } from '#kit/ui/form/typed-values.ts';
import { clearToasts } from '#kit/ui/toast/show-toast.ts';
import { ToastHost } from '#kit/ui/toast/toast-host.tsx';
import { messages } from '#slices/people/rules/messages.ts';
import { problems } from '#slices/people/rules/problems.ts';
import { AddressDialog } from './addresses-card.tsx';
import { ownAddresses, type OwnAddressFragment } from './addresses.graphql.generated.ts';
import { ProfileForm } from './profile-form.tsx';
import { ownProfileOfAna } from '../testing/own-profile.ts';

const home: OwnAddressFragment = {
  __typename: 'Address',
  itemId: 'ana',
  _id: 'home',
  name: 'Home',
  line1: '1 Market Street',
  line2: '',
  city: 'Lichfield',
  state: '',
  postcode: 'WS13 6LA',
  country: 'GBR',
  stackedAddress: '',
  version: 1,
};
const profile = ownProfileOfAna.profile;
const changedMeanwhile = serverError('Changed', { problem: 'changedMeanwhile' });
const unreachable = new TypeError('Failed to fetch');

const texts = Object.fromEntries(
  [uiMessages, clientMessages, messages, problems].flatMap(({ sources }) =>
    Object.entries(sources).map(([id, { text }]) => [id, text]),
  ),
);

function show(element: ReactNode, answers: FakeApi['answers']): FakeApi {
  const api = new FakeApi({ updateAddress: changedMeanwhile, saveProfile: changedMeanwhile, ...answers });
  vi.stubGlobal('fetch', api.fetch);
  render(
    <TextProvider locale="en" texts={texts}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
      <ToastHost position="bottom-center" />
    </TextProvider>,
  );
  return api;
}

const profileForm = <ProfileForm user={ownProfileOfAna} currencies={[]} />;
const addressDialog = (onClose = () => undefined) => (
  <AddressDialog itemId="ana" address={home} stale={[ownAddresses]} isOwn onClose={onClose} />
);

function field(name: string): HTMLInputElement | HTMLSelectElement {
  const found = document.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`);
  if (!found) throw new Error(`There is no field called ${name}.`);
  return found;
}

async function retype(name: string, words: string): Promise<void> {
  await userEvent.clear(field(name));
  await userEvent.type(field(name), words);
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const told = (words: RegExp) => screen.findByText(words);

beforeEach(() => {
  configure();
  clearToasts();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

test('an address that another window has changed is shown as it is now, with what was typed here', async () => {
  const moved = { ...home, city: 'Walsall', country: 'USA', version: 2 };
  const closed = vi.fn<() => undefined>();
  const api = show(addressDialog(closed), { ownAddresses: { data: { addresses: [moved] } } });
  await retype('name', 'Parents');
  await save();
  await waitFor(() => expect(field('city').value).toBe('Walsall'));
  expect(field('country').value).toBe('USA');
  expect(field('name').value).toBe('Parents');
  expect(await told(/changed in another window/u)).toBeTruthy();
  expect(closed).not.toHaveBeenCalled();

  api.answers['updateAddress'] = { data: { updateAddress: moved } };
  await save();
  await waitFor(() => expect(closed).toHaveBeenCalledOnce());
  expect(api.variablesOf('updateAddress').at(-1)).toMatchObject({
    addressInput: { _id: 'home', name: 'Parents', city: 'Walsall', country: 'USA', version: 2 },
  });
});

test('a profile that another window has changed is shown as it is now, with what was typed here', async () => {
  const now = { ...ownProfileOfAna, lastName: 'Ruiz', profile: profile && { ...profile, version: 5 } };
  const api = show(profileForm, { ownProfile: { data: { currentUser: now, currencies: [] } } });
  await retype('location', 'Walsall');
  await save();
  await waitFor(() => expect(field('lastName').value).toBe('Ruiz'));
  expect(field('location').value).toBe('Walsall');
  await save();
  await waitFor(() => expect(api.variablesOf('saveProfile')).toHaveLength(2));
  expect(api.variablesOf('saveProfile')[1]).toMatchObject({
    profileInput: { version: 5, lastName: 'Ruiz', location: 'Walsall' },
  });
});

test.each([
  ['a profile', 'location', profileForm],
  ['an address', 'city', addressDialog()],
])('what was typed into %s outlives the network', async (_, name, element) => {
  show(element, { ownProfile: unreachable, ownAddresses: unreachable });
  await retype(name, 'Walsall');
  await save();
  expect(await told(/changed in another window/u)).toBeTruthy();
  expect(await told(/Response not successful/u)).toBeTruthy();
  expect(field(name).value).toBe('Walsall');
});

test('what was saved is no longer taken for typed, so that the next page does not bring it back', async () => {
  const moved = profile && {
    ...profile,
    version: 5,
    location: 'Walsall',
    locale: { ...profile.locale, timezone: 'UTC' },
  };
  show(profileForm, { saveProfile: { data: { saveProfile: { ...ownProfileOfAna, profile: moved } } } });
  await retype('location', 'Walsall');
  await userEvent.selectOptions(field('timeZone'), 'UTC');
  rememberTyped();
  expect(sessionStorage.getItem('typed')).toContain('"location":"Walsall","timeZone":"UTC"');
  await save();
  expect(await told(/^Your profile was saved/u)).toBeTruthy();
  rememberTyped();
  expect(sessionStorage.getItem('typed')).toBeNull();
});
