import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from '#kit/client/page.ts';
import { passwordDigest } from '#kit/client/password/password-digest.ts';
import { askWhoIsSignedIn, enter } from '#kit/client/session/session.ts';
import { configure, FakeApi, fakeUser, serverError } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { messages } from '#slices/sign-in/rules/messages.ts';
import { problems } from '#slices/sign-in/rules/problems.ts';
import { ForgotPasswordScreen, SetPasswordScreen } from './forgot-password.screen.tsx';
import { EnrollAccountScreen, ResetPasswordScreen } from './new-password.screen.tsx';
import { PasswordRecoveredScreen } from './password-recovered.screen.tsx';

const linkIs = (isOpen: boolean) => ({ data: { passwordLinkIsOpen: isOpen } });

function open(path: string, answers: FakeApi['answers'] = {}): FakeApi {
  const api = new FakeApi({ passwordLinkIsOpen: linkIs(true), ...answers });
  vi.stubGlobal('fetch', api.fetch);
  render(
    <TestPage catalogues={[messages, problems]} path={path}>
      <Routes>
        <Route path="/forgot-password" element={<ForgotPasswordScreen />} />
        <Route path="/set-password" element={<SetPasswordScreen />} />
        <Route path="/reset-password/:token" element={<ResetPasswordScreen />} />
        <Route path="/enroll-account/:token" element={<EnrollAccountScreen />} />
        <Route path="/password-recoverd" element={<PasswordRecoveredScreen />} />
        <Route path="*" element={<p>Elsewhere</p>} />
      </Routes>
    </TestPage>,
  );
  return api;
}

const path = () => screen.getByRole('status', { name: 'path' }).textContent;

beforeEach(async () => {
  configure();
  vi.stubGlobal('fetch', new FakeApi({ currentUser: { data: { currentUser: null } } }).fetch);
  await askWhoIsSignedIn();
});

test.each(['/forgot-password', '/set-password'])(
  '%s asks for an email and sends a link (AUTH-24) (AUTH-25) (AUTH-29)',
  async (from) => {
    const api = open(from, { forgotPassword: { data: { forgotPassword: { _id: 'x' } } } });
    await userEvent.type(screen.getByLabelText('Email'), 'ana@berea.test{Enter}');
    expect(await screen.findByText('Check your email for a link to set your password.')).toBeTruthy();
    expect(api.variablesOf('forgotPassword')).toEqual([{ email: 'ana@berea.test' }]);
  },
);

test.each([
  ['/forgot-password', '/dashboard'],
  ['/set-password', '/alumni'],
])('a user who is signed in goes from %s to %s (AUTH-26) (AUTH-27)', async (from, to) => {
  enter(fakeUser({}));
  open(from);
  await vi.waitFor(() => expect(path()).toBe(to));
});

test('a refusal to send a link is shown in a toast (AUTH-30)', async () => {
  open('/forgot-password', { forgotPassword: serverError('That was too often.') });
  await userEvent.type(screen.getByLabelText('Email'), 'ana@berea.test{Enter}');
  expect(await screen.findByText('That was too often.')).toBeTruthy();
});

test.each([
  [
    '/reset-password/t0ken',
    'Your password was changed. You can log in with it now.',
    'AUTH-36] (AUTH-37) [AUTH-38',
  ],
  ['/enroll-account/t0ken', 'Password set, login with new password.', 'AUTH-43] (AUTH-48) [AUTH-49'],
])('%s sends the digest, says "%s" and goes to the login (%s)', async (from, told) => {
  const api = open(from, { recoverPassword: { data: { recoverPassword: true } } });
  await userEvent.type(await screen.findByLabelText('New password'), ' new secret {Enter}');
  expect(await screen.findByText(told)).toBeTruthy();
  await vi.waitFor(() => expect(path()).toBe('/login'));
  expect(api.variablesOf('recoverPassword')).toEqual([
    { token: 't0ken', newPassword: await passwordDigest(' new secret ') },
  ]);
});

test.each([
  ['/reset-password/t0ken', 'AUTH-33] (AUTH-34) [AUTH-35'],
  ['/enroll-account/t0ken', 'AUTH-45] (AUTH-46) [AUTH-47'],
])('%s hints at six characters and takes no fewer (%s)', async (from) => {
  const api = open(from);
  expect(await screen.findByText(/^At least 6 characters\./)).toBeTruthy();
  const field = screen.getByLabelText('New password');
  expect(document.activeElement).toBe(field);
  await userEvent.type(field, '{Enter}');
  expect(screen.getByRole('alert').textContent).toContain('Required field missing');
  await userEvent.type(field, '12345{Enter}');
  expect(screen.getByRole('alert').textContent).toContain('Use at least 6 characters');
  expect(api.variablesOf('recoverPassword')).toEqual([]);
});

test.each([
  ['/reset-password/t0ken', 'AUTH-40'],
  ['/enroll-account/t0ken', 'AUTH-50'],
])('whatever the server says against a password at %s is told in a toast (%s)', async (from) => {
  const api = open(from);
  const answers = [
    [serverError('English', { problem: 'linkUsedUp' }), 'This link has expired or was already used.'],
    [serverError('The college is closed for the night.'), 'The college is closed for the night.'],
  ] as const;
  for (const [answer, told] of answers) {
    api.answers['recoverPassword'] = answer;
    const field = await screen.findByLabelText('New password');
    await userEvent.clear(field);
    await userEvent.type(field, '123456{Enter}');
    expect(await within(screen.getByRole('region', { name: 'Messages' })).findByText(told)).toBeTruthy();
    expect(path()).toBe(from);
  }
});

test.each([
  ['/reset-password/t0ken', 'AUTH-40'],
  ['/enroll-account/t0ken', 'AUTH-50'],
])('a password that %s refuses is told beside the field and in a toast (%s)', async (from) => {
  open(from, { recoverPassword: serverError('English', { problem: 'passwordTooCommon' }) });
  const field = await screen.findByLabelText('New password');
  await userEvent.type(field, '123456{Enter}');
  await vi.waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  const told = screen.getAllByText(problems.sources.passwordTooCommon.text);
  const toasts = told.flatMap((one) => one.closest<HTMLElement>('[data-toast]')?.dataset['toast'] ?? []);
  expect(toasts).toEqual(['error']);
  expect(told.length).toBeGreaterThan(1);
});

test.each(['/reset-password/t0ken', '/enroll-account/t0ken'])(
  'a link that is used up is told at %s before anyone types, with the way to a new one',
  async (from) => {
    const api = open(from, { passwordLinkIsOpen: linkIs(false) });
    expect(await screen.findByText('This link has expired or was already used.')).toBeTruthy();
    expect(api.variablesOf('passwordLinkIsOpen')).toEqual([{ token: 't0ken' }]);
    expect(screen.queryByLabelText('New password')).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'Request a new link' }));
    await vi.waitFor(() => expect(path()).toBe('/forgot-password'));
  },
);

test('at the administrators’ address a reset link goes on to the main app (AUTH-32)', async () => {
  configure({ environment: 'admin-production', mainHost: 'https://main.example' });
  const goTo = vi.spyOn(page, 'goTo').mockReturnValue();
  const api = open('/reset-password/t0ken?x=1');
  await vi.waitFor(() =>
    expect(goTo).toHaveBeenCalledExactlyOnceWith('https://main.example/reset-password/t0ken?x=1'),
  );
  expect(screen.queryByLabelText('New password')).toBeNull();
  expect(api.calls).toEqual([]);
});

test.each([
  ['production', 'You can log in with your new password now.', 1, 'AUTH-41'],
  ['admin-production', 'Open the mobile app and log in with your new password.', 0, 'AUTH-42'],
])('in %s the success page says "%s" with %i link (%s)', (environment, told, links) => {
  configure({ environment });
  open('/password-recoverd');
  expect(screen.getByText(told)).toBeTruthy();
  expect(screen.queryAllByRole('link', { name: 'Login' })).toHaveLength(links);
});
