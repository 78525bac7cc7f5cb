import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import type { WebConfig } from '#kit/client/config.ts';
import { passwordDigest } from '#kit/client/password/password-digest.ts';
import { page } from '#kit/client/page.ts';
import { lostSession } from '#kit/client/session/lost-session.ts';
import { askWhoIsSignedIn } from '#kit/client/session/session.ts';
import { forgetStoredUser } from '#kit/client/session/stored-user.ts';
import { configure, FakeApi, fakeUser, serverError } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { messages } from '#slices/sign-in/rules/messages.ts';
import { problems } from '#slices/sign-in/rules/problems.ts';
import { LoginScreen } from './login.screen.tsx';

const nobody = { data: { currentUser: null } };
const loggedIn = (differing: object) => ({ data: { loginWithPassword: fakeUser(differing) } });

async function open(answers: FakeApi['answers'], config: Partial<WebConfig> = {}, path = '/login') {
  configure(config);
  const api = new FakeApi({ currentUser: nobody, ...answers });
  vi.stubGlobal('fetch', api.fetch);
  await askWhoIsSignedIn();
  render(
    <TestPage catalogues={[messages, problems]} path={path}>
      <Routes>
        <Route path="/login" element={<LoginScreen />} />
        <Route path="*" element={<p>Elsewhere</p>} />
      </Routes>
    </TestPage>,
  );
  return api;
}

async function logIn(email: string, password: string) {
  await userEvent.type(screen.getByLabelText('Email'), email);
  await userEvent.type(screen.getByLabelText('Password', { selector: 'input' }), password);
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
}

const path = () => screen.getByRole('status', { name: 'path' }).textContent;
const expectArrivalAt = (expected: string) => vi.waitFor(() => expect(path()).toBe(expected));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  forgetStoredUser();
});

test('the password leaves the browser only as its digest (AUTH-16)', async () => {
  const api = await open({ loginWithPassword: loggedIn({}) });
  await logIn(' ana@berea.test ', ' my secret ');
  await expectArrivalAt('/dashboard');
  expect(api.variablesOf('loginWithPassword')).toEqual([
    { email: 'ana@berea.test', password: await passwordDigest(' my secret ') },
  ]);
  expect(JSON.stringify(api.calls)).not.toContain('my secret');
});

test.each([
  ['/login', '/dashboard'],
  [
    '/login?redirect=%2Fstudent%2Fattendance%3Ftab%3Dleave-requests',
    '/student/attendance?tab=leave-requests',
  ],
  ['/login?redirect=%2F%2Fevil.example', '/dashboard'],
])('login at %s leads to %s (AUTH-18) (AUTH-19)', async (from, to) => {
  await open({ loginWithPassword: loggedIn({}) }, {}, from);
  await logIn('ana@berea.test', '123456');
  await expectArrivalAt(to);
});

test('a user who is signed in already goes on at once (AUTH-11)', async () => {
  await open({ currentUser: { data: { currentUser: fakeUser({}) } } });
  await expectArrivalAt('/dashboard');
});

test('a user who the site has signed out is told so until they log in again', async () => {
  lostSession.write(true);
  await open({ loginWithPassword: loggedIn({}) }, {}, '/login?redirect=%2Flogits');
  expect(screen.getByText('Your session has ended. Please log in again.')).toBeTruthy();
  await logIn('ana@berea.test', '123456');
  await expectArrivalAt('/logits');
  expect(lostSession.read()).toBeNull();
});

test('a user who comes by themselves is told nothing', async () => {
  await open({});
  expect(screen.queryByText(/session has ended/)).toBeNull();
});

test('the keyboard goes from the email to the password and only then to the forgotten one', async () => {
  await open({});
  const reached: (string | null)[] = [];
  for (let presses = 0; presses < 3; presses += 1) {
    await userEvent.tab();
    const at = document.activeElement;
    reached.push(at instanceof HTMLInputElement ? at.name : (at?.getAttribute('aria-label') ?? null));
  }
  await userEvent.tab();
  expect(reached).toEqual(['password', 'Show password', null]);
  expect(document.activeElement?.textContent).toBe('Login');
});

test.each([
  ['', '123456', 'Email: Required field missing'],
  ['nobody', '123456', 'Email: Enter an email address'],
  ['ana@berea.test', '12345', 'Password: Use at least 6 characters'],
])('"%s" with "%s" is not sent: %s (AUTH-12) (AUTH-13) (AUTH-15)', async (email, password, told) => {
  const api = await open({});
  await userEvent.type(screen.getByLabelText('Email'), email || '{Tab}');
  await userEvent.type(screen.getByLabelText('Password', { selector: 'input' }), password);
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
  expect(screen.getByRole('alert').textContent).toContain(told);
  expect(api.variablesOf('loginWithPassword')).toEqual([]);
});

test('an empty password is not sent (AUTH-14)', async () => {
  const api = await open({});
  await userEvent.type(screen.getByLabelText('Email'), 'ana@berea.test{Enter}');
  expect(screen.getByRole('alert').textContent).toContain('Password: Required field missing');
  expect(api.variablesOf('loginWithPassword')).toEqual([]);
});

test('the message of a refused login is shown in a toast (AUTH-23)', async () => {
  await open({
    loginWithPassword: serverError('Incorrect email or password.', { problem: 'wrongCredentials' }),
  });
  await logIn('ana@berea.test', '123456');
  expect(await screen.findByText('Incorrect email or password.')).toBeTruthy();
  expect(path()).toBe('/login');
});

test('at the administrators’ address everybody else is logged out again, with a toast (AUTH-20) (AUTH-21) (AUTH-22)', async () => {
  const api = await open(
    {
      loginWithPassword: loggedIn({ roles: ['user', 'superadmin'] }),
      logoutUser: { data: { logoutUser: true } },
    },
    { environment: 'admin-production' },
  );
  await logIn('ana@berea.test', '123456');
  expect(await screen.findByText('Use eCharis app to logon')).toBeTruthy();
  expect(api.variablesOf('logoutUser')).toHaveLength(1);
  expect(localStorage.getItem('user')).toBeNull();
  expect(path()).toBe('/login');
});

test('an administrator logs in at the administrators’ address (AUTH-20)', async () => {
  await open(
    { loginWithPassword: loggedIn({ roles: ['user', 'admin'] }) },
    { environment: 'admin-production' },
  );
  await logIn('ana@berea.test', '123456');
  await expectArrivalAt('/dashboard');
});

test.each([
  ['development', true],
  ['admin-production', true],
  ['production', false],
  ['anything else', false],
])('in %s a work-account button shows: %s (AUTH-08) (AUTH-09) (AUTH-10)', async (environment, shows) => {
  await open({}, { environment });
  expect(screen.queryAllByRole('button', { name: 'Continue with a work account' })).toHaveLength(
    shows ? 1 : 0,
  );
});

test('the work-account button says when no provider is set up', async () => {
  await open({}, { environment: 'development', workAccounts: false });
  await userEvent.click(screen.getByRole('button', { name: 'Continue with a work account' }));
  expect(await screen.findByText('Signing in with a work account isn’t set up here.')).toBeTruthy();
});

test('the work-account button keeps the random state and goes to the provider (AUTH-67) (AUTH-68)', async () => {
  await open({}, { environment: 'development' });
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json({ url: 'https://id.example/go', state: 'r4nd0m' })),
  );
  const goTo = vi.spyOn(page, 'goTo').mockReturnValue();
  await userEvent.click(screen.getByRole('button', { name: 'Continue with a work account' }));
  await vi.waitFor(() => expect(goTo).toHaveBeenCalledExactlyOnceWith('https://id.example/go'));
  expect(localStorage.getItem('oauthState')).toBe('r4nd0m');
});
