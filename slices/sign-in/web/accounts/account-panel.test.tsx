import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { messages as clientMessages } from '#kit/client/messages.ts';
import { page } from '#kit/client/page.ts';
import { enter } from '#kit/client/session/session.ts';
import { configure, FakeApi, fakeUser, serverError } from '#kit/client/testing/fake-api.ts';
import { messages as uiMessages } from '#kit/ui/messages.ts';
import { TextProvider } from '#kit/ui/text/text-provider.tsx';
import { ToastHost } from '#kit/ui/toast/toast-host.tsx';
import { messages } from '#slices/sign-in/rules/messages.ts';
import { problems } from '#slices/sign-in/rules/problems.ts';
import { AccountPanel } from './account-panel.tsx';

const device = (_id: string, browser: string, isCurrent: boolean) => ({
  _id,
  browser,
  system: 'Linux',
  lastSeenAt: new Date().toISOString(),
  isCurrent,
});
const here = device('here', 'Firefox', true);
const phone = device('phone', 'Chrome', false);
const devices = (...sessions: object[]) => ({ data: { sessions } });
const rowOfPhone = () => screen.queryByText('Chrome on Linux');

const texts = Object.fromEntries(
  [uiMessages, clientMessages, messages, problems].flatMap(({ sources }) =>
    Object.entries(sources).map(([id, { text }]) => [id, text]),
  ),
);

beforeEach(() => {
  configure();
  enter(fakeUser({ impersonatingUser: null }));
});

async function open(answers: FakeApi['answers']): Promise<FakeApi> {
  const account = { _id: 'ana', email: 'ana@berea.test', hasPassword: true, awaitedEmail: null };
  const api = new FakeApi({
    ownAccount: { data: { currentUser: account } },
    ownSessions: devices(here, phone),
    ...answers,
  });
  vi.stubGlobal('fetch', api.fetch);
  render(
    <TextProvider locale="en" texts={texts}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element: <AccountPanel /> }])} />
      <ToastHost position="bottom-center" />
    </TextProvider>,
  );
  await screen.findByText('Chrome on Linux');
  return api;
}

test('the devices that a new password logged out leave the list at once', async () => {
  const api = await open({ changePassword: { data: { changePassword: true } } });
  api.answers['ownSessions'] = devices(device('renewed', 'Firefox', true));
  const form = document.querySelector<HTMLFormElement>('form#password');
  const [current, fresh] = form?.querySelectorAll('input') ?? [];
  if (!current || !fresh) throw new Error('The form has no fields for the passwords.');
  await userEvent.type(current, 'a long enough password');
  await userEvent.type(fresh, 'another long password');
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
  expect(await screen.findByText('Your password was changed.')).toBeTruthy();
  await vi.waitFor(() => expect(rowOfPhone()).toBeNull());
  expect(screen.getByText('Firefox on Linux')).toBeTruthy();
});

test('a device that was logged out elsewhere meanwhile is as good as logged out here', async () => {
  const gone = serverError('It was not found.', { code: 'NOT_FOUND', problem: 'recordNotFound' });
  const api = await open({ endSession: gone });
  api.answers['ownSessions'] = devices(here);
  await userEvent.click(screen.getByRole('button', { name: 'Log out: Chrome on Linux' }));
  expect(await screen.findByText('Logged out: Chrome on Linux')).toBeTruthy();
  await vi.waitFor(() => expect(rowOfPhone()).toBeNull());
});

test('a device that could not be logged out stays in the list', async () => {
  const api = await open({ endSession: serverError('Something went wrong.') });
  await userEvent.click(screen.getByRole('button', { name: 'Log out: Chrome on Linux' }));
  expect(await screen.findByText('Something went wrong.')).toBeTruthy();
  expect(rowOfPhone()).toBeTruthy();
  expect(api.variablesOf('ownSessions')).toHaveLength(1);
});

test('a user who logs in by a work account only is not offered to change a password they do not have', async () => {
  const account = { _id: 'ana', email: 'ana@berea.test', hasPassword: false };
  await open({ ownAccount: { data: { currentUser: account } } });
  expect(await screen.findByText(/^You log in with your work account/)).toBeTruthy();
  expect(document.querySelector('form')).toBeNull();
});

async function enterPasswords(current: string, fresh: string): Promise<HTMLInputElement[]> {
  const fields = [...(document.querySelector('form#password')?.querySelectorAll('input') ?? [])].slice(0, 2);
  for (const [index, words] of [current, fresh].entries()) await userEvent.type(fields[index]!, words);
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
  return fields;
}

test('a password that is not theirs is refused beside its field, and what was typed stays', async () => {
  await open({
    changePassword: serverError('Wrong.', { code: 'BAD_USER_INPUT', problem: 'currentPasswordWrong' }),
  });
  const [current, fresh] = await enterPasswords('not my own password', 'another long password');
  await vi.waitFor(() => expect(current?.getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getByRole('alert').textContent).toContain('That isn’t your current password.');
  expect(fresh?.value).toBe('another long password');
});

test('the password they have is no new one', async () => {
  const api = await open({});
  await enterPasswords('a long enough password', 'a long enough password');
  expect((await screen.findByRole('alert')).textContent).toContain('This is already your password.');
  expect(api.variablesOf('changePassword')).toEqual([]);
});

test('who asked for another email stays where they are, hears of the mail, and finds the form empty', async () => {
  await open({ changeEmail: { data: { changeEmail: true } } });
  const told = screen.getAllByRole('status').find((place) => place.closest('section'));
  const form = document.querySelector<HTMLFormElement>('form#email');
  const [email, password] = form?.querySelectorAll('input') ?? [];
  if (!told || !email || !password) throw new Error('The card of the email lacks a part.');
  await userEvent.type(email, 'new@berea.test');
  await userEvent.type(password, 'a long enough password{Enter}');
  await vi.waitFor(() => expect(told.textContent).toContain('new@berea.test'));
  expect([email.value, password.value]).toEqual(['', '']);
  expect(document.activeElement).toBe(password);
});

test('nothing of a password stays on the screen once it was changed, but the focus does', async () => {
  await open({ changePassword: { data: { changePassword: true } } });
  const [current, fresh] = await enterPasswords('a long enough password', 'another long password');
  await screen.findByText('Your password was changed.');
  expect([current?.value, fresh?.value]).toEqual(['', '']);
  expect(current?.isConnected).toBe(true);
});

test('logging out everywhere asks once, tells the server and goes to the login', async () => {
  const goTo = vi.spyOn(page, 'goTo').mockReturnValue();
  const api = await open({ logOutEverywhere: { data: { logOutEverywhere: true } } });
  await userEvent.click(screen.getByRole('button', { name: 'Log out everywhere' }));
  expect(api.variablesOf('logOutEverywhere')).toEqual([]);
  const question = within(await screen.findByRole('dialog'));
  await userEvent.click(question.getByRole('button', { name: 'Log out everywhere' }));
  await vi.waitFor(() => expect(goTo).toHaveBeenCalledExactlyOnceWith('/login'));
  expect(api.variablesOf('logOutEverywhere')).toEqual([{}]);
});
