import { render, screen as page } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { screen } from '#kit/client/loading/load-screen.ts';
import { prefetchApproachedScreens } from './prefetch-approached-screens.ts';

const Nothing = () => null;
let stop: () => void = () => {};
afterEach(() => stop());

function showLinks(load: () => Promise<{ Nothing: typeof Nothing; prefetch?: (params: object) => void }>) {
  const router = createMemoryRouter([
    { path: '/', element: <Nothing /> },
    { path: '/:kind', lazy: screen(load, 'Nothing') },
  ]);
  stop = prefetchApproachedScreens(router.routes);
  render(
    <>
      <a href="/logits">
        <b>System Log</b>
      </a>
      <a href="https://elsewhere.example/logits">Elsewhere</a>
      <a href="/no/such/page">Nowhere</a>
    </>,
  );
}

test('the code of a screen is fetched when the pointer comes to a link to it', async () => {
  const load = vi.fn<() => Promise<{ Nothing: typeof Nothing }>>().mockResolvedValue({ Nothing });
  showLinks(load);
  await userEvent.hover(page.getByText('Elsewhere'));
  await userEvent.hover(page.getByText('Nowhere'));
  await userEvent.hover(page.getByText('System Log'));
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
});

test('the code of a screen is fetched when the focus comes to a link to it', async () => {
  const load = vi.fn<() => Promise<{ Nothing: typeof Nothing }>>().mockResolvedValue({ Nothing });
  showLinks(load);
  await userEvent.tab();
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
});

test('what the screen shows is asked for too, by the address of the link', async () => {
  const prefetch = vi.fn<(params: object) => void>();
  showLinks(() => Promise.resolve({ Nothing, prefetch }));
  await userEvent.hover(page.getByText('System Log'));
  await vi.waitFor(() => expect(prefetch).toHaveBeenCalledExactlyOnceWith({ kind: 'logits' }));
});

test('a pointer that only passes over a link fetches nothing', async () => {
  const load = vi.fn<() => Promise<{ Nothing: typeof Nothing }>>().mockResolvedValue({ Nothing });
  showLinks(load);
  vi.useFakeTimers();
  const over = (text: string) =>
    page.getByText(text).dispatchEvent(new Event('pointerover', { bubbles: true }));
  over('System Log');
  over('Nowhere');
  vi.runAllTimers();
  vi.useRealTimers();
  expect(load).not.toHaveBeenCalled();
});

test('a fetch that fails is tried once and disturbs nobody', async () => {
  const load = vi.fn<() => Promise<never>>().mockRejectedValue(new Error('Failed to fetch'));
  showLinks(load);
  await userEvent.tab();
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
});
