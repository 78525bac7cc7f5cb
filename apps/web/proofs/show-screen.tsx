import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { vi } from 'vitest';
import { guarded } from '#kit/client/guard/role-guard.tsx';
import { enter } from '#kit/client/session/session.ts';
import { configure, FakeApi, fakeUser } from '#kit/client/testing/fake-api.ts';
import { TextProvider } from '#kit/ui/text/text-provider.tsx';
import { ToastHost } from '#kit/ui/toast/toast-host.tsx';
import { SCREENS } from '../screens.ts';
import { rolesThatOpen } from '../site-map/place-of.ts';
import { ENGLISH_TEXTS } from './english-texts.ts';

interface Shown {
  api: FakeApi;
  /** Where the page is now. */
  path: () => string;
}

/**
 * Opens an address of the app as it is built today, behind its guard and in English, for a signed-in user who differs
 * from a student as said. The API answers as it is told.
 */
export async function showScreen(
  address: string,
  answers: FakeApi['answers'],
  differing: object = {},
): Promise<Shown> {
  configure();
  const api = new FakeApi(answers);
  vi.stubGlobal('fetch', api.fetch);
  enter(fakeUser(differing));
  const screens = Object.entries(SCREENS).map(([path, lazy]) =>
    guarded(rolesThatOpen(path), [{ path, lazy, HydrateFallback: () => null }]),
  );
  const router = createMemoryRouter([...screens, { path: '*', element: null }], {
    initialEntries: [address],
  });
  render(
    <TextProvider locale="en" texts={ENGLISH_TEXTS}>
      <RouterProvider router={router} />
      <ToastHost position="bottom-center" />
    </TextProvider>,
  );
  return { api, path: () => router.state.location.pathname + router.state.location.search };
}
