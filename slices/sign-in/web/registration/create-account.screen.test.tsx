import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { configure, FakeApi, serverError } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { COUNTRIES } from '#slices/regions/rules/countries.ts';
import { messages } from '#slices/sign-in/rules/messages.ts';
import { problems } from '#slices/sign-in/rules/problems.ts';
import { CreateAccountScreen } from './create-account.screen.tsx';

const openGroup = { data: { signUpGroup: { _id: 'g1', name: 'Free course', regionName: 'Walsall' } } };

function open(answers: FakeApi['answers'], search = ''): FakeApi {
  const api = new FakeApi({ signUpGroup: openGroup, ...answers });
  vi.stubGlobal('fetch', api.fetch);
  render(
    <TestPage catalogues={[messages, problems]} path={`/create-account/g1${search}`}>
      <Routes>
        <Route path="/create-account/:_id" element={<CreateAccountScreen />} />
        <Route path="/login" element={<p>Login page</p>} />
      </Routes>
    </TestPage>,
  );
  return api;
}

async function register() {
  await userEvent.type(await screen.findByLabelText('First name'), ' Lea ');
  await userEvent.type(screen.getByLabelText('Last name'), 'Meier');
  await userEvent.type(screen.getByLabelText('Email'), 'lea@example.org');
  await userEvent.selectOptions(screen.getByLabelText('Country'), 'DEU');
  await userEvent.click(screen.getByRole('button', { name: 'Create Account' }));
}

beforeEach(() => {
  configure();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

test('a registration is sent for the group of the address, and the form gives way to "Check Your Email" (AUTH-51) (AUTH-52) (AUTH-61)', async () => {
  const created = { selfCreateAccount: { _id: 'lea', fullName: 'Lea Meier', email: 'lea@example.org' } };
  const api = open({ selfCreateAccount: { data: created } }, '?suggestedLocale=de_DE');
  await register();
  expect(await screen.findByRole('heading', { name: 'Check Your Email' })).toBeTruthy();
  expect(screen.queryByLabelText('Email')).toBeNull();
  expect(api.variablesOf('selfCreateAccount')).toEqual([
    {
      userProfileInput: { firstName: 'Lea', lastName: 'Meier', email: 'lea@example.org' },
      groupId: 'g1',
      country: 'DEU',
      locale: 'de_DE',
    },
  ]);
});

test('all four fields are required (AUTH-55) (AUTH-56) (AUTH-57) (AUTH-58) (AUTH-59)', async () => {
  const api = open({});
  await userEvent.click(await screen.findByRole('button', { name: 'Create Account' }));
  const summary = screen.getByRole('alert').textContent;
  for (const label of ['First name', 'Last name', 'Email', 'Country']) {
    expect(summary).toContain(`${label}: Required field missing`);
  }
  expect(api.variablesOf('selfCreateAccount')).toEqual([]);
});

test('only the countries of the list can be chosen (AUTH-60)', async () => {
  open({});
  const options = [...(await screen.findByLabelText<HTMLSelectElement>('Country')).options];
  const codes = options.map(({ value }) => value).filter((value) => value !== '');
  expect(codes.toSorted()).toEqual(COUNTRIES.map(({ alpha3Code }) => alpha3Code).toSorted());
});

test('a user who already has an account is told so and taken to the login (AUTH-63) (AUTH-64)', async () => {
  open({
    selfCreateAccount: serverError('You already have an account. Please log in.', {
      problem: 'alreadyHaveAccount',
    }),
  });
  await register();
  const toast = await screen.findByText('You already have an account. Please log in.');
  expect(toast.closest<HTMLElement>('[data-toast]')?.dataset['toast']).toBe('info');
  expect(await screen.findByText('Login page')).toBeTruthy();
});

test.each([
  ['no id', {}],
  ['an id that this page does not know', { problem: 'accountIsThere' }],
])(
  'the words "You already have an account" are enough, with %s: information and the login (AUTH-63) (AUTH-64)',
  async (_, extensions) => {
    const words = 'You already have an account at another campus.';
    open({ selfCreateAccount: serverError(words, extensions) });
    await register();
    const toast = await screen.findByText(words);
    expect(toast.closest<HTMLElement>('[data-toast]')?.dataset['toast']).toBe('info');
    expect(await screen.findByText('Login page')).toBeTruthy();
  },
);

test('any other refusal shows an error toast and keeps the form (AUTH-65)', async () => {
  open({ selfCreateAccount: serverError('This group isn’t open for registration.') });
  await register();
  const toast = await screen.findByText('This group isn’t open for registration.');
  expect(toast.closest<HTMLElement>('[data-toast]')?.dataset['toast']).toBe('error');
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('lea@example.org');
});

test('a group that takes no registrations shows "No Access" (NAV-85)', async () => {
  open({ signUpGroup: { data: { signUpGroup: null } } });
  expect(await screen.findByText('No Access')).toBeTruthy();
  expect(screen.queryByLabelText('Email')).toBeNull();
});
