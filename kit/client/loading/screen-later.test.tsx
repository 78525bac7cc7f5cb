import userEvent from '@testing-library/user-event';
import { render, screen as page } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { provideStandIn, screen } from './load-screen.ts';
import { page as wholePage } from '../page.ts';
import { screenLater } from './screen-later.tsx';
import { TestPage } from '../testing/test-page.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('a screen whose code is not there without a network says so, and comes by itself with the network', async () => {
  const reload = vi.spyOn(wholePage, 'reload').mockReturnValue();
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = vi
    .fn<() => Promise<{ Courses: () => string }>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module: /assets/a.js'))
    .mockResolvedValue({ Courses: () => 'Romans' });
  const opening = screen(load, 'Courses')();
  provideStandIn(screenLater);
  const { Component } = await opening;
  const shown = (
    <TestPage>
      <Component />
    </TestPage>
  );
  const { unmount } = render(shown);
  expect(page.getByRole('heading', { name: 'You’re offline' })).toBeTruthy();
  onLine.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  expect(await page.findByText('Romans')).toBeTruthy();
  expect(reload).not.toHaveBeenCalled();
  unmount();
  render(shown);
  expect(page.queryByText('You’re offline')).toBeNull();
  expect(page.getByText('Romans')).toBeTruthy();
});

test('a screen that a dead line keeps away says that the college is out of reach, and can be asked for', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const load = vi
    .fn<() => Promise<{ Courses: () => string }>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module: /assets/a.js'))
    .mockResolvedValue({ Courses: () => 'Romans' });
  const { Component } = await screen(load, 'Courses')();
  render(
    <TestPage>
      <Component />
    </TestPage>,
  );
  expect(
    page.getByRole('heading', { name: 'Can’t connect right now. Check your internet connection.' }),
  ).toBeTruthy();
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  expect(await page.findByText('Romans')).toBeTruthy();
});
