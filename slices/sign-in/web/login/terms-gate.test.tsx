import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from '#kit/client/page.ts';
import { enter, type SignedInUser } from '#kit/client/session/session.ts';
import { configure, FakeApi, fakeUser } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { messages } from '#slices/sign-in/rules/messages.ts';
import { problems } from '#slices/sign-in/rules/problems.ts';
import { TermsGate } from './terms-gate.tsx';

const boss = { __typename: 'ImpersonatingUser', _id: 'boss', fullName: 'The Boss' } as const;

function open(user: Partial<SignedInUser>, path = '/dashboard') {
  enter({ ...fakeUser({}), ...user });
  const api = new FakeApi({
    acceptTerms: { data: { acceptTerms: fakeUser({ termsAccepted: true }) } },
    logoutUser: { data: { logoutUser: true } },
  });
  vi.stubGlobal('fetch', api.fetch);
  render(
    <TestPage catalogues={[messages, problems]} path={path}>
      <TermsGate>
        <p>The screen</p>
      </TermsGate>
    </TestPage>,
  );
  return api;
}

const isScreenShown = () => screen.queryByText('The screen') !== null;

beforeEach(() => configure({ termsVersion: 3 }));

test('before the terms are accepted only the panel shows, and accepting opens the site (TERMS-03) (TERMS-04)', async () => {
  const api = open({ termsAccepted: false });
  expect(isScreenShown()).toBe(false);
  for (const [name, path] of [
    ['privacy policy', '/privacy'],
    ['terms of use', '/terms'],
  ] as const) {
    const link = await screen.findByRole('link', { name });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([path, '_blank']);
  }
  await userEvent.click(await screen.findByRole('button', { name: 'Accept' }));
  await vi.waitFor(() => expect(isScreenShown()).toBe(true));
  expect(api.variablesOf('acceptTerms')).toEqual([{ version: 3 }]);
});

test('the only other way is out', async () => {
  const goTo = vi.spyOn(page, 'goTo').mockReturnValue();
  open({ termsAccepted: false });
  await userEvent.click(await screen.findByRole('button', { name: 'Logout' }));
  await vi.waitFor(() => expect(goTo).toHaveBeenCalledExactlyOnceWith('/login'));
});

test.each<[string, Partial<SignedInUser>, string, boolean]>([
  ['the terms can be read before they are accepted', { termsAccepted: false }, '/terms', true],
  ['so can the privacy policy', { termsAccepted: false }, '/privacy', true],
  ['an unknown answer is no acceptance', { termsAccepted: null }, '/dashboard', false],
  [
    'an administrator in another’s place passes',
    { termsAccepted: false, impersonatingUser: boss },
    '/dashboard',
    true,
  ],
  ['a user who has accepted passes', { termsAccepted: true }, '/dashboard', true],
])('%s (TERMS-04)', (_, user, path, shown) => {
  open(user, path);
  expect(isScreenShown()).toBe(shown);
});
