import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from '#kit/client/page.ts';
import { storeUser } from '#kit/client/session/stored-user.ts';
import { configure, FakeApi, serverError } from '#kit/client/testing/fake-api.ts';
import { messages } from '#kit/ui/messages.ts';
import { TextProvider } from '#kit/ui/text/text-provider.tsx';
import { messages as navigation } from '../messages.ts';
import { CrashScreen } from './crash.screen.tsx';

const texts = Object.fromEntries(
  [messages, navigation].flatMap(({ sources }) =>
    Object.entries(sources).map(([id, { text }]) => [id, text]),
  ),
);

function crashWith(
  error: Error,
  answers: FakeApi['answers'] = { insertLogit: { data: { insertLogit: { _id: '1' } } } },
) {
  const api = new FakeApi({ logoutUser: { data: { logoutUser: true } }, ...answers });
  vi.stubGlobal('fetch', api.fetch);
  const Broken = () => {
    throw error;
  };
  const router = createMemoryRouter([{ path: '*', element: <Broken />, errorElement: <CrashScreen /> }]);
  render(
    <TextProvider locale="en" texts={texts}>
      <RouterProvider router={router} />
    </TextProvider>,
  );
  return api;
}

beforeEach(() => {
  configure();
  localStorage.clear();
  sessionStorage.clear();
  document.head.innerHTML = '<script type="module" src="https://x.example/assets/index-one.js"></script>';
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(page, 'reload').mockReturnValue();
  vi.spyOn(page, 'goTo').mockReturnValue();
});

afterEach(() => {
  vi.useRealTimers();
});

test('a crash is shown with its error and reported to the system log (NAV-79) (NAV-80) (LOG-02) (LOG-04)', async () => {
  window.history.replaceState(null, '', '/reset-password/very-secret?x=1');
  const api = crashWith(new TypeError('lesson is undefined'));
  expect(await screen.findByRole('heading', { name: 'Oops, something went wrong' })).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toBe('lesson is undefined');
  const [variables] = api.variablesOf('insertLogit') as [{ logitInput: Record<string, string> }];
  expect(variables.logitInput).toMatchObject({ action: 'reportFrontEndError', type: 'ERROR' });
  const reference = variables.logitInput['reference'] ?? '';
  expect(reference).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/);
  expect(screen.getByText(`Reference: ${reference}`)).toBeTruthy();
  const told = JSON.parse(variables.logitInput['payload'] ?? '') as { error: string; url: string };
  expect(told.error).toContain('TypeError: lesson is undefined');
  expect(told.url).toMatch(/\/reset-password\/…$/);
});

test('every way out is a fresh page (NAV-81) (NAV-82) (NAV-83)', async () => {
  crashWith(new Error('broken'));
  await userEvent.click(await screen.findByRole('button', { name: 'Refresh' }));
  expect(page.reload).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('button', { name: 'Home' }));
  expect(page.goTo).toHaveBeenLastCalledWith('/');
  await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
  await vi.waitFor(() => expect(page.goTo).toHaveBeenLastCalledWith('/login'));
});

test('a missing chunk reloads the page after 1 second, once (NAV-84)', async () => {
  vi.useFakeTimers();
  crashWith(new TypeError('Failed to fetch dynamically imported module: https://x.example/a.js'));
  await vi.advanceTimersByTimeAsync(999);
  expect(page.reload).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(page.reload).toHaveBeenCalledOnce();
  crashWith(new TypeError('Failed to fetch dynamically imported module: https://x.example/a.js'));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(page.reload).toHaveBeenCalledOnce();
});

test('a report that fails does no further harm', async () => {
  storeUser({ _id: 'ana', fullName: 'Ana Souza', locale: null });
  const api = crashWith(new Error('broken'), { insertLogit: serverError('Token expired') });
  await vi.waitFor(() => expect(api.variablesOf('insertLogit')).toHaveLength(1));
  expect(await screen.findByRole('heading', { name: 'Oops, something went wrong' })).toBeTruthy();
  expect(page.reload).not.toHaveBeenCalled();
});
